// The part of an address behind `#`.

/**
 * The name that a fragment stands for; one that is no valid encoding stands for itself.
 * @param {string} fragment - without `#`
 * @returns {string}
 */
export function decoded(fragment) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
