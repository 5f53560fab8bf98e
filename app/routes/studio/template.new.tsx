import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findTemplateStart } from "~/features/templates/find-template-start.server";
import { createTemplate, TooManyTemplates } from "~/features/templates/save-template.server";
import { ownTemplateSchema } from "~/features/templates/template.schema";
import { TemplateForm } from "~/features/templates/template-form";
import { requireUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "New template · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const start = findTemplateStart(user, new URL(request.url).searchParams);
  return { start, constraints: getHtmlConstraints(ownTemplateSchema) };
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const form = await parseForm(request, ownTemplateSchema);
  if (!form.ok) return form.reply();
  try {
    createTemplate(user, form.value);
  } catch (error) {
    if (error instanceof TooManyTemplates) return form.reject({ "": [error.message] }, { status: 409 });
    throw error;
  }
  return redirectWithSuccess("/content-templates?whose=mine", {
    message: "Template saved",
    description: `'${form.value.name}' is yours to use and to change.`,
  });
}

export default function NewTemplate() {
  const { start, constraints } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="New template"
      back="/content-templates"
      backLabel="Content templates"
      intro="An idea that you use again. Only you see it."
    >
      <TemplateForm constraints={constraints} values={{ industry: "none", ...start }} />
    </FormPage>
  );
}
