import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newsletterLinkSchema } from "~/features/newsletter/newsletter.schema";
import { LinkForm } from "~/features/newsletter/newsletter-page";
import { endSparkEmails, findSparkEmails } from "~/features/users/spark-emails.server";
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
  return data({ isOn: findSparkEmails(readToken(request)) }, { headers: getSecretPageHeaders(request) });
}

/** Ends the e-mails about campaigns: by the page's button, or by an e-mail program's own, which follows no redirect (RFC 8058). */
export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, newsletterLinkSchema);
  if (!form.ok) return form.reply();
  const isEnded = endSparkEmails(readToken(request));
  if (form.value["List-Unsubscribe"]) return data({ isEnded }, { status: isEnded ? 200 : 400 });
  if (!isEnded) return redirectWithError("/", "This link is not whole. Open it from the e-mail once more.");
  return redirectWithSuccess("/", { message: "Unsubscribed", description: "Your profile has the way back." });
}

const readToken = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export default function SparkEmailsRemoval() {
  const { isOn } = useLoaderData<typeof loader>();
  if (!isOn) return <FormPage title="You are not subscribed">No e-mail about campaigns comes by this link.</FormPage>;
  return (
    <FormPage title="Unsubscribe">
      <LinkForm
        text="No more e-mails say that a campaign of yours is ready."
        button="Unsubscribe"
        pending="Unsubscribing..."
      />
    </FormPage>
  );
}
