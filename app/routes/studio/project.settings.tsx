import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findProject, requireProject } from "~/features/projects/project.queries.server";
import { projectSettingsConstraints, projectSettingsSchema } from "~/features/projects/project.schema";
import { ProjectForm } from "~/features/projects/project-form";
import { ProjectNotFound } from "~/features/projects/project-not-found";
import { updateProject } from "~/features/projects/update-project.server";
import { describePictureStorage } from "~/features/sparks/store-reference-picture.server";
import { requireUser, requireUserKeepingForm, signedOut } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { findKeptForm, forgetKeptForm } from "~/platform/http/kept-form.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { log } from "~/platform/log/log.server";
import { LinkButton } from "~/ui/button";
import { FormPage, Section } from "~/ui/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Settings of ${data.project.name}` : "Project not found"} · Sparkwright` },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const project = findProject(user, params.id);
  if (!project) return data(null, { status: 404 });
  const { id, userId: _owner, voice: _voice, createdAt: _created, ...fields } = project;
  const kept = (await findKeptForm(request, user))?.values ?? null;
  return data({
    id,
    project: fields,
    kept,
    constraints: projectSettingsConstraints,
    pictureStorage: describePictureStorage(user),
  });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUserKeepingForm(request, signedOut);
  const project = requireProject(user, params.id);
  const form = await parseForm(request, projectSettingsSchema);
  if (!form.ok) return form.reply();

  try {
    updateProject(user, project.id, form.value);
    await forgetKeptForm(request, user);
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error }, "a project could not be changed");
    return form.reject({ "": ["Failed to update project settings. Please try again."] }, { status: 500 });
  }
  return redirectWithSuccess(`/project/${project.id}/settings`, {
    message: "Project Updated!",
    description: "Your project settings have been saved successfully.",
  });
}

export default function ProjectSettings() {
  const found = useLoaderData<typeof loader>();
  if (!found) return <ProjectNotFound />;
  const { id, project, constraints, kept, pictureStorage } = found;
  return (
    <FormPage
      title="Project settings"
      back={`/project/${id}`}
      backLabel={project.name}
      intro="What you change here shapes what is made from now on. What was made before stays as it is."
    >
      <ProjectForm
        constraints={constraints}
        values={kept ?? project}
        submit={{ label: "Save Changes", pending: "Saving...", variant: "strong" }}
        back={{ href: `/project/${id}`, label: "Cancel" }}
      />
      <Section title="Storage">
        <p>The reference pictures of all your projects use {pictureStorage}.</p>
      </Section>
      <Section
        title="Delete this project"
        id="delete"
        intro="Its sparks and everything made of them go with it. You are asked once more before that happens."
      >
        <LinkButton href={`/project/${id}/deletion`} icon="trash">
          Delete Project
        </LinkButton>
      </Section>
    </FormPage>
  );
}
