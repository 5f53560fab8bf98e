// @ts-check
// Shows a key while it is typed, where its owner asks for it. Without this script it stays hidden.

const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("[data-show-key]"));
const input = /** @type {HTMLInputElement | null} */ (
  button?.parentElement?.querySelector('input[name="imageGenerationKey"]')
);
if (button && input) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const shows = input.type === "password";
    input.type = shows ? "text" : "password";
    button.textContent = shows ? "Hide" : "Show";
    button.setAttribute("aria-pressed", String(shows));
  });
}
