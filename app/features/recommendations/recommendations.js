// @ts-check
// Tracks which recommendations are opened and used, copies their prompts, fills one into the idea where its field is on the page, and
// fetches a list that could not be made when the page was.
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

/** @param {ParentNode} panel @param {string} name */
const partOf = (panel, name) => /** @type {HTMLElement} */ (panel.querySelector(`[data-recommendations-part=${name}]`));

/** @param {string} selector @returns {Promise<Element | null>} what this page has there by now */
async function fetchPart(selector) {
  const answer = await fetch(location.href);
  if (!answer.ok) throw new Error(answer.statusText);
  return new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(selector);
}

/** @param {HTMLElement} panel */
async function fetchList(panel) {
  const show = (/** @type {string} */ name) => {
    for (const part of ["failed", "loading"]) partOf(panel, part).hidden = part !== name;
    panel.setAttribute("aria-busy", String(name === "loading"));
  };
  show("loading");
  const selector = `[data-recommendations="${panel.dataset.recommendations}"] > .recommendations`;
  const list = await fetchPart(selector)
    .catch(() => fetchPart(selector))
    .catch(() => null);
  show(list ? "fetched" : "failed");
  if (list) partOf(panel, "fetched").replaceChildren(document.importNode(list, true));
  const next = panel.querySelector(list ? "summary" : "[data-fetch-recommendations]");
  if (next instanceof HTMLElement) next.focus();
}

document.addEventListener("click", (event) => {
  const panel = near(event, "[data-fetch-recommendations]")?.closest("[data-recommendations]");
  if (panel instanceof HTMLElement) void fetchList(panel);
});

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

document.addEventListener("submit", (event) => {
  const details = event.submitter?.closest("[data-recommendation]");
  const idea = document.querySelector("textarea[name=prompt]");
  if (!(details instanceof HTMLElement) || !(idea instanceof HTMLTextAreaElement)) return;
  // What else was filled in stays as it is.
  event.preventDefault();
  idea.value = promptOf(details);
  idea.focus();
  track(details, "used");
  toast("Recommendation Applied", "success", "Your idea begins with it. Change what you like.");
});
