import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getEditPage } from "~/features/editor/get-edit-page.server";
import { requireText } from "~/features/editor/require-text.server";
import { cancelRedo, findOpenRedo } from "~/features/sparks/cancel-redo.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithInfo } from "~/platform/http/toast.server";
import { LinkButton, SubmitButton } from "~/ui/button";
import { FormPage } from "~/ui/page";

export const handle = { hideNavigation: true };

export const meta: MetaFunction = () => [{ title: "Cancel making it again? · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  const { type, noun, results } = getEditPage(spark, requireText(spark, params.part));
  if (!findOpenRedo(spark, type)) throw redirect(results);
  return { noun, results };
}

/** Ends the making again; what is there stays. */
export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request, signedOut);
  const spark = requireSpark(user, params.id, params.sparkId);
  const { type, results } = getEditPage(spark, requireText(spark, params.part));
  if (!cancelRedo(user, spark, type)) return redirect(results);
  return redirectWithInfo(results, {
    message: "Cancelled",
    description: "The current one stays. Nothing was charged.",
  });
}

export default function CancelRedo() {
  const { noun, results } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title={`Stop making the ${noun} again?`}
      back={results}
      intro="The current one stays as it is, and you won’t be charged."
    >
      <form method="post">
        <div className="cluster">
          <SubmitButton variant="danger" pending="Cancelling...">
            Cancel the new one
          </SubmitButton>
          <LinkButton href={results}>Keep making it</LinkButton>
        </div>
      </form>
    </FormPage>
  );
}
