import { getContentType } from "~/features/content-types/content-types";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { Badge } from "~/ui/badge";
import { Button, SubmitButton } from "~/ui/button";
import { ContentTypeIcon, Icon } from "~/ui/icon";
import fetchScript from "./fetch-recommendations.js?url";
import { mostShown, type Recommendation } from "./recommendation";
import recommendationsScript from "./recommendations.js?url";
import "./recommendations.css";

/** The form that every 'Use this' of a page sends: a panel may stand inside another form. */
const useForm = "use-recommendation";

/** Once on a page with panels: their form, and the script that tracks, copies and fills in. */
export function RecommendationsForm() {
  return (
    <>
      <form method="post" id={useForm} hidden />
      <script type="module" src={recommendationsScript} />
    </>
  );
}

/** The ideas for one project. Each opens to its prompt, what it rests on, and what can be done with it. */
export function RecommendationsPanel({
  project,
  recommendations,
}: {
  project: { id: number; name: string };
  /** Null when they could not be made. */
  recommendations: readonly Recommendation[] | null;
}) {
  if (recommendations === null) return <FailedPanel project={project} />;
  return (
    <section aria-label={`Recommendations for ${project.name}`} data-recommendations={project.id}>
      <ul className="recommendations">
        {recommendations.map((recommendation) => (
          <li key={recommendation.id}>
            <RecommendationDetails projectId={project.id} recommendation={recommendation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * A list that could not be made. With scripts it is fetched again, and rows stand in its place until it is there. What is fetched goes
 * into an element of its own, so that the others stay as React made them.
 */
function FailedPanel({ project }: { project: { id: number; name: string } }) {
  return (
    <section aria-label={`Recommendations for ${project.name}`} data-recommendations={project.id}>
      <div className="recommendations-failed" data-recommendations-part="failed">
        <p role="status">
          Failed to fetch recommendations.<span className="needs-no-script"> Load the page again.</span>
        </p>
        <Button size="small" icon="refresh" className="needs-script" data-fetch-recommendations>
          Try Again
        </Button>
      </div>
      <div data-recommendations-part="loading" hidden>
        <p className="visually-hidden">Fetching recommendations</p>
        <ul className="recommendations recommendations-loading">
          {placeholderRows.map((row) => (
            <li key={row}>
              <span />
              <span />
            </li>
          ))}
        </ul>
      </div>
      <div data-recommendations-part="fetched" />
      <script type="module" src={fetchScript} />
    </section>
  );
}

/** As many as there will be ideas. */
const placeholderRows = Array.from({ length: mostShown }, (_, row) => row);

function RecommendationDetails({ projectId, recommendation }: { projectId: number; recommendation: Recommendation }) {
  const { id, type, title, description, prompt, reasoning, category, confidence } = recommendation;
  return (
    <details
      className="recommendation"
      data-recommendation={id}
      data-type={type}
      {...{ name: `recommendations-${projectId}` }}
    >
      <summary>
        <span className="recommendation-title">
          <ContentTypeIcon type={type} /> <span {...getTextAttributes(title)}>{title}</span>
        </span>{" "}
        <span className="recommendation-facts">
          <Badge>{getContentType(type).title}</Badge>
          <Badge>{category}</Badge>
          <Badge tone="ok">{confidence}% match</Badge>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className="recommendation-body">
        <p {...getTextAttributes(description)}>{description}</p>
        <p className="recommendation-label">Suggested prompt</p>
        <blockquote data-prompt {...getTextAttributes(prompt)}>
          {prompt}
        </blockquote>
        <p className="recommendation-label">Why</p>
        <p {...getTextAttributes(reasoning)}>{reasoning}</p>
        <div className="recommendation-actions">
          <SubmitButton
            variant="secondary"
            size="small"
            form={useForm}
            formAction={`/project/${projectId}/recommendation/${id}`}
          >
            Use this<span className="visually-hidden">: {title}</span>
          </SubmitButton>
          <Button size="small" variant="quiet" icon="copy" className="needs-script" data-copy-prompt>
            Copy prompt
          </Button>
          <Button size="small" variant="quiet" className="needs-script" data-close-recommendation>
            Close
          </Button>
        </div>
      </div>
    </details>
  );
}
