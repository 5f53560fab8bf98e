import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { askForProof } from "~/features/users/ask-for-proof.server";
import { findAddressProof } from "~/features/users/find-address-proof.server";
import { proveAddressByLink } from "~/features/users/prove-address.server";
import { findUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { getSecretPageHeaders } from "~/platform/http/secret-page-headers.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { LinkButton, SubmitButton } from "~/ui/button";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [
  { title: "Confirm your email address · Sparkwright" },
  { name: "robots", content: "noindex" },
];

// why: the page's address is a key.
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const readToken = (request: Request) => new URL(request.url).searchParams.get("token");

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await findUser(request);
  return data(findAddressProof(user, readToken(request)), { headers: getSecretPageHeaders(request) });
}

export async function action({ request }: ActionFunctionArgs) {
  await parseForm(request, z.object({}));
  const user = await findUser(request);
  const token = readToken(request);
  if (token !== null) {
    // why back to the page: it says by itself what is wrong with the link.
    if (proveAddressByLink(token) === null) return redirect(`/emails/confirmation?token=${encodeURIComponent(token)}`);
    return redirectWithSuccess(user ? "/" : "/login", "Email address confirmed");
  }
  if (!user) return redirect("/login?redirect=%2Femails%2Fconfirmation");
  try {
    if (askForProof(user) === "proven") return redirectWithSuccess("/", "Email address confirmed");
    return redirectWithSuccess("/emails/confirmation", "Link sent");
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return redirectWithError("/emails/confirmation", error.message);
  }
}

export default function EmailConfirmation() {
  const { state, email } = useLoaderData<typeof loader>();
  if (state === "confirmed")
    return (
      <FormPage title="Your email address is confirmed" intro={<bdi>{email}</bdi>}>
        <p>
          <LinkButton href="/" variant="strong">
            Go to the home page
          </LinkButton>
        </p>
      </FormPage>
    );
  if (state === "link")
    return (
      <FormPage
        title="Confirm your email address"
        intro={
          <>
            This link shows that <bdi>{email}</bdi> is yours.
          </>
        }
      >
        <form method="post">
          <SubmitButton variant="strong" pending="Confirming...">
            Confirm
          </SubmitButton>
        </form>
      </FormPage>
    );
  if (state === "waits")
    return (
      <FormPage
        title="Confirm your email address"
        intro={
          <>
            We sent a link to <bdi>{email}</bdi>. Open it, and your free sparks are here. Look into the folder for
            unwanted mail too. You can send another link, three an hour at most.
          </>
        }
      >
        <form method="post" action="/emails/confirmation">
          <SubmitButton pending="Sending...">Send Another Link</SubmitButton>
        </form>
      </FormPage>
    );
  return (
    <FormPage title="Invalid link" intro="A link works for three days and has to be whole. Sign in to get another one.">
      <p>
        <LinkButton href="/login?redirect=%2Femails%2Fconfirmation">Sign In</LinkButton>
      </p>
    </FormPage>
  );
}
