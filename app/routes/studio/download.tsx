import type { LoaderFunctionArgs } from "@remix-run/node";
import { createCampaignArchive } from "~/features/results/create-archive.server";
import { findTextFile, respondWithFile } from "~/features/results/download.server";
import { getResults } from "~/features/results/results.queries.server";
import { requireSpark } from "~/features/sparks/spark.queries.server";
import { takeArchiveSlot } from "~/platform/archive/archive-slots.server";
import { requireReader } from "~/platform/auth/require-user.server";
import { createNotFound } from "~/platform/http/not-found.server";

/** A text of a spark by its name (`article.md`, `captions.txt`), or `campaign.zip` with everything. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireReader(request);
  const results = getResults(user, requireSpark(user, params.id, params.sparkId).id);
  if (params.name === "campaign.zip") {
    takeArchiveSlot(request, user);
    const archive = await createCampaignArchive(user, results);
    if (!archive) throw createNotFound();
    return archive;
  }
  const file = findTextFile(results, params.name);
  if (!file) throw createNotFound();
  return respondWithFile(file);
}
