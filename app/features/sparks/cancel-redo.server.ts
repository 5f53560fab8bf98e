import type { ContentType } from "~/engine/engine";
import { cancelSpark } from "./cancel-spark.server";
import { findRedos } from "./redo-part.server";
import { isOpen, type Spark } from "./spark";

/** The spark that makes a part of this one again at present. */
export function findOpenRedo(original: { id: number }, type: ContentType): Spark | undefined {
  return findRedos(original.id).find((redo) => isOpen(redo) && redo.contentTypes.includes(type));
}

/**
 * Ends the making again of a part: what is there stays, and what the redo held goes back at once. False when none is on its way, since it
 * was ready, failed or cancelled before.
 */
export function cancelRedo(user: { id: number }, original: { id: number }, type: ContentType): boolean {
  const redo = findOpenRedo(original, type);
  return redo !== undefined && cancelSpark(user, redo.id).status === "cancelled";
}
