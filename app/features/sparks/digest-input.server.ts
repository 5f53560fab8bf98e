import { createHash } from "node:crypto";
import { findPicture } from "~/platform/media/media.queries.server";
import { mediaStore } from "~/platform/media/media-store.server";
import type { SparkInput } from "./spark.schema";

/**
 * A digest of all that a spark is made from. Equal for equal input: the order of the fields does not count, and a reference picture
 * counts by its content, since a form that is sent again without scripts uploads it again.
 */
export async function digestInput(user: { id: number }, input: SparkInput): Promise<string> {
  const picture = findPicture(user, input.productImageUrl);
  const productImageUrl = picture ? await digestPicture(picture.id) : input.productImageUrl;
  return (
    createHash("sha256")
      // why no null: sparks from before there were facts, formats and approvals have digests without them.
      .update(JSON.stringify({ ...input, ...withoutNull(input), productImageUrl }, sortKeys))
      .digest("hex")
  );
}

const withoutNull = ({ facts, format, approveScript }: SparkInput) => ({
  facts: facts ?? undefined,
  format: format ?? undefined,
  approveScript: approveScript || undefined,
});

async function digestPicture(id: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of mediaStore.read(id)) hash.update(chunk);
  return hash.digest("hex");
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
