// @ts-check
// Fetches a list of recommendations that could not be made when the page was, and shows rows in its place meanwhile. Without this script
// the page is loaded again.

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
  const button = event.target instanceof Element ? event.target.closest("[data-fetch-recommendations]") : null;
  const panel = button?.closest("[data-recommendations]");
  if (panel instanceof HTMLElement) void fetchList(panel);
});
