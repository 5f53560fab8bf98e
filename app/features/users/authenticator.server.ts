import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { findKnownDevice } from "~/platform/auth/known-device.server";
import type { User } from "~/platform/auth/user";
import { getRequestContext } from "~/platform/http/every-request.server";
import { signIn } from "./sign-in.server";
import { signInSchema } from "./user.schema";

/** The ways to sign in on a page. Another one, such as a social account, is another strategy. */
const authenticator = new Authenticator<User>();

authenticator.use(
  new FormStrategy(async ({ form, request }) =>
    signIn(signInSchema.parse(Object.fromEntries(form)), {
      address: getRequestContext().clientAddress,
      device: await findKnownDevice(request),
    }),
  ),
  "password",
);

/**
 * Signs in with a form that has passed the door. The strategy reads a body of its own, so it gets the form in a new request.
 * @throws AccessRefused, TooManyRequests
 */
export function authenticateForm(request: Request, form: FormData): Promise<User> {
  const headers = { Cookie: request.headers.get("Cookie") ?? "" };
  return authenticator.authenticate("password", new Request(request.url, { method: "POST", body: form, headers }));
}
