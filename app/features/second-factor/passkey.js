// @ts-check
// Makes or shows a passkey for a form that asks for one. Without this script the form stays hidden: a passkey needs a browser's help.

/** @param {string} text */
const toBytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
/** @param {ArrayBuffer} buffer */
const toText = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** @param {any} credential */
const readCredential = ({ id, rawId, type, response }) => ({
  ...{ id, rawId: toText(rawId), type, clientExtensionResults: {} },
  response: {
    clientDataJSON: toText(response.clientDataJSON),
    ...(response.attestationObject
      ? { attestationObject: toText(response.attestationObject), transports: response.getTransports?.() ?? [] }
      : { authenticatorData: toText(response.authenticatorData), signature: toText(response.signature) }),
  },
});

/** @param {any[]} [list] */
const readList = (list = []) => list.map((each) => ({ ...each, id: toBytes(each.id) }));

/** @param {any} options */
function ask(options) {
  const publicKey = { ...options, challenge: toBytes(options.challenge) };
  if (!options.user) {
    return navigator.credentials.get({
      publicKey: { ...publicKey, allowCredentials: readList(options.allowCredentials) },
    });
  }
  const user = { ...options.user, id: toBytes(options.user.id) };
  return navigator.credentials.create({
    publicKey: { ...publicKey, user, excludeCredentials: readList(options.excludeCredentials) },
  });
}

const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form[data-passkey]"));
if (form && window.PublicKeyCredential) {
  form.hidden = false;
  const note = /** @type {HTMLElement} */ (form.querySelector("[data-passkey-note]"));
  const answer = /** @type {HTMLInputElement} */ (form.querySelector('input[name="answer"]'));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    note.textContent = "";
    try {
      const sent = new URLSearchParams(/** @type {any} */ (new FormData(form)));
      const asked = await fetch(form.dataset.passkey ?? "", { method: "POST", body: sent });
      const options = await asked.json();
      if (!asked.ok) throw new Error(options.message);
      answer.value = JSON.stringify(readCredential(await ask(options)));
      for (const secret of form.querySelectorAll("input[type=password]")) secret.setAttribute("disabled", "");
      form.submit();
    } catch (error) {
      const isRefused = error instanceof DOMException;
      note.textContent = isRefused
        ? "Your browser gave no passkey. Try again."
        : error instanceof Error && error.message
          ? error.message
          : "Something went wrong. Please try again.";
      for (const button of form.querySelectorAll("button")) button.removeAttribute("aria-disabled");
    }
  });
}
