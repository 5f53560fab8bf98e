import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findVoice } from "~/features/brand-voice/find-voice";
import { SavedVoice } from "~/features/brand-voice/saved-voice";
import { ContentSketch } from "~/features/projects/content-sketch";
import { pickProfile } from "~/features/projects/project";
import { findProject } from "~/features/projects/project.queries.server";
import { ProjectNotFound } from "~/features/projects/project-not-found";
import { ProjectProfile } from "~/features/projects/project-profile";
import { SparkList } from "~/features/projects/spark-list";
import { listSparks } from "~/features/sparks/list-sparks.server";
import { countProjectSparks } from "~/features/sparks/spark.queries.server";
import { requireUser, signedOut } from "~/platform/auth/require-user.server";
import { readListPage } from "~/platform/http/list-page";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Page, Section } from "~/ui/page";
import { Pager } from "~/ui/pager";
import "~/features/projects/projects.css";

/** Enough to find a recent one at a glance, few enough for a slow link. */
const sparksAtOnce = 20;

export const handle = { isKeptForReader: () => true };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.project.name ?? "Project not found"} · Sparkwright` },
];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request, signedOut);
  const project = findProject(user, params.id);
  if (!project) return data(null, { status: 404 });
  const { page, pages, ...part } = readListPage(request, countProjectSparks(user, project.id), sparksAtOnce);
  const sparks = listSparks(user, project.id, part);
  return data({ project: pickProfile(project), voice: findVoice(project), sparks, page, pages });
}

export default function ProjectPage() {
  const found = useLoaderData<typeof loader>();
  if (!found) return <ProjectNotFound />;
  const { project, voice, sparks, page, pages } = found;
  return (
    <Page
      title={project.name}
      back="/"
      backLabel="Projects"
      actions={
        <>
          <LinkButton href={`/project/${project.id}/spark`} variant="primary" icon="spark">
            Create Spark
          </LinkButton>
          <LinkButton href={`/project/${project.id}/settings`} icon="settings">
            Settings
          </LinkButton>
        </>
      }
    >
      <ProjectProfile profile={project} />
      <SavedVoice projectId={project.id} voice={voice} />
      <Section title="Sparks" id="sparks">
        {sparks.length > 0 ? (
          <>
            <SparkList sparks={sparks} />
            <Pager page={page} pages={pages} label="More sparks" />
          </>
        ) : (
          <EmptyState
            level={3}
            title="No sparks yet"
            picture={<ContentSketch />}
            text="Write one sentence and choose what to make from it. Everything you make will show up here."
          />
        )}
      </Section>
    </Page>
  );
}
