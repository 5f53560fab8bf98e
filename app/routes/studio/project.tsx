import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findProject } from "~/features/projects/project.queries.server";
import { ProjectNotFound } from "~/features/projects/project-not-found";
import { ProjectProfile } from "~/features/projects/project-profile";
import { SparkList } from "~/features/projects/spark-list";
import { sparksOf } from "~/features/sparks/spark.queries.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Page, Section } from "~/ui/page";
import "~/features/projects/projects.css";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.project.name ?? "Project not found"} · Sparkwright` },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const project = findProject(user, params.id);
  if (!project) return data(null, { status: 404 });
  return data({ project, sparks: sparksOf(user, project.id) });
}

export default function ProjectPage() {
  const found = useLoaderData<typeof loader>();
  if (!found) return <ProjectNotFound />;
  const { project, sparks } = found;
  return (
    <Page
      title={project.name}
      back="/"
      backLabel="Projects"
      actions={
        <LinkButton href={`/project/${project.id}/spark`} variant="primary" icon="spark">
          Create Spark
        </LinkButton>
      }
    >
      <ProjectProfile profile={project} />
      <Section title="Sparks" id="sparks">
        {sparks.length > 0 ? (
          <SparkList sparks={sparks} />
        ) : (
          <EmptyState
            level={3}
            title="No sparks yet"
            text="Give this project one sentence and choose what to make of it. Everything you make is kept here."
          />
        )}
      </Section>
    </Page>
  );
}
