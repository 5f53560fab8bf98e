import { createCookieSessionStorage } from "@remix-run/node";
import { createToastUtilsWithCustomSession } from "remix-toast";
import { config } from "~/platform/config/config.server";
import { isSecure, nameCookie } from "./cookie-name.server";

const cookieName = nameCookie("toast");

const storage = createCookieSessionStorage({
  cookie: {
    name: cookieName,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    secrets: [config.sessionSecret],
    // why: a message about what just happened is not worth showing next week.
    maxAge: 60,
  },
});

const toasts = createToastUtilsWithCustomSession(storage);

/** `redirectWithSuccess(url, "Project Created")`, or `{ message, description }`; a third argument takes headers and status. */
export const { redirectWithSuccess, redirectWithError, redirectWithInfo } = toasts;

/** The message that the last answer left for this page, and the headers which take it away. No message, no headers. */
export async function takeToast(request: Request) {
  // why: a page fetched ahead may never be seen; the message waits for one that is.
  if (request.headers.get("Sec-Purpose")?.includes("prefetch")) return { toast: undefined, headers: new Headers() };
  // why here: the library makes an error of each page that has none, and throws it away
  if (!request.headers.get("Cookie")?.includes(`${cookieName}=`)) return { toast: undefined, headers: new Headers() };
  const { toast, headers } = await toasts.getToast(request);
  return { toast, headers: toast ? headers : new Headers() };
}
