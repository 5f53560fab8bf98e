// @ts-check
// The one script of every page: it makes nicer what works without it. It waits for events and for the toasts that are
// already there, and never adds, moves or removes an element that React rendered.

/** @typedef {{ message: string, description?: string, type?: string, duration?: number }} ToastDetail */

/** @param {string} selector @param {ParentNode} [from] @returns {HTMLElement | null} */
const find = (selector, from = document) => from.querySelector(selector);
/** @param {string} selector @returns {Iterable<HTMLElement>} */
const findAll = (selector) => document.querySelectorAll(selector);
/** @param {Event} event @param {string} selector @returns {HTMLElement | null} */
const near = (event, selector) => (event.target instanceof Element ? event.target.closest(selector) : null);

// Toasts: one at a time; each leaves after its duration, waits while pointed at or focused, and can be closed,
// swiped right or reached with F8.
const swipeDistance = 50;
const shownToasts = "[data-toast-region] [data-toast]:not([hidden])";
/** @type {WeakMap<HTMLElement, number>} */
const leaving = new WeakMap();

/** @param {HTMLElement} toast */
function dismiss(toast) {
  clearTimeout(leaving.get(toast));
  toast.hidden = true;
  if (toast.hasAttribute("data-ours")) toast.remove();
}

/** @param {HTMLElement} toast */
function leaveLater(toast) {
  clearTimeout(leaving.get(toast));
  const wait = Number(toast.dataset.duration) || 5000;
  leaving.set(toast, window.setTimeout(dismiss, wait, toast));
}

/** @param {HTMLElement} toast */
function welcome(toast) {
  for (const other of findAll(shownToasts)) if (other !== toast) dismiss(other);
  leaveLater(toast);
  for (const name of ["pointerenter", "focusin"]) toast.addEventListener(name, () => clearTimeout(leaving.get(toast)));
  for (const name of ["pointerleave", "focusout"]) toast.addEventListener(name, () => leaveLater(toast));

  /** @type {number | null} */
  let start = null;
  toast.addEventListener("pointerdown", (event) => {
    if (!near(event, "button")) start = event.clientX;
  });
  toast.addEventListener("pointermove", (event) => {
    if (start !== null) toast.style.translate = `${Math.max(0, event.clientX - start)}px`;
  });
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) {
    toast.addEventListener(name, () => {
      if (Number.parseFloat(toast.style.translate) > swipeDistance) dismiss(toast);
      start = null;
      toast.style.translate = "";
    });
  }
}

/** @param {string} tag @param {string} className */
const make = (tag, className, textContent = "") =>
  Object.assign(document.createElement(tag), { className, textContent });

/** @param {ToastDetail} detail */
function showToast({ message, description, type = "info", duration }) {
  const slot = find("[data-toast-slot]");
  if (!slot) return;
  const toast = make("div", `toast toast-${type}`);
  toast.dataset.toast = toast.dataset.ours = "";
  toast.dataset.duration = String(duration);
  toast.setAttribute("role", type === "error" ? "alert" : "status");
  const text = make("div", "toast-text");
  text.append(make("p", "toast-title", message));
  if (description) text.append(make("p", "", description));
  const close = make("button", "toast-close", "×");
  close.dataset.toastClose = "";
  close.setAttribute("aria-label", "Close message");
  toast.append(text, close);
  slot.replaceChildren(toast);
}

const region = find("[data-toast-region]");
/** Of several toasts that are new, only the last stays. */
function meetToasts() {
  const newest = [...findAll(shownToasts)].filter((toast) => !leaving.has(toast)).pop();
  if (newest) welcome(newest);
}
if (region) {
  meetToasts();
  new MutationObserver(meetToasts).observe(region, { childList: true, subtree: true });
}
window.addEventListener("sparkwright:toast", (event) => {
  if (event instanceof CustomEvent) showToast(event.detail);
});

