// Shows the links that the viewer cannot follow as what they are: text, and the way that leads there by hand.

/**
 * Turns a link into text, or back into a link.
 * @param {HTMLElement} element
 * @param {boolean} isAvailable
 * @param {string} note - what stands beside a link that is not available
 */
export function showAvailability(element, isAvailable, note) {
  const kept = element.getAttribute("data-intent-href");
  if (isAvailable) {
    if (kept === null) return;
    element.setAttribute("href", kept);
    element.removeAttribute("data-intent-href");
    element.removeAttribute("role");
    element.removeAttribute("aria-disabled");
    element.classList.remove("is-unavailable");
    element.querySelectorAll(":scope > .intent-note").forEach((old) => old.remove());
    return;
  }
  if (kept !== null) return;
  element.setAttribute("data-intent-href", element.getAttribute("href") || "");
  element.removeAttribute("href");
  element.setAttribute("role", "link");
  element.setAttribute("aria-disabled", "true");
  element.classList.add("is-unavailable");
  const text = document.createElement("span");
  text.className = "intent-note";
  // The title is the written path: Settings ▸ Backup ▸ Retry.
  text.textContent = " (" + (element.getAttribute("title") || note) + ")";
  element.append(text);
}
