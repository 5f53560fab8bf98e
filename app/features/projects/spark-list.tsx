import { getContentType, sparkCost } from "~/features/content-types/content-types";
import type { Spark } from "~/features/sparks/spark";
import { isOpen } from "~/features/sparks/spark";
import { Status } from "~/ui/badge";
import { Sparks } from "~/ui/sparks";
import { createdLabel } from "./created-label";

export type ListedSpark = Pick<Spark, "id" | "projectId" | "prompt" | "contentTypes" | "status" | "createdAt"> & {
  /** Where a small picture of what was made lies. */
  preview: string | null;
};

/**
 * The sparks of a project, each with its way to the results or, while it is being made, to its progress. One that ended early shows
 * no price: what it cost, mostly nothing, is on its receipt.
 */
export function SparkList({ sparks }: { sparks: readonly ListedSpark[] }) {
  return (
    <ul className="spark-list">
      {sparks.map((spark) => (
        <li key={spark.id}>
          <span className="spark-list-picture">
            {spark.preview ? <img src={spark.preview} alt="" loading="lazy" decoding="async" /> : null}
          </span>
          <a
            className="spark-list-idea"
            dir="auto"
            href={`/project/${spark.projectId}/${isOpen(spark) ? "processing" : "results"}/${spark.id}`}
          >
            {spark.prompt}
          </a>
          <Status state={spark.status} />
          <p className="spark-list-facts">
            <span>{spark.contentTypes.map((type) => getContentType(type).title).join(", ")}</span>
            <span>{createdLabel(spark.createdAt)}</span>
            {spark.status === "cancelled" || spark.status === "failed" ? null : (
              <Sparks amount={sparkCost(spark.contentTypes)} />
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
