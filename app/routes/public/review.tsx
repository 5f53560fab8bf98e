import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { getReviewPage } from "~/features/reviews/get-review-page.server";
import { ReviewFull, recordReview } from "~/features/reviews/record-review.server";
import { requireSharedSpark } from "~/features/reviews/require-shared-spark.server";
import { reviewSchema } from "~/features/reviews/review.schema";
import { ReviewView } from "~/features/reviews/review-view";
import { getRequestContext } from "~/platform/http/every-request.server";
import { parseForm } from "~/platform/http/form.server";
import { getSecretPageHeaders } from "~/platform/http/secret-page-headers.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { NotFoundPage } from "~/ui/not-found-page";

export const handle = { hideNavigation: true, hideAccount: true };

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) => {
  const both = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) both.set(name, value);
  return both;
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Review for ${data.projectName} · Sparkwright` : "404 Page Not Found · Sparkwright" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  return data(await getReviewPage(params.token, request), { headers: getSecretPageHeaders(request) });
}

/** A comment, an approval, or the word that something has to change, of somebody who needs no account. */
export async function action({ request, params }: ActionFunctionArgs) {
  const form = await parseForm(request, reviewSchema);
  requireSharedSpark(params.token);
  if (!form.ok) return form.reply();
  try {
    recordReview(params.token, form.value, getRequestContext().clientAddress);
  } catch (error) {
    if (error instanceof TooManyRequests) return form.reject({ "": [error.message] }, error.init);
    if (error instanceof ReviewFull) return form.reject({ "": [error.message] });
    throw error;
  }
  return redirectWithSuccess(`/review/${params.token}#your-review`, {
    message: said[form.value.intent],
    description: "Whoever sent you the link sees it beside the campaign.",
  });
}

const said = { comment: "Comment sent", approved: "Approved", changes: "Changes requested" };

export default function Review() {
  return <ReviewView page={useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <NotFoundPage hint="If it was to lead to a campaign for your review, it no longer works. Ask whoever sent it for a new one." />
  );
}
