import type { Progress } from "./get-progress.server";

/**
 * Whether the page of a spark's making goes on to its results: once it is complete, or once an image or captions are there. Source: the
 * specification, section 4. One that waits for approval of its script is asked about first.
 */
export function leadsToResults({ status, parts, hasEnded, awaitsApproval }: Progress): boolean {
  if (hasEnded) return status !== "failed";
  return (
    !awaitsApproval &&
    parts.some(({ type, state }) => state === "completed" && (type === "image" || type === "caption"))
  );
}
