// Leads from an old address to the new one and takes the fragment along; an old anchor that has its own new place
// is named by a <meta name="fingerpost-moved">. Without scripts the page refreshes and offers a plain link.
(function () {
  "use strict";
  var target = document.currentScript.getAttribute("data-target");
  var fragment = location.hash.slice(1);
  var plain = fragment;
  try {
    plain = decodeURIComponent(fragment);
  } catch (error) {
    // A fragment that is no valid encoding is compared as it stands.
  }
  var moved = document.querySelectorAll('meta[name="fingerpost-moved"]');
  for (var index = 0; index < moved.length; index += 1) {
    var old = moved[index].getAttribute("data-fragment");
    if (fragment && (old === plain || old === fragment)) {
      location.replace(moved[index].getAttribute("content"));
      return;
    }
  }
  var carries = fragment && target.indexOf("#") < 0;
  location.replace(carries ? target + "#" + fragment : target);
})();
