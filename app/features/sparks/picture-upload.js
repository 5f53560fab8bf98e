// @ts-check
// Sends the reference picture the moment it is chosen and shows how much has left. Without this script the file travels with the
// form; and as long as it is on its way the form still carries it, so that nothing is lost when somebody does not wait.

/** @typedef {{ title: string, message: string }} Refusal */

const largest = 10 * 1024 * 1024;
/** @type {Refusal} */
const lost = { title: "Upload failed", message: "Could not upload the image. Please try again." };

/** @param {string} message @param {"success" | "error"} type @param {string} [description] */
function toast(message, type, description) {
  window.dispatchEvent(new CustomEvent("sparkwright:toast", { detail: { message, type, description } }));
}

/** @param {File} file @returns {Refusal | null} */
function refusal(file) {
  if (!file.type.startsWith("image/")) {
    return { title: "Invalid file type", message: "Please upload an image file (JPG, PNG, GIF, etc.)" };
  }
  if (file.size > largest) {
    return { title: "File too large", message: "Please upload an image smaller than 10MB" };
  }
  return null;
}

/** @param {File} file @param {(fraction: number) => void} onProgress @returns {Promise<string>} the picture's address */
function send(file, onProgress) {
  // fetch cannot tell how much of a body has been sent.
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.append("image", file);
  return new Promise((resolve, reject) => {
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener("load", () => {
      const answer = request.response ?? {};
      if (request.status === 200 && answer.url) resolve(answer.url);
      else reject(answer.message ? { title: lost.title, ...answer } : lost);
    });
    request.addEventListener("error", () => reject(lost));
    request.addEventListener("abort", () => reject(lost));
    request.responseType = "json";
    request.open("POST", "/api/upload/image");
    request.send(body);
  });
}

/** @param {HTMLElement} field */
function enhance(field) {
  const input = /** @type {HTMLInputElement} */ (field.querySelector("input[type=file]"));
  const kept = /** @type {HTMLElement} */ (field.querySelector("[data-picture-kept]"));
  const address = /** @type {HTMLInputElement} */ (kept.querySelector("input[name=productImageUrl]"));
  const frame = /** @type {HTMLElement} */ (kept.querySelector("[data-picture-frame]"));
  const sending = /** @type {HTMLElement} */ (field.querySelector("[data-picture-sending]"));
  const said = /** @type {HTMLElement} */ (field.querySelector("[data-picture-error]"));
  const described = input.getAttribute("aria-describedby") ?? "";
  const bar = /** @type {HTMLElement} */ (sending.querySelector("[role=progressbar]"));

  /** @param {number} fraction */
  function progress(fraction) {
    const percent = `${Math.round(fraction * 100)}%`;
    bar.setAttribute("aria-valuenow", percent.slice(0, -1));
    /** @type {HTMLElement} */ (bar.firstElementChild).style.width = percent;
    /** @type {HTMLElement} */ (sending.querySelector(".figure")).textContent = percent;
  }

  /** @param {string} url */
  function keep(url) {
    address.value = url;
    kept.hidden = url === "";
    frame.replaceChildren();
    if (url === "") return;
    const picture = document.createElement("img");
    picture.src = url;
    picture.alt = "Your reference";
    frame.append(picture);
  }

  /** Stays beside the field until another picture is chosen; the toast leaves. @param {string} message */
  function complain(message) {
    said.textContent = message;
    said.hidden = message === "";
    input.setAttribute("aria-invalid", String(message !== ""));
    input.setAttribute("aria-describedby", `${described} ${message ? said.id : ""}`.trim());
  }

  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (!file) return;
    complain("");
    const refused = refusal(file);
    try {
      if (refused) throw refused;
      progress(0);
      sending.hidden = false;
      keep(await send(file, progress));
      toast("Image uploaded successfully", "success");
    } catch (error) {
      const { title, message } = /** @type {Refusal} */ (error);
      toast(title, "error", message);
      complain(message);
    } finally {
      sending.hidden = true;
      // It lies in the store now, or cannot go there: the form need not carry it.
      if (input.files?.[0] === file) input.value = "";
    }
  });

  kept.querySelector("[data-picture-remove]")?.addEventListener("click", () => {
    keep("");
    toast("Image removed", "success");
    input.focus();
  });
}

const field = document.querySelector("[data-picture-field]");
if (field instanceof HTMLElement) enhance(field);
