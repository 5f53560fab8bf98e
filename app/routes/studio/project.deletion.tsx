import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { deleteProject } from "~/features/projects/delete-project.server";
import { findProject, requireProject } from "~/features/projects/project.queries.server";
import { ProjectNotFound } from "~/features/projects/project-not-found";
import { countOpenProjectSparks, countProjectSparks } from "~/features/sparks/spark.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { requireMethod } from "~/platform/http/call.server";
import { redirectWithError, redirectWithSuccess } from "~/platform/http/toast.server";
import { log } from "~/platform/log/log.server";
import { LinkButton, SubmitButton } from "~/ui/button";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `Delete ${data.project.name}?` : "Project not found"} · Sparkwright` },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const project = findProject(user, params.id);
  if (!project) return data(null, { status: 404 });
  const { id, name } = project;
  return data({ project: { id, name }, sparks: countProjectSparks(user, id), open: countOpenProjectSparks(user, id) });
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireMethod(request, ["POST"]);
  const user = await requireUser(request, signedOut);
  const project = requireProject(user, params.id);
  try {
    await deleteProject(user, project.id);
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error }, "a project could not be deleted");
    return redirectWithError(`/project/${project.id}/settings`, {
      message: "Error",
      description: "Failed to delete project. Please try again.",
    });
  }
  return redirectWithSuccess("/", {
    message: "Project Deleted!",
    description: "Your project has been deleted successfully.",
  });
}

export default function DeleteProject() {
  const found = useLoaderData<typeof loader>();
  if (!found) return <ProjectNotFound />;
  const { project, sparks, open } = found;
  const settings = `/project/${project.id}/settings`;
  return (
    <FormPage
      title={
        <>
          Delete <bdi>{project.name}</bdi>?
        </>
      }
      back={settings}
      intro="Are you sure you want to delete this project? This action cannot be undone."
    >
      <ul className="what-goes">
        {sparks > 0 ? (
          <li>{countOf(sparks, "spark")}: deleted, with all posts, images, captions and videos.</li>
        ) : (
          <li>Nothing was made of it yet.</li>
        )}
        {open > 0 ? (
          <li>{countOf(open, "spark")} on the way: cancelled, and what is not made yet is given back.</li>
        ) : null}
        <li>What you paid in sparks stays in your history.</li>
      </ul>
      <form method="post">
        <div className="cluster">
          <SubmitButton variant="danger" icon="trash" pending="Deleting...">
            Delete Project
          </SubmitButton>
          <LinkButton href={settings}>Keep it</LinkButton>
        </div>
      </form>
    </FormPage>
  );
}

function countOf(number: number, noun: string): string {
  return `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;
}
