// @ts-check
// The cookie banner with scripts: an answer is sent without leaving the page, and the local storage keeps the same word as the cookie.

const key = "cookieConsent";
/** @type {HTMLElement | null} */
const banner = document.querySelector("[data-cookie-banner]");

/** @param {string | null | undefined} choice */
function keep(choice) {
  try {
    if (choice) localStorage.setItem(key, choice);
    else localStorage.removeItem(key);
  } catch {
    // why: some people have their browser refuse any storage; the cookie is the truth.
  }
}

const answered = () => /(?:^|;\s*)(?:__Host-)?cookie_consent=([a-z]+)/.exec(document.cookie)?.[1];

// A page that was fetched ahead may come with the question although it was answered since.
keep(answered());
if (answered() && banner) banner.hidden = true;

banner?.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !(event instanceof SubmitEvent)) return;
  event.preventDefault();
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter)) body.append(name, String(value));
  try {
    await fetch(form.action, { method: "POST", body, redirect: "manual" });
  } catch {
    return;
  }
  keep(answered());
  banner.hidden = true;
});
