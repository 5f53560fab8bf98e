import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contactConstraints, contactFormSchema } from "~/features/contact/contact.schema";
import { ContactView } from "~/features/contact/contact-page";
import { explainFailure } from "~/features/contact/explain-failure.server";
import { keepMessage } from "~/features/contact/keep-message.server";
import { findUser } from "~/platform/auth/require-user.server";
import { getRequestContext } from "~/platform/http/every-request.server";
import { parseForm } from "~/platform/http/form.server";
import { wasOpenedByPerson, writeOpened } from "~/platform/http/form-opened.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { describePage } from "~/ui/describe-page";
import { Page } from "~/ui/page";

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: "Contact Support · Sparkwright",
    description: "Write to Sparkwright's support: the form, how soon an answer comes, and what is asked most.",
    path: "/contact",
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await findUser(request);
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(" ");
  return {
    isSent: new URL(request.url).searchParams.has("sent"),
    known: user && { name, email: user.email },
    supportEmail: getSiteSettings().supportEmail,
    constraints: contactConstraints,
    opened: writeOpened(),
  };
}

/** Keeps a message for support. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, contactFormSchema);
  if (!form.ok) return form.reply();
  const { homepage, opened, ...input } = form.value;
  const user = await findUser(request);
  const { clientAddress: address } = getRequestContext();
  try {
    if (homepage) return form.reject({ "": [explainFailure()] });
    keepMessage(input, { userId: user?.id ?? null, address, isSuspect: !wasOpenedByPerson(opened) });
  } catch (error) {
    if (error instanceof TooManyRequests) return form.reject({ "": [explainFailure(), error.message] }, error.init);
    log.error({ err: error }, "a message to support could not be kept");
    return form.reject({ "": [explainFailure()] }, { status: 500 });
  }
  return redirectWithSuccess("/contact?sent", {
    message: "Message Sent!",
    description: "We'll get back to you within 24 hours.",
  });
}

export default function Contact() {
  return (
    <Page title="Contact Support" intro="Tell us what you need. Your message goes to the support team.">
      <ContactView page={useLoaderData<typeof loader>()} />
    </Page>
  );
}
