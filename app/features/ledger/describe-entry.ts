import type { lots } from "#db/schema";
import type { ContentType } from "~/engine/brief";
import { getContentType } from "~/features/content-types/content-types";
import type { TransactionKind } from "./post-entry.server";

/** What is known of an entry of the ledger beside its amounts. */
export interface EntryFacts {
  key: string;
  kind: TransactionKind;
  actor: string;
  reason: string;
  /** Of what a part of a spark cost; null where that spark is gone, or the entry is about none. */
  part: { type: ContentType; sparkId: number } | null;
  /** Of what expired. */
  lotKind: (typeof lots.$inferSelect)["kind"] | null;
  /** Sparks that became spent. */
  spent: number;
}

const lotNames: Record<(typeof lots.$inferSelect)["kind"], string> = {
  plan: "what was left of a month's sparks",
  welcome: "what was left of the first month's free sparks",
  pack: "what was left of a pack",
  goodwill: "what was left of sparks that had come back",
  admin: "what was left of sparks from support",
};

/** An entry in a sentence. Its sign is in its amount; the reason that a person gave stands as they wrote it. */
export function describeEntry(entry: EntryFacts): string {
  const { kind, key, actor, reason } = entry;
  const part = entry.part
    ? `the ${getContentType(entry.part.type).noun} of spark ${entry.part.sparkId}`
    : "a spark that is deleted";
  switch (kind) {
    case "grant":
      return actor.startsWith("admin:") || actor === "command" ? `Added by support: ${reason}` : reason;
    case "purchase":
      return reason;
    case "hold":
      return `Set aside for ${part}`;
    case "capture":
      return `Made: ${part}. The ${entry.spent.toLocaleString("en-US")} sparks set aside for it are spent`;
    case "release":
      return `Not made: ${part}. Nothing is charged for it`;
    case "refund":
      return `Given back for ${part}`;
    case "expire":
      return `Expired: ${entry.lotKind ? lotNames[entry.lotKind] : "what was left"}`;
    case "clawback":
      return "A payment was refunded, so what was left of its sparks went back";
    case "dispute":
      if (key.endsWith(":open")) return "A payment is disputed, so what was left of its sparks went back";
      if (key.endsWith(":lost")) return "A dispute was lost, so what was left of its sparks went back";
      return key.endsWith(":failed")
        ? "A refund failed, so its sparks are yours again"
        : "A dispute ended in your favor";
    case "adjust":
      return `Deducted by support: ${reason}`;
  }
}
