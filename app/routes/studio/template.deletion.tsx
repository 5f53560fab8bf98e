import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteTemplate } from "~/features/templates/delete-template.server";
import { requireOwnTemplate } from "~/features/templates/require-own-template.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { LinkButton, SubmitButton } from "~/ui/button";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Delete this template? · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { name } = requireOwnTemplate(user, params.id);
  return { name };
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request);
  deleteTemplate(user, requireOwnTemplate(user, params.id).id);
  return redirectWithSuccess("/content-templates", "Template deleted");
}

export default function DeleteTemplate() {
  const { name } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Delete this template?"
      back="/content-templates"
      backLabel="Content templates"
      intro={
        <>
          <bdi>{name}</bdi> goes for good. What was made from it stays.
        </>
      }
    >
      <form method="post">
        <div className="cluster">
          <SubmitButton variant="danger" icon="trash" pending="Deleting...">
            Delete Template
          </SubmitButton>
          <LinkButton href="/content-templates">Keep it</LinkButton>
        </div>
      </form>
    </FormPage>
  );
}
