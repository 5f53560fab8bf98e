import { z } from "zod";
import type { SceneLine } from "~/engine/engine";
import { readRecord } from "~/platform/records/read-record.server";
import type { Spark } from "./spark";
import type { StoredFilm } from "./stored-content";

/** A film's script that its user had in hand. */
export interface Script {
  scenes: SceneLine[];
  /** When they last edited it (ISO 8601); null where the words are as they were written for them. */
  editedAt: string | null;
  /** When they approved it (ISO 8601), where they wanted to; null until then. */
  approvedAt: string | null;
}

/** A scene's words as they are stored. */
export const sceneLine = z.object({
  kind: z.enum(["character", "problem", "promise", "point", "action"]),
  kicker: z.string(),
  line: z.string(),
  detail: z.string(),
});

const readers = {
  1: z.object({
    scenes: z.array(sceneLine).min(1),
    editedAt: z.string().nullable(),
    approvedAt: z.string().nullable().default(null),
  }),
};

/** The script that a spark's film is to be made from; null where the engine writes it. */
export function readScript(spark: Pick<Spark, "id" | "script">): Script | null {
  return spark.script === null ? null : (readRecord(`the script of spark ${spark.id}`, readers, spark.script) ?? null);
}

/** Since when a spark's work waits to be done: since it was asked for or, of a film's, since its script was approved. */
export function getAskedAt(spark: Pick<Spark, "id" | "script" | "createdAt">): Date {
  const approvedAt = readScript(spark)?.approvedAt;
  return approvedAt ? new Date(approvedAt) : spark.createdAt;
}

/** The scenes of a film in words. Of a film from before they were kept apart, as its script tells them. */
export function listScenes({ clips }: Pick<StoredFilm, "clips">): SceneLine[] {
  return clips.map(({ scene, script }, index) => scene ?? guessScene(script, index, clips.length));
}

/** Such a film opens on what its viewer knows, goes on to the news, and ends on what to do with the address behind it. */
function guessScene(script: string, index: number, count: number): SceneLine {
  if (index === count - 1) {
    const address = script.split(/\s/u).at(-1) ?? "";
    const before = script.slice(0, script.length - address.length).trimEnd();
    const isApart = /[.!?]$/u.test(before) && address.slice(1, -1).includes(".");
    return { kind: "action", kicker: "", line: isApart ? before : script, detail: isApart ? address : "" };
  }
  const kind = (["problem", "promise"] as const)[index] ?? "point";
  return { kind, kicker: "", line: script, detail: "" };
}
