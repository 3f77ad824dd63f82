// The way to the search of the page: buttons and keys. The search itself is loaded when it is asked for.

/**
 * @param {Window & typeof globalThis} window
 * @param {string} assets - address of the theme's files, with a final slash
 */
export function startSearch(window, assets) {
  const document = window.document;
  /** @type {NodeListOf<HTMLElement>} */
  const buttons = document.querySelectorAll("[data-search]");
  if (buttons.length === 0) return;
  /** @type {HTMLScriptElement | null} */
  let script = null;

  function open() {
    if (script) {
      document.dispatchEvent(new Event("fingerpost-search"));
      return;
    }
    const loading = document.createElement("script");
    script = loading;
    Object.assign(loading.dataset, buttons[0].dataset);
    loading.src = assets + "search.js";
    // Asked again, it is tried again.
    loading.onerror = () => {
      loading.remove();
      script = null;
    };
    // The dialog is shown in its form at once, and also where that cannot be had.
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = assets + "search.css";
    style.onload = style.onerror = () => document.head.append(loading);
    document.head.append(style);
  }

  buttons.forEach((button) => button.addEventListener("click", open));
  document.addEventListener("keydown", (event) => {
    const withControl = event.ctrlKey || event.metaKey;
    const isAsked = withControl ? event.key.toLowerCase() === "k" && !event.shiftKey : event.key === "/" && !takesText(event.target);
    if (!isAsked || event.altKey || document.querySelector("dialog[open]:not(.search)")) return;
    event.preventDefault();
    open();
  });
}

/** @param {EventTarget | null} target */
function takesText(target) {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
