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
import { acceptAdministration, isValidProof } from "~/features/users/accept-administration.server";
import { findUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { getSecretPageHeaders } from "~/platform/http/secret-page-headers.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { LinkButton, SubmitButton } from "~/ui/button";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [
  { title: "Become an administrator · Sparkwright" },
  { name: "robots", content: "noindex" },
];

// why: the page's address is a key.
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

const readToken = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await findUser(request);
  const isValid = user !== null && isValidProof(user, readToken(request));
  return data({ email: user?.email ?? null, isValid }, { headers: getSecretPageHeaders(request) });
}

export async function action({ request }: ActionFunctionArgs) {
  await parseForm(request, z.object({}));
  const user = await findUser(request);
  // why back to the page: it says by itself what is missing.
  if (!user || !acceptAdministration(user, readToken(request))) {
    const { pathname, search } = new URL(request.url);
    return redirect(pathname + search);
  }
  return redirectWithSuccess("/admin/dashboard", "You are an administrator now");
}

export default function Proof() {
  const { email, isValid } = useLoaderData<typeof loader>();
  if (email === null) {
    return (
      <FormPage
        title="Sign in first"
        intro="Sign in with the account that this link was made for, then open the link again."
      >
        <p>
          <LinkButton href="/login" variant="strong">
            Sign In
          </LinkButton>
        </p>
      </FormPage>
    );
  }
  if (!isValid) {
    return (
      <FormPage
        title="Invalid Link"
        intro="A link works once, for a day, and in the account that it was made for. Sign in anew to get another one."
      >
        <p>
          <LinkButton href="/">Go to the home page</LinkButton>
        </p>
      </FormPage>
    );
  }
  return (
    <FormPage
      title="Become an administrator"
      intro={
        <>
          This link shows that <bdi>{email}</bdi> is yours. Administrators see every account and the site’s settings.
        </>
      }
    >
      <form method="post">
        <SubmitButton variant="strong" pending="One moment...">
          Become an administrator
        </SubmitButton>
      </form>
    </FormPage>
  );
}
