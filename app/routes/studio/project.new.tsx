import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createProjectOnce, ProjectsFull } from "~/features/projects/create-project.server";
import { countProjects } from "~/features/projects/project.queries.server";
import { projectConstraints, projectSchema } from "~/features/projects/project.schema";
import { ProjectForm } from "~/features/projects/project-form";
import { carryIdea, readCarriedIdea } from "~/features/sparks/carried-idea";
import { CarriedIdea } from "~/features/sparks/carried-idea-note";
import { takeSelectedTemplate } from "~/features/templates/selected-template.server";
import { requireUser, requireUserKeepingForm, signedOut } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { findKeptForm, forgetKeptForm } from "~/platform/http/kept-form.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { KeptNote } from "~/ui/kept-note";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "New project · Sparkwright" }];

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const idea = readCarriedIdea(new URL(request.url).searchParams);
  return { constraints: projectConstraints, idea, kept: (await findKeptForm(request, user))?.values ?? null };
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUserKeepingForm(request, signedOut);
  const form = await parseForm(request, projectSchema);
  if (!form.ok) return form.reply();

  try {
    const isFirst = countProjects(user) === 0;
    const project = createProjectOnce(user, form.value);
    const idea = readCarriedIdea(new URL(request.url).searchParams);
    await forgetKeptForm(request, user);
    if (isFirst && idea === null) {
      // why: the home page asked to create a project for the template that waits, and there is no other to choose.
      const { query, headers } = await takeSelectedTemplate(user, request);
      return await redirectWithSuccess(`/project/${project.id}/spark${query}`, "Project Created", { headers });
    }
    return await redirectWithSuccess(carryIdea(`/project/${project.id}/spark`, idea), "Project Created");
  } catch (error) {
    if (error instanceof TooManyRequests) return form.reject({ "": [error.message] }, error.init);
    if (error instanceof ProjectsFull) return form.reject({ "": [error.message] }, { status: 403 });
    if (error instanceof Response) throw error;
    log.error({ err: error }, "a project could not be created");
    return form.reject({ "": ["Failed to create project. Please try again."] }, { status: 500 });
  }
}

export default function NewProject() {
  const { constraints, idea, kept } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="New project"
      back="/"
      intro="A project is a brand or a product. Everything you make for it starts from what you write here."
    >
      {idea ? <CarriedIdea idea={idea}>It’s waiting on the next page. First, tell us who it’s for.</CarriedIdea> : null}
      {kept ? <KeptNote /> : null}
      <ProjectForm
        constraints={constraints}
        values={kept ?? undefined}
        submit={{ label: "Continue", pending: "Creating...", variant: "primary" }}
        back={{ href: "/", label: "Back to Projects" }}
      />
    </FormPage>
  );
}
