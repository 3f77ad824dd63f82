// The little of a browser that the modules without a page of their own ask for.

/** An element that only has attributes. */
export function element(attributes) {
  return {
    getAttribute: (name) => (name in attributes ? attributes[name] : null),
    hasAttribute: (name) => name in attributes,
  };
}

/** A document with the meta elements given by name, each with its attributes. */
export function documentWith(meta) {
  return {
    querySelector(selector) {
      const name = /^meta\[name="(.+)"\]$/.exec(selector)?.[1];
      return name in meta ? element(meta[name]) : null;
    },
  };
}

export const contract = {
  version: "c1",
  schemes: ["gallery-action"],
  intents: ["backup.retry", "task.open"],
};
