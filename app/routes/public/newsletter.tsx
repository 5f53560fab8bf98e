import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { newsletterConstraints, newsletterFormSchema } from "~/features/newsletter/newsletter.schema";
import { ConfirmationSent, NewsletterForm } from "~/features/newsletter/newsletter-page";
import { requestSubscription } from "~/features/newsletter/request-subscription.server";
import { findEmailTransport } from "~/platform/email/find-email-transport.server";
import { getRequestContext } from "~/platform/http/every-request.server";
import { parseForm, type RejectedForm, showWith } from "~/platform/http/form.server";
import { wasOpenedByPerson, writeOpened, writeOpenedBefore } from "~/platform/http/form-opened.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { FormPage } from "~/ui/page";

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction = () => [
  { title: "Newsletter · Sparkwright" },
  { name: "description", content: "Sparkwright's newsletter by email: what is new, and how campaigns are made." },
  { name: "robots", content: "noindex" },
];

export function loader({ request }: LoaderFunctionArgs) {
  return {
    isSent: new URL(request.url).searchParams.has("sent"),
    canSend: findEmailTransport() !== null,
    constraints: newsletterConstraints,
    opened: writeOpened(),
  };
}

/** Takes an address from the box that every page has. What does not come as a person's does is shown once more, to be sent from here. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, newsletterFormSchema);
  if (!form.ok) return showAgain(form.reply());
  const { email, homepage, opened } = form.value;
  if (homepage) return form.reject({ "": [failed] });
  if (!wasOpenedByPerson(opened)) return showAgain(form.reject({ "": ["Please press Subscribe once more."] }));
  try {
    requestSubscription(email, getRequestContext().clientAddress);
  } catch (error) {
    if (error instanceof TooManyRequests) return showAgain(form.reject({ "": [error.message] }, error.init));
    log.error({ err: error }, "an address for the newsletter could not be kept");
    return showAgain(form.reject({ "": [failed] }, { status: 500 }));
  }
  return redirect("/newsletter?sent");
}

const failed = "Your address could not be kept. Please try again.";

const showAgain = (rejected: RejectedForm) => showWith(rejected, { opened: writeOpenedBefore() });

export default function Newsletter() {
  const { isSent, canSend, constraints, opened } = useLoaderData<typeof loader>();
  const again = useActionData<{ opened?: string }>();
  if (isSent && !again)
    return (
      <FormPage title="Check Your Email">
        <ConfirmationSent canSend={canSend} />
      </FormPage>
    );
  return (
    <FormPage title="Newsletter" intro="News of Sparkwright and ideas for campaigns, by e-mail.">
      <NewsletterForm constraints={constraints} opened={again?.opened ?? opened} />
    </FormPage>
  );
}
