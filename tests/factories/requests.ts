import { createSession } from "~/platform/auth/session.server";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";

/** A request of a visitor, as the server gets it. */
export function visitorRequest(path: string, init: RequestInit = {}): Request {
  return new Request(new URL(path, config.origin), init);
}

/** A request with a session of this user. */
export async function signedInRequest(user: User, path: string, init: RequestInit = {}): Promise<Request> {
  const opened = await createSession(visitorRequest("/login"), user.id);
  const headers = new Headers(init.headers);
  headers.append("Cookie", cookiesOf(opened));
  return visitorRequest(path, { ...init, headers });
}

/** What a browser would send back after an answer with these headers. */
export function cookiesOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

type Fields = Record<string, string | string[] | undefined>;

/** What a plain HTML form posts. A field with several values is sent several times, one without a value not at all. */
export function formPost(fields: Fields): { method: "POST"; body: URLSearchParams } {
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values ?? []].flat()) body.append(name, value);
  }
  return { method: "POST", body };
}

/** What a script posts to a call. */
export function jsonPost(body: unknown): RequestInit {
  return { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}
