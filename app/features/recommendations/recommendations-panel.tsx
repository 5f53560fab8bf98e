import { getContentType } from "~/features/content-types/content-types";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { Badge } from "~/ui/badge";
import { Button, SubmitButton } from "~/ui/button";
import { ContentTypeIcon } from "~/ui/icon";
import type { Recommendation } from "./recommendation";
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
  if (recommendations === null) return <p role="status">Failed to fetch recommendations. Load the page again.</p>;
  return (
    <section aria-label={`Recommendations for ${project.name}`}>
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

function RecommendationDetails({ projectId, recommendation }: { projectId: number; recommendation: Recommendation }) {
  const { id, type, title, description, prompt, reasoning, category, confidence } = recommendation;
  return (
    <details className="recommendation" data-recommendation={id} {...{ name: `recommendations-${projectId}` }}>
      <summary>
        <span className="recommendation-title">
          <ContentTypeIcon type={type} /> <span {...getTextAttributes(title)}>{title}</span>
        </span>
        <span className="recommendation-facts">
          <Badge>{getContentType(type).title}</Badge>
          <Badge>{category}</Badge>
          <Badge tone="ok">{confidence}% match</Badge>
        </span>
      </summary>
      <div className="recommendation-body">
        <p {...getTextAttributes(description)}>{description}</p>
        <p className="recommendation-label">Suggested prompt</p>
        <blockquote data-prompt {...getTextAttributes(prompt)}>
          {prompt}
        </blockquote>
        <p className="recommendation-label">Why</p>
        <p {...getTextAttributes(reasoning)}>{reasoning}</p>
        <div className="cluster">
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
