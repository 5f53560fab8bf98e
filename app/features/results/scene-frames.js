// @ts-check
// Shows a frame of each scene in place of the film's poster, once the scenes come into view: whoever does not scroll so far
// loads nothing. Without this script the poster stays.

/** How far into a scene all of its words stand. */
const telling = 0.75;

/** @param {HTMLVideoElement} scene */
function showFrame(scene) {
  scene.addEventListener(
    "loadedmetadata",
    () => {
      scene.currentTime = scene.duration * telling;
    },
    { once: true },
  );
  scene.addEventListener(
    "play",
    () => {
      scene.currentTime = 0;
    },
    { once: true },
  );
  scene.removeAttribute("poster");
  scene.preload = "metadata";
}

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLVideoElement)) continue;
    seen.unobserve(target);
    showFrame(target);
  }
});
for (const scene of document.querySelectorAll("[data-scenes] video")) seen.observe(scene);
