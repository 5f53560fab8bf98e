// @ts-check
// Shows the demo's result in the page, step by step. Without this script its form opens a page with the same result: that page is what
// is fetched here, and its parts are put in the place of those that stand here.

const demo = /** @type {HTMLElement} */ (document.querySelector("[data-demo]"));
const form = /** @type {HTMLFormElement} */ (demo.querySelector("[data-demo-form]"));
const input = /** @type {HTMLInputElement} */ (form.querySelector("[name=idea]"));
const button = /** @type {HTMLButtonElement} */ (form.querySelector("[type=submit]"));
const status = /** @type {HTMLElement} */ (demo.querySelector("[data-demo-status]"));
const steps = [...demo.querySelectorAll(".demo-steps li")];
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The spec's times, in milliseconds from the press: the idea was entered, then it is processed. */
const entered = 1000;
const processed = entered + 3000;
const unreachable = "The demo cannot be reached. Check your connection, and try again.";

let busy = false;

/** @param {number} time */
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));
/** @param {string} name @param {ParentNode} [page] */
const part = (name, page = demo) => page.querySelector(`[data-demo-part=${name}]`);
/** @param {string} name @param {ParentNode} page */
const put = (name, page) => part(name)?.replaceChildren(...(part(name, page)?.cloneNode(true).childNodes ?? []));
/** @param {Element | null} [element] */
const bring = (element) => element?.scrollIntoView({ block: "nearest", behavior: calm.matches ? "auto" : "smooth" });

/** The demo as it came. A page that came with a result goes back by its link. */
const first = demo.dataset.step === "0" ? demo.cloneNode(true) : null;

function allow() {
  button.disabled = busy || input.value.trim() === "";
}

/** @param {number} step from 0, nothing entered, to 3, all is there */
function reach(step) {
  busy = step === 1 || step === 2;
  demo.dataset.step = String(step);
  steps.forEach((item, at) => {
    item.toggleAttribute("data-done", at + 1 < step || step === steps.length);
    if (busy && at + 1 === step) item.setAttribute("aria-current", "step");
    else item.removeAttribute("aria-current");
  });
  status.textContent = steps[step - 1]?.textContent ?? "";
  button.setAttribute("aria-busy", String(busy));
  input.readOnly = busy;
  allow();
}

/** @param {string} [message] */
function refuse(message) {
  const text = document.createElement("p");
  text.className = "field-error";
  text.textContent = message ?? "";
  part("error")?.replaceChildren(...(message ? [text] : []));
  input.setAttribute("aria-invalid", String(Boolean(message)));
}

/** @returns {Promise<HTMLElement>} the demo of the page that the form would have opened */
async function load() {
  const address = new URL(form.action);
  address.searchParams.set("idea", input.value);
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return /** @type {HTMLElement} */ (page.querySelector("[data-demo]"));
}

async function show() {
  part("answer")?.replaceChildren();
  refuse();
  reach(1);
  const [first, second, made] = [wait(entered), wait(processed), load()];
  // why: it may fail before anybody waits for it
  made.catch(() => {});
  await first;
  reach(2);
  const page = await made;
  if (page.dataset.step !== "3") throw new Error(part("error", page)?.textContent ?? "");
  put("poster", page);
  bring(part("poster"));
  await second;
  put("answer", page);
  reach(3);
  bring(part("answer")?.querySelector("header"));
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (button.disabled) return;
  try {
    await show();
  } catch (error) {
    reach(0);
    refuse(error instanceof TypeError ? unreachable : String(/** @type {Error} */ (error).message));
    input.focus();
  }
});

demo.addEventListener("submit", (event) => {
  if (!first || !(event.target instanceof Element) || !event.target.matches("[data-demo-again]")) return;
  event.preventDefault();
  for (const name of ["poster", "answer"]) put(name, /** @type {HTMLElement} */ (first));
  refuse();
  input.value = "";
  reach(0);
  input.focus();
});

input.addEventListener("input", allow);
addEventListener("pageshow", allow);
allow();
