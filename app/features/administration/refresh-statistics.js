// @ts-check
// Keeps the statistics up to date: every 30 seconds the page is fetched again, and those of its parts that changed are put in the place of
// what stands here. Nothing else is touched, so that focus, selection and scroll position stay.

const every = 30_000;

/** Moments ago is good enough for a page that nobody looks at. */
const isSeen = () => document.visibilityState === "visible";

/** The session that this page was opened in: in another one, nothing of it is shown. */
const [, session] = document.cookie.match(/(?:^|; )(?:__Host-)?session_id=([^;]+)/) ?? [];
const headers = { Accept: "text/html", ...(session ? { "x-session-id": session } : {}) };

let fetchedAt = Date.now();

async function refresh() {
  if (!isSeen()) return;
  fetchedAt = Date.now();
  const answer = await fetch(location.href, { headers }).catch(() => null);
  // why: whoever is not an administrator any more is sent elsewhere, and reads so when they next go on.
  if (!answer?.ok || answer.redirected) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const part of document.querySelectorAll("[data-live]")) {
    const name = part.getAttribute("data-live");
    const fresh = page.querySelector(`[data-live="${name}"]`);
    if (!fresh || fresh.innerHTML === part.innerHTML || part.contains(document.activeElement)) continue;
    part.replaceChildren(...fresh.cloneNode(true).childNodes);
  }
}

setInterval(refresh, every);
document.addEventListener("visibilitychange", () => {
  if (isSeen() && Date.now() - fetchedAt >= every) void refresh();
});
