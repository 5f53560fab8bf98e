import { getTextAttributes } from "~/features/languages/text-attributes";
import { Badge } from "~/ui/badge";
import { LinkButton, SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { carryIdea } from "../sparks/carried-idea";
import { formatCreatedAt } from "./format-created-at";

export interface ProjectCardData {
  id: number;
  name: string;
  description: string;
  websiteUrl: string | null;
  createdAt: string | Date | null;
  /** Where a small picture of the latest that was made lies. */
  preview: string | null;
  /** Whether a client waits for changes of one of its campaigns. */
  hasRequestedChanges: boolean;
}

/** One project among many: what it is, and the way to its next spark. */
export function ProjectCard({
  project,
  idea,
  takesTemplate,
}: {
  project: ProjectCardData;
  idea: string | null;
  /** A template is selected: the next spark begins with it, and it is selected no more, so that the way there is a post. */
  takesTemplate: boolean;
}) {
  return (
    <article className="project-card">
      <div className="project-card-picture">
        {project.preview ? (
          <img src={project.preview} alt="" loading="lazy" decoding="async" />
        ) : (
          <p>Your latest poster or video will show here</p>
        )}
      </div>
      <div className="project-card-head">
        <h3 {...getTextAttributes(project.name)}>
          <a href={`/project/${project.id}`}>{project.name}</a>
        </h3>
        <Badge tone="ok">Active</Badge>
      </div>
      {project.hasRequestedChanges ? (
        <Badge tone="warn" icon="edit">
          Changes requested
        </Badge>
      ) : null}
      <p className="project-card-text" {...getTextAttributes(project.description)}>
        {project.description}
      </p>
      <p className="project-card-facts">
        <span>Created {formatCreatedAt(project.createdAt)}</span>
        {project.websiteUrl ? (
          <span>
            <Icon name="link" /> Website
          </span>
        ) : null}
      </p>
      <div className="project-card-actions">
        {takesTemplate ? (
          // why it is forgotten: the spark form takes the template, and after it none is selected
          <form method="post" action={`/project/${project.id}/template`} data-forget="selectedTemplate">
            <SubmitButton variant="secondary" icon="spark" pending="Opening...">
              Create Spark<span className="visually-hidden"> for {project.name}</span>
            </SubmitButton>
          </form>
        ) : (
          <LinkButton
            href={carryIdea(`/project/${project.id}/spark`, idea)}
            icon="spark"
            aria-label={`Create Spark for ${project.name}`}
          >
            Create Spark
          </LinkButton>
        )}
        <LinkButton
          href={`/project/${project.id}/settings`}
          variant="quiet"
          icon="settings"
          aria-label={`Settings of ${project.name}`}
        />
      </div>
    </article>
  );
}
