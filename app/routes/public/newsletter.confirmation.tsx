import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { confirmSubscription } from "~/features/newsletter/confirm-subscription.server";
import { newsletterLinkSchema } from "~/features/newsletter/newsletter.schema";
import { LinkForm } from "~/features/newsletter/newsletter-page";
import { findSubscriberToConfirm } from "~/features/newsletter/subscriber.queries.server";
import { parseForm } from "~/platform/http/form.server";
import { getSecretPageHeaders } from "~/platform/http/secret-page-headers.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";
import { LinkButton } from "~/ui/button";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [
  { title: "Confirm your subscription · Sparkwright" },
  { name: "robots", content: "noindex" },
];

// why: the page's address is a key.
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  const subscriber = findSubscriberToConfirm(readToken(request));
  const state = subscriber === null ? "invalid" : subscriber.confirmedAt ? "confirmed" : "waits";
  return data({ state, email: subscriber?.email ?? "" } as const, { headers: getSecretPageHeaders(request) });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, newsletterLinkSchema);
  if (!form.ok) return form.reply();
  if (!confirmSubscription(readToken(request)))
    return redirectWithError("/newsletter", "This link does not work any more.");
  return redirectWithSuccess("/", { message: "Subscribed", description: "The newsletter comes to your address." });
}

const readToken = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export default function NewsletterConfirmation() {
  const { state, email } = useLoaderData<typeof loader>();
  if (state === "waits")
    return (
      <FormPage title="Confirm your subscription">
        <LinkForm
          text={`The newsletter is to come to ${email}.`}
          button="Confirm Subscription"
          pending="Confirming..."
        />
      </FormPage>
    );
  if (state === "confirmed")
    return <FormPage title="You are subscribed">{`The newsletter comes to ${email}.`}</FormPage>;
  return (
    <FormPage title="Invalid link" intro="A link works for a week and has to be whole. Ask for another one.">
      <p className="cluster">
        <LinkButton href="/newsletter">Send another link</LinkButton>
      </p>
    </FormPage>
  );
}
