// A button on every block of code that puts its text on the clipboard.

/**
 * @typedef {object} CopyTexts
 * @property {string} copy
 * @property {string} copied
 */

/**
 * Adds the buttons.
 * @param {Window & typeof globalThis} window
 * @param {CopyTexts} texts
 */
export function startCopying(window, texts) {
  const document = window.document;
  document.querySelectorAll("article pre > code").forEach((code) => {
    const block = code.parentElement;
    if (!block || !block.parentNode) return;
    const frame = document.createElement("div");
    frame.className = "code-frame";
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy-button";
    button.textContent = texts.copy;
    button.addEventListener("click", () => {
      copy(window, code).then((isDone) => {
        if (!isDone) return;
        // The button's own text is read out when it changes under the focus.
        button.textContent = texts.copied;
        button.classList.add("is-done");
        window.setTimeout(() => {
          button.textContent = texts.copy;
          button.classList.remove("is-done");
        }, 2000);
      });
    });
    block.parentNode.insertBefore(frame, block);
    frame.append(block, button);
  });
}

/**
 * @param {Window & typeof globalThis} window
 * @param {Element} code
 * @returns {Promise<boolean>}
 */
async function copy(window, code) {
  const text = (code.textContent || "").replace(/\n$/, "");
  try {
    await window.navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard for pages from a disk or in a web view: what is selected can still be copied.
    const selection = window.getSelection();
    if (!selection) return false;
    selection.selectAllChildren(code);
    return window.document.execCommand("copy");
  }
}
