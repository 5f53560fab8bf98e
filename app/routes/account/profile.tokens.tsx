import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ownAccessTokenSchema } from "~/features/access-tokens/access-token.schema";
import { AccessTokensView } from "~/features/access-tokens/access-tokens-page";
import { TokenRefused } from "~/features/access-tokens/create-access-token.server";
import { createOwnAccessToken } from "~/features/access-tokens/create-own-access-token.server";
import { listAccessTokens } from "~/features/access-tokens/list-access-tokens.server";
import { rejectOwnPassword } from "~/features/users/reject-own-password";
import { requireUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Access tokens · Sparkwright" }];

// why: no cache may keep a page that shows a token.
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set("Cache-Control", "private, no-store");
  return all;
};

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return { tokens: listAccessTokens(user), constraints: getHtmlConstraints(ownAccessTokenSchema) };
}

/** Makes a token, and answers with the page that shows it this once. */
export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const form = await parseForm(request, ownAccessTokenSchema);
  if (!form.ok) return form.reply();
  try {
    const token = await createOwnAccessToken(user, form.value);
    return data({ made: { name: form.value.name, token } }, { status: 201 });
  } catch (error) {
    if (error instanceof TokenRefused) return form.reject({ [error.field]: [error.message] });
    return rejectOwnPassword(form, error);
  }
}

export default function AccessTokens() {
  const answer = useActionData<typeof action>();
  return (
    <FormPage
      title="Access tokens"
      intro={
        <>
          A token lets your scripts use the API as you. The <a href="/documentation#api">documentation</a> shows how.
        </>
      }
      back="/profile"
      backLabel="Profile settings"
    >
      <AccessTokensView {...useLoaderData<typeof loader>()} made={answer && "made" in answer ? answer.made : null} />
    </FormPage>
  );
}
