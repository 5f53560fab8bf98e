// @ts-check
// Tracks which recommendations are opened and used, copies their prompts, and fills one into the idea where its field is on the page.
// Without this script 'Use this' leads to the spark form, and each opens and closes by itself.

/** @param {Event} event @param {string} selector @returns {HTMLElement | null} */
const near = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

/** @param {string} message @param {"success" | "error"} type @param {string} description */
function toast(message, type, description) {
  window.dispatchEvent(new CustomEvent("sparkwright:toast", { detail: { message, type, description } }));
}

/** @param {HTMLElement} details @param {"viewed" | "used"} action */
function track(details, action) {
  // Counting must not get into anybody's way: what is lost is lost.
  fetch(`/api/recommendations/${details.dataset.recommendation}/track`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ action }),
    keepalive: true,
  }).catch(() => undefined);
}

/** @param {HTMLElement} details */
const promptOf = (details) => details.querySelector("[data-prompt]")?.textContent ?? "";

document.addEventListener(
  "toggle",
  (event) => {
    const details = event.target;
    if (details instanceof HTMLDetailsElement && details.open && details.dataset.recommendation)
      track(details, "viewed");
  },
  true,
);

document.addEventListener("click", async (event) => {
  const details = near(event, "[data-recommendation]");
  if (!details) return;
  if (near(event, "[data-close-recommendation]")) {
    details.removeAttribute("open");
    details.querySelector("summary")?.focus();
  }
  if (!near(event, "[data-copy-prompt]")) return;
  try {
    await navigator.clipboard.writeText(promptOf(details));
    toast("Prompt copied!", "success", "The recommendation prompt has been copied to your clipboard.");
    track(details, "used");
  } catch {
    toast("Could not copy", "error", "Select the text and copy it by hand.");
  }
});

/** @param {string} [type] */
function chooseType(type) {
  const boxes = /** @type {HTMLInputElement[]} */ ([...document.querySelectorAll("input[name=contentTypes]")]);
  if (boxes.some((box) => box.checked !== box.defaultChecked)) return;
  for (const box of boxes) if (box.checked !== (box.value === type)) box.click();
}

document.addEventListener("submit", (event) => {
  const details = event.submitter?.closest("[data-recommendation]");
  const idea = document.querySelector("textarea[name=prompt]");
  if (!(details instanceof HTMLElement) || !(idea instanceof HTMLTextAreaElement)) return;
  // What else was filled in stays as it is; so do the content types, once somebody chose them.
  event.preventDefault();
  idea.value = promptOf(details);
  chooseType(details.dataset.type);
  idea.focus();
  track(details, "used");
  toast("Recommendation Applied", "success", "Your idea begins with it. Change what you like.");
});