// Copying.
/** @param {HTMLElement} button */
async function copy(button) {
  const source = button.dataset.copy ? find(button.dataset.copy) : null;
  try {
    await navigator.clipboard.writeText(button.dataset.copyText ?? source?.innerText ?? "");
    showToast({ message: "Copied!", description: "Content copied to clipboard", type: "success" });
    button.dataset.copied = "";
    setTimeout(() => button.removeAttribute("data-copied"), 2000);
  } catch {
    if (source) getSelection()?.selectAllChildren(source);
    showToast({ message: "Could not copy", description: "Select the text and copy it by hand.", type: "error" });
  }
}

// The pending bar: a page is on its way. It is taken back when the person returns or nothing came (a download).
/** @type {number} */
let giveUp;
/** @param {boolean} on */
function pending(on) {
  clearTimeout(giveUp);
  find("[data-pending-bar]")?.toggleAttribute("data-leaving", on);
  if (on) giveUp = window.setTimeout(pending, 10000, false);
}

document.addEventListener("click", (event) => {
  const close = near(event, "[data-toast-close]")?.closest("[data-toast]");
  if (close instanceof HTMLElement) dismiss(close);
  const button = near(event, "[data-copy], [data-copy-text]");
  if (button) void copy(button);
  for (const menu of findAll("details[data-menu][open]")) {
    if (event.target instanceof Node && (!menu.contains(event.target) || near(event, "a")))
      menu.removeAttribute("open");
  }
});

// On the window, after React's listeners: what they prevented is theirs to handle.
window.addEventListener("click", (event) => {
  const link = near(event, "a[href]:not([target], [download])");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const samePage = link.pathname === location.pathname && link.search === location.search && link.hash !== "";
  if (link.origin === location.origin && !samePage) pending(true);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "F8") {
    event.preventDefault();
    find("[data-toast-region]")?.focus();
  }
  const menu = event.key === "Escape" && find("details[data-menu][open]");
  if (!menu) return;
  menu.removeAttribute("open");
  find("summary", menu)?.focus();
});

// Forms: the server's messages show instead of the browser's, the pressed button its pending label, a second submit of the same page
// is refused, and leaving a form that was changed asks first.
/** @type {Set<HTMLFormElement>} */
const changed = new Set();
/** @type {Set<HTMLFormElement>} */
const sent = new Set();

document.addEventListener("input", (event) => {
  const form = near(event, "form[data-warn-unsaved]");
  if (form instanceof HTMLFormElement) changed.add(form);
});
for (const form of document.forms) {
  form.noValidate = true;
  if (form.matches("[data-warn-unsaved]") && find("[aria-invalid]", form)) changed.add(form);
}
window.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  changed.delete(form);
  if (event.defaultPrevented || form.target) return;
  if (sent.has(form)) return event.preventDefault();
  sent.add(form);
  const button = event.submitter ?? find("button:not([type=button])", form);
  button?.setAttribute("aria-busy", "true");
  pending(true);
  // Last: may throw.
  if (form.dataset.forget) localStorage.removeItem(form.dataset.forget);
});
window.addEventListener("beforeunload", (event) => {
  if (changed.size > 0) event.preventDefault();
});
window.addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  for (const form of sent) find("[aria-busy]", form)?.removeAttribute("aria-busy");
  sent.clear();
  pending(false);
  seen = "";
  pageView();
});
find("[data-focus-first]")?.focus();

// Every page that is shown, for the tag manager: without the query, which may hold a token or an address.
/** @type {Window & { dataLayer?: object[], navigation?: EventTarget }} */
const page = window;
let seen = "";
function pageView() {
  const path = location.pathname;
  if (path === seen || find("[data-untracked]")) return;
  seen = path;
  page.dataLayer ??= [];
  page.dataLayer.push({ event: "page_view", path, title: document.title });
}
pageView();
// The address changes before the title, so the record waits for the next painted frame.
page.navigation?.addEventListener("currententrychange", () => requestAnimationFrame(() => setTimeout(pageView, 0)));
