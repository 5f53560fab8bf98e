import { Status, type StatusState } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { ContentTypeIcon, Icon } from "~/ui/icon";
import { Progress } from "~/ui/progress";
import type { Progress as ProgressData } from "./get-progress.server";
import type { Glimpses } from "./glimpses.server";
import "./making.css";

/** A spark while it is being made: the steps, each part's state, and the way to what is finished already. */
export function SparkProgress({
  progress,
  glimpses,
  results,
  script,
}: {
  progress: ProgressData;
  glimpses: Glimpses;
  results: string;
  /** Where a film's script is read and approved. */
  script: string;
}) {
  const { percent, label, message, steps, parts, elapsedSeconds, estimateSeconds, awaitsApproval } = progress;
  return (
    <div className="making">
      <Progress value={percent} label={label} id="progress" />
      {message ? <p role="status">{message}</p> : null}
      {awaitsApproval ? (
        <div className="making-approval" role="status">
          <p>The video is made once you approve its script.</p>
          <LinkButton href={script} variant="primary" icon="edit">
            Read the script
          </LinkButton>
        </div>
      ) : (
        <p className="making-time fine-print figure">
          <span>Elapsed {clock(elapsedSeconds)}</span>
          <span>Estimated {clock(estimateSeconds)}</span>
        </p>
      )}
      <ol className="making-steps">
        {steps.map((step) => (
          <li key={step.label} data-state={step.state} aria-current={step.state === "current" ? "step" : undefined}>
            <Icon name={step.state === "done" ? "check" : step.state === "current" ? "working" : "clock"} />
            {step.label}
          </li>
        ))}
      </ol>
      <ul className="making-parts">
        {parts.map((part) => (
          <li key={part.type}>
            <h2>
              <ContentTypeIcon type={part.type} />
              {part.title}
            </h2>
            <Status state={badgeOf[part.state]} />
            {part.state === "completed" ? (
              <LinkButton href={`${results}#${part.type}`} size="small" aria-label={`View ${part.title}`}>
                View
              </LinkButton>
            ) : null}
            {part.state === "completed" ? <Glimpse type={part.type} of={glimpses} /> : null}
            {part.state === "failed" ? <p>{part.errorMessage} Its sparks are back.</p> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A finished part at first sight. */
function Glimpse({ type, of: { blog, image, caption, video } }: { type: keyof Glimpses; of: Glimpses }) {
  if (type === "blog" && blog) {
    return (
      <p className="glimpse-title" dir="auto" lang={blog.lang}>
        {blog.title}
      </p>
    );
  }
  if (type === "caption" && caption) {
    return (
      <p className="glimpse-text" dir="auto" lang={caption.lang}>
        {caption.text}
      </p>
    );
  }
  if (type === "image" && image) return <img className="glimpse" src={image.url} alt={image.altText} />;
  if (type === "video" && video) return <img className="glimpse" src={video.url} alt="The first scene of the video" />;
  return null;
}

const badgeOf: Record<ProgressData["parts"][number]["state"], StatusState> = {
  pending: "pending",
  processing: "processing",
  awaiting: "awaiting",
  completed: "complete",
  failed: "failed",
  cancelled: "cancelled",
};

/** Seconds as 2:05. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
