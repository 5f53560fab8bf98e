import { PastDueBanner } from "~/features/billing/past-due-banner";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ContentTypeIcon } from "~/ui/icon";
import { Page, Section } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { Sparks } from "~/ui/sparks";
import { sortContentTypes } from "../content-types/content-types";
import { HomeRecommendations, type ProjectRecommendations } from "../recommendations/home-recommendations";
import { carryIdea } from "../sparks/carried-idea";
import { CarriedIdea } from "../sparks/carried-idea-note";
import type { RequestedChanges } from "../sparks/find-requested-changes.server";
import type { SelectedTemplate } from "../templates/template";
import { SelectedTemplateScript, TemplateBanner } from "../templates/template-banner";
import { ContentSketch } from "./content-sketch";
import { getGreetingName } from "./greeting";
import { ProjectCard, type ProjectCardData } from "./project-card";
import { QuickActions } from "./quick-actions";
import "./projects.css";

const tiles = sortContentTypes(({ place }) => place.home);

/** `/` for someone who is signed in: their projects, and the way to the next one. */
export function SignedInHome({
  user,
  projects,
  page,
  pages,
  isPastDue,
  requested,
  idea,
  template,
  recommendations,
}: {
  user: { firstName: string; email: string };
  projects: readonly ProjectCardData[];
  page: number;
  pages: number;
  /** Whether the renewal of their plan was not paid. */
  isPastDue: boolean;
  /** The latest campaigns whose clients wait for changes. */
  requested: readonly RequestedChanges[];
  /** What they wrote before they signed in. */
  idea: string | null;
  /** The template that waits for a project. */
  template: SelectedTemplate | null;
  recommendations: readonly ProjectRecommendations[];
}) {
  // why an idea goes first: it was written a moment ago, and the template waits on.
  const takesTemplate = template !== null && idea === null;
  const newProject = carryIdea("/project/new", idea);
  return (
    <Page
      title={
        <>
          Hello, <bdi>{getGreetingName(user)}</bdi>
        </>
      }
      intro="Pick a project for your next idea, or start a new one."
      actions={
        <>
          <LinkButton href={newProject} variant={projects.length > 0 ? "primary" : "secondary"} icon="plus">
            Create New Project
          </LinkButton>
          <LinkButton href="/dashboard">View Dashboard</LinkButton>
        </>
      }
    >
      {isPastDue ? <PastDueBanner action={<LinkButton href="/billing">Go to Billing</LinkButton>} /> : null}
      {requested.length > 0 ? <RequestedChangesNote requested={requested} /> : null}
      {idea ? <CarriedIdea idea={idea}>Choose a project for it, or start a new one.</CarriedIdea> : null}
      {takesTemplate ? <TemplateBanner template={template} hasProjects={projects.length > 0} /> : null}
      <SelectedTemplateScript template={template} />
      <Section
        title="Your Projects"
        id="projects"
        actions={takesTemplate ? <Badge tone="ok">Template Mode</Badge> : null}
      >
        {projects.length > 0 ? (
          <>
            <ul className="project-grid">
              {projects.map((project) => (
                <li key={project.id}>
                  <ProjectCard project={project} idea={idea} takesTemplate={takesTemplate} />
                </li>
              ))}
            </ul>
            <Pager page={page} pages={pages} label="More projects" />
          </>
        ) : (
          <EmptyState
            level={3}
            title="No projects yet"
            picture={<ContentSketch />}
            text="A project tells us about a brand or a product: who it’s for, how it sounds and where to send people. Every spark you make starts from it."
            action={
              <LinkButton href={newProject} variant="primary" icon="plus">
                Create Your First Project
              </LinkButton>
            }
          />
        )}
      </Section>
      <HomeRecommendations all={recommendations} />
      <Section title="What a spark can make" id="kinds">
        <ul className="kind-tiles">
          {tiles.map(({ type, tile, cost }) => (
            <li key={type}>
              <ContentTypeIcon type={type} size={24} />
              <h3>{tile.title}</h3>
              <p>{tile.text}</p>
              <Sparks amount={cost} />
            </li>
          ))}
        </ul>
      </Section>
      <QuickActions />
    </Page>
  );
}

function RequestedChangesNote({ requested }: { requested: readonly RequestedChanges[] }) {
  return (
    <section className="requested-changes" aria-label="Changes requested">
      <ul>
        {requested.map(({ id, projectId, prompt }) => (
          <li key={id}>
            <Badge tone="warn" icon="edit">
              Changes requested
            </Badge>
            <a {...getTextAttributes(prompt)} href={`/project/${projectId}/results/${id}#review`}>
              {prompt}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
