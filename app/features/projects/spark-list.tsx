import { getContentType } from "~/features/content-types/content-types";
import { getTextAttributes } from "~/features/languages/text-attributes";
import type { ListedSpark } from "~/features/sparks/list-sparks.server";
import { Badge, Status } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { ContentTypeIcon } from "~/ui/icon";
import { Sparks } from "~/ui/sparks";
import { formatCreatedAt } from "./format-created-at";

/**
 * The sparks of a project, each with its way to the results or, while it is being made, to its progress, and with what it cost. One
 * that cost nothing shows no price.
 */
export function SparkList({ sparks }: { sparks: readonly ListedSpark[] }) {
  return (
    <ul className="spark-list">
      {sparks.map((spark) => (
        <li key={spark.id}>
          <span className="spark-list-picture">
            {spark.preview ? (
              <img src={spark.preview} alt="" loading="lazy" decoding="async" />
            ) : (
              spark.contentTypes.slice(0, 1).map((type) => <ContentTypeIcon key={type} type={type} size={24} />)
            )}
          </span>
          <a
            className="spark-list-idea"
            {...getTextAttributes(spark.prompt)}
            href={`/project/${spark.projectId}/${pageOf(spark)}/${spark.id}`}
          >
            {spark.prompt}
          </a>
          <span className="spark-list-state">
            {spark.hasRequestedChanges ? (
              <Badge tone="warn" icon="edit">
                Changes requested
              </Badge>
            ) : null}
            <Status state={spark.state} />
          </span>
          <p className="spark-list-facts">
            <span>{spark.contentTypes.map((type) => getContentType(type, spark.format).title).join(", ")}</span>
            <span>{formatCreatedAt(spark.createdAt)}</span>
            {spark.cost > 0 ? <Sparks amount={spark.cost} /> : null}
            <LinkButton
              href={`/project/${spark.projectId}/results/${spark.id}/deletion`}
              variant="quiet"
              size="small"
              icon="trash"
              aria-label={`Delete: ${spark.prompt}`}
            >
              Delete
            </LinkButton>
          </p>
        </li>
      ))}
    </ul>
  );
}

const pageOf = ({ state }: ListedSpark) => (state === "pending" || state === "processing" ? "processing" : "results");
