import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { leaveNewsletter } from "~/features/newsletter/leave-newsletter.server";
import { newsletterLinkSchema } from "~/features/newsletter/newsletter.schema";
import { LinkForm } from "~/features/newsletter/newsletter-page";
import { findSubscriberToRemove } from "~/features/newsletter/subscriber.queries.server";
import { parseForm } from "~/platform/http/form.server";
import { getSecretPageHeaders } from "~/platform/http/secret-page-headers.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [
  { title: "Unsubscribe · Sparkwright" },
  { name: "robots", content: "noindex" },
];

// why: the page's address is a key.
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  const email = findSubscriberToRemove(readToken(request))?.email ?? null;
  return data({ email }, { headers: getSecretPageHeaders(request) });
}

/** Removes the address: by the page's button, or by an e-mail program's own, which follows no redirect (RFC 8058). */
export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, newsletterLinkSchema);
  if (!form.ok) return form.reply();
  const isRemoved = leaveNewsletter(readToken(request));
  if (form.value["List-Unsubscribe"]) return data({ isRemoved }, { status: isRemoved ? 200 : 400 });
  if (!isRemoved) return redirectWithError("/", "This link is not whole. Open it from the e-mail once more.");
  return redirectWithSuccess("/", { message: "Unsubscribed", description: "Your address has been removed." });
}

const readToken = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export default function NewsletterRemoval() {
  const { email } = useLoaderData<typeof loader>();
  if (email === null)
    return <FormPage title="You are not subscribed">No newsletter comes by this link any more.</FormPage>;
  return (
    <FormPage title="Unsubscribe">
      <LinkForm text={`No more newsletters come to ${email}.`} button="Unsubscribe" pending="Unsubscribing..." />
    </FormPage>
  );
}
