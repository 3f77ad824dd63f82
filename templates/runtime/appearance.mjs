// The switch between light and dark. It follows the system until the reader decides otherwise, and again from then on
// when the reader's choice is what the system says.

const key = "fingerpost-appearance";

/**
 * Brings the switch to life, if the page has one.
 * @param {Window & typeof globalThis} window
 */
export function startAppearance(window) {
  const document = window.document;
  const button = document.querySelector("button[data-appearance-switch]");
  if (!(button instanceof HTMLElement) || !window.matchMedia) return;
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const root = document.documentElement;

  function isDark() {
    const chosen = root.getAttribute("data-appearance");
    return chosen ? chosen === "dark" : system.matches;
  }

  function show() {
    if (button) button.setAttribute("aria-pressed", String(isDark()));
  }

  button.addEventListener("click", () => {
    const wanted = isDark() ? "light" : "dark";
    if ((wanted === "dark") === system.matches) root.removeAttribute("data-appearance");
    else root.setAttribute("data-appearance", wanted);
    remember(window, root.getAttribute("data-appearance"));
    show();
  });
  if (system.addEventListener) system.addEventListener("change", show);
  button.hidden = false;
  show();
}

/**
 * @param {Window} window
 * @param {string | null} appearance
 */
function remember(window, appearance) {
  try {
    if (appearance) window.localStorage.setItem(key, appearance);
    else window.localStorage.removeItem(key);
  } catch {
    // A viewer without storage forgets it with the page.
  }
}
