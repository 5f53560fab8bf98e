// @ts-check
// Keeps `selectedTemplate` in the browser's storage in step with the server's cookie, which is the truth, and says once a selection that
// the template is ready. Without this script the banner alone says so.

const key = "selectedTemplate";
/** Milliseconds after which the message of the selection makes room for this one. */
const pause = 1500;

function keepInStep() {
  const script = /** @type {HTMLElement | null} */ (document.querySelector("script[data-selected-template]"));
  const selected = script?.dataset.selectedTemplate ?? "";
  const kept = localStorage.getItem(key);
  try {
    JSON.parse(kept ?? "0");
  } catch {
    // biome-ignore lint/suspicious/noConsole: the one who wonders where it went finds it here; it is no error.
    console.warn("The stored template could not be read and is removed.");
  }
  if (selected === "") return localStorage.removeItem(key);
  if (kept === selected) return;
  localStorage.setItem(key, selected);
  const detail = {
    message: "Template Ready!",
    description: `'${JSON.parse(selected).name}' is loaded. Choose a project to apply it to.`,
    type: "success",
  };
  setTimeout(() => window.dispatchEvent(new CustomEvent("sparkwright:toast", { detail })), pause);
}

try {
  keepInStep();
} catch {
  // A browser that keeps nothing for pages: the cookie and the banner do.
}
