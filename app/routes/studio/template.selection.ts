import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { selectTemplate } from "~/features/templates/selected-template.server";
import { findTemplate } from "~/features/templates/template.queries.server";
import { selectionSchema } from "~/features/templates/template-selection.schema";
import { requireUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";

/** The buttons are on the page of the templates. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return redirect("/content-templates");
}

/** Selects a template for the next project that is chosen. */
export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const form = await parseForm(request, selectionSchema);
  const template = form.ok ? findTemplate(user, form.value.templateId) : undefined;
  if (!template) throw createNotFound();
  const toast = {
    message: "Template Selected!",
    description: `'${template.name}' is ready. Choose a project to apply it to.`,
  };
  return redirectWithSuccess("/", toast, { headers: await selectTemplate(template) });
}
