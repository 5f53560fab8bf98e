// @ts-check
// Counts the characters of the samples while they are typed, keeps the button quiet while there is nothing to analyse, and adds a
// field without a new page. Without this script the server does all three.

/** @param {HTMLFormElement} form */
function enhance(form) {
  const list = /** @type {HTMLElement} */ (form.querySelector("[data-samples]"));
  const counter = /** @type {HTMLElement} */ (form.querySelector("[data-count]"));
  const analyze = /** @type {HTMLButtonElement} */ (form.querySelector("button:not([name])"));
  const add = /** @type {HTMLButtonElement | null} */ (form.querySelector("button[name=intent]"));
  const fields = () => [...list.querySelectorAll("textarea")];

  function count() {
    const texts = fields().map((field) => field.value);
    const characters = texts.reduce((sum, text) => sum + text.length, 0);
    counter.textContent = characters.toLocaleString("en-US");
    counter.toggleAttribute("data-too-many", characters > Number(form.dataset.most));
    analyze.disabled = texts.every((text) => text.trim() === "");
  }

  add?.addEventListener("click", (event) => {
    const last = fields().at(-1)?.closest(".field");
    if (!last) return;
    event.preventDefault();
    const number = fields().length + 1;
    const next = /** @type {HTMLElement} */ (last.cloneNode(true));
    for (const part of next.querySelectorAll(".field-error, .field-hint")) part.remove();
    const [label, field] = [next.querySelector("label"), next.querySelector("textarea")];
    if (!label || !field) return;
    label.htmlFor = field.id = `sample-${number}`;
    label.textContent = `Sample ${number}`;
    field.value = "";
    field.rows = 5;
    field.removeAttribute("aria-describedby");
    field.removeAttribute("aria-invalid");
    list.append(next);
    field.focus();
    if (number >= Number(form.dataset.mostSamples)) add.remove();
  });

  form.addEventListener("input", count);
  window.addEventListener("pageshow", count);
  count();
}

const form = document.querySelector("[data-sample-form]");
if (form instanceof HTMLFormElement) enhance(form);
