import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireOwnTemplate } from "~/features/templates/require-own-template.server";
import { updateTemplate } from "~/features/templates/save-template.server";
import { ownTemplateSchema } from "~/features/templates/template.schema";
import { TemplateForm } from "~/features/templates/template-form";
import { requireUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { LinkButton } from "~/ui/button";
import { FormPage, Section } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Edit template · Sparkwright" }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id, name, description, category, industry, contentTypes, promptTemplate } = requireOwnTemplate(
    user,
    params.id,
  );
  return {
    id,
    values: { name, description, category, industry: industry ?? "none", contentTypes, promptTemplate },
    constraints: getHtmlConstraints(ownTemplateSchema),
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const { id } = requireOwnTemplate(user, params.id);
  const form = await parseForm(request, ownTemplateSchema);
  if (!form.ok) return form.reply();
  updateTemplate(user, id, form.value);
  return redirectWithSuccess("/content-templates?whose=mine", "Template saved");
}

export default function EditTemplate() {
  const { id, values, constraints } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Edit template"
      back="/content-templates"
      backLabel="Content templates"
      intro="What was made from it before stays as it is."
    >
      <TemplateForm constraints={constraints} values={values} />
      <Section title="Delete this template">
        <LinkButton href={`/content-templates/${id}/deletion`} icon="trash">
          Delete Template
        </LinkButton>
      </Section>
    </FormPage>
  );
}
