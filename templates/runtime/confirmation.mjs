// Asks before an action that is not to happen by accident. Never `window.confirm`, which web views may leave out.

/**
 * @typedef {object} ConfirmationTexts
 * @property {string} proceed - the word on the button that goes on
 * @property {string} cancel
 */

/**
 * Asks a question and gives the answer; the focus goes back to where it was.
 * @param {Document} document
 * @param {string} question
 * @param {boolean} isDestructive
 * @param {ConfirmationTexts} texts
 * @returns {Promise<boolean>}
 */
export function confirmed(document, question, isDestructive, texts) {
  const before = document.activeElement;
  const dialog = document.createElement("dialog");
  dialog.className = isDestructive ? "confirmation is-destructive" : "confirmation";
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-modal", "true");
  dialog.setAttribute("aria-labelledby", "fp-confirmation");

  const text = document.createElement("p");
  text.id = "fp-confirmation";
  text.textContent = question;
  const actions = document.createElement("div");
  actions.className = "confirmation-actions";
  const cancel = button(document, texts.cancel, "quiet-button");
  const proceed = button(document, texts.proceed, "confirmation-proceed");
  actions.append(cancel, proceed);
  dialog.append(text, actions);
  document.body.append(dialog);

  return new Promise((resolve) => {
    let isOver = false;
    /** @param {boolean} answer */
    function end(answer) {
      if (isOver) return;
      isOver = true;
      if (typeof dialog.close === "function" && dialog.open) dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(answer);
    }
    cancel.addEventListener("click", () => end(false));
    proceed.addEventListener("click", () => end(true));
    dialog.addEventListener("cancel", () => end(false));
    dialog.addEventListener("close", () => end(false));
    // A click on the backdrop is a click on the dialog itself.
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog) end(false);
    });
    if (typeof dialog.showModal === "function") {
      dialog.showModal();
    } else {
      showWithoutModal(dialog, [cancel, proceed], () => end(false));
    }
    // The safe way out is the one that Enter takes.
    (isDestructive ? cancel : proceed).focus();
  });
}

/**
 * Web views of before 2022 have no modal dialogs: the same box, with the focus kept inside.
 * @param {HTMLElement} dialog
 * @param {HTMLElement[]} buttons
 * @param {() => void} cancel
 */
function showWithoutModal(dialog, buttons, cancel) {
  dialog.setAttribute("open", "");
  dialog.classList.add("is-plain");
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") cancel();
    if (event.key !== "Tab") return;
    event.preventDefault();
    const at = buttons.findIndex((button) => button === event.target);
    buttons[(at + (event.shiftKey ? buttons.length - 1 : 1)) % buttons.length].focus();
  });
}

/**
 * @param {Document} document
 * @param {string} text
 * @param {string} name
 * @returns {HTMLButtonElement}
 */
function button(document, text, name) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = name;
  button.textContent = text;
  return button;
}
