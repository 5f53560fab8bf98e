import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { passSecondStep } from "~/features/second-factor/pass-second-step.server";
import { codeSchema, secondStepSchema } from "~/features/second-factor/second-factor.schema";
import { SecondStepForm } from "~/features/second-factor/second-step-form";
import { AccessRefused } from "~/features/users/access-refused";
import { canUsePasskeys } from "~/platform/auth/passkey.server";
import { findPendingSignIn } from "~/platform/auth/pending-sign-in.server";
import { findFactors } from "~/platform/auth/second-factor.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { getOwnPath } from "~/platform/http/own-path";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [
  { title: "Second step · Sparkwright" },
  { name: "robots", content: "noindex" },
];

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set("Cache-Control", "private, no-store");
  return all;
};

export async function loader({ request }: LoaderFunctionArgs) {
  const pending = await findPendingSignIn(request);
  if (!pending) return redirect(backToSignIn(request));
  const { app, passkeys } = findFactors(pending.user.id);
  return {
    hasApp: app !== null,
    hasPasskey: canUsePasskeys && passkeys.length > 0,
    constraints: getHtmlConstraints(codeSchema),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, secondStepSchema);
  const pending = await findPendingSignIn(request);
  if (!pending) {
    const tooLate = { message: "Login Failed", description: "That took too long. Sign in again." };
    return redirectWithError(backToSignIn(request), tooLate);
  }
  if (!form.ok) return form.reply();
  try {
    const { value } = form;
    const proof =
      value.intent === "code"
        ? { code: value.code }
        : { passkey: value.answer as unknown as AuthenticationResponseJSON };
    return redirectWithSuccess(readNext(request), "Welcome back!", {
      headers: await passSecondStep(request, pending, proof),
    });
  } catch (error) {
    if (error instanceof TooManyRequests) return form.reject({ "": [error.message] }, error.init);
    if (error instanceof AccessRefused) return form.reject({ "": [error.message] });
    throw error;
  }
}

const readNext = (request: Request) => getOwnPath(new URL(request.url).searchParams.get("redirect"));
const backToSignIn = (request: Request) => `/login?redirect=${encodeURIComponent(readNext(request))}`;

export default function SecondStep() {
  return (
    <FormPage title="One more step" intro="Your account asks for more than your password.">
      <SecondStepForm {...useLoaderData<typeof loader>()} />
    </FormPage>
  );
}
