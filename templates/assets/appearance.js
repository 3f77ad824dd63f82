// Loaded before the page is drawn, so that a reader who chose light or dark does not see the other one flash.
(function () {
  "use strict";
  try {
    var chosen = localStorage.getItem("fingerpost-appearance");
    if (chosen === "light" || chosen === "dark") document.documentElement.setAttribute("data-appearance", chosen);
  } catch (error) {
    // A viewer without storage follows the system.
  }
})();
