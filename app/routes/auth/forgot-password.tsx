import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ForgotPasswordForm, ResetLinkSent } from "~/features/users/forgot-password";
import { requestReset } from "~/features/users/request-reset.server";
import { forgotPasswordSchema } from "~/features/users/user.schema";
import { findEmailTransport } from "~/platform/email/find-email-transport.server";
import { getRequestContext } from "~/platform/http/every-request.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { describePage } from "~/ui/describe-page";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: "Forgot password · Sparkwright",
    description: "Get a link by e-mail that lets you choose a new password.",
    path: "/forgot-password",
  });

export const handle = { isSameForVisitors: true };

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  return {
    isSent: new URL(request.url).searchParams.has("sent"),
    canSend: findEmailTransport() !== null,
    supportEmail: getSiteSettings().supportEmail,
    constraints: getHtmlConstraints(forgotPasswordSchema),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, forgotPasswordSchema);
  if (!form.ok) return form.reply();
  try {
    requestReset(form.value.email, getRequestContext().clientAddress);
  } catch (error) {
    if (error instanceof TooManyRequests) return form.reject({ "": [error.message] }, error.init);
    log.error({ err: error }, "a reset link could not be sent");
    return form.reject({ "": ["Failed to send reset link"] }, { status: 500 });
  }
  return redirectWithSuccess("/forgot-password?sent", {
    message: "Reset link sent!",
    description: "If this email exists in our system, you'll receive a reset link shortly.",
  });
}

export default function ForgotPassword() {
  const { isSent, ...page } = useLoaderData<typeof loader>();
  return (
    <FormPage title={isSent ? "Check Your Email" : "Forgot your password?"}>
      {isSent ? <ResetLinkSent {...page} /> : <ForgotPasswordForm {...page} />}
    </FormPage>
  );
}
