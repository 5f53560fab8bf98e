import { requireProject } from "~/features/projects/project.queries.server";
import { type ArchivedCampaign, createArchive, createCampaignArchive } from "~/features/results/create-archive.server";
import { getResults } from "~/features/results/results.queries.server";
import { findSpark } from "~/features/sparks/spark.queries.server";
import { toFileName } from "~/platform/text/file-name";

/** Campaigns in one archive: more than a page of the library has. */
const mostCampaigns = 50;

/**
 * The campaigns that an address names by `id`, or by `all` with commas between them, as one ZIP with a folder each. What is not this
 * user's is left out; null when nothing remains.
 */
export function createLibraryArchive(user: { id: number }, params: URLSearchParams): Promise<Response | null> {
  const ids = new Set([...params.getAll("id"), ...(params.get("all")?.split(",") ?? [])]);
  return createArchive(user, "my-content", findCampaigns(user, [...ids].slice(0, mostCampaigns)));
}

/** Everything of one item as a ZIP; null for one that is not this user's, or of which nothing is made. */
export async function createItemArchive(user: { id: number }, id: string | undefined): Promise<Response | null> {
  const spark = findSpark(user, id);
  return spark ? createCampaignArchive(user, getResults(user, spark.id)) : null;
}

/** Each when it is asked for. */
function* findCampaigns(user: { id: number }, ids: readonly string[]): Generator<ArchivedCampaign> {
  for (const id of ids) {
    const spark = findSpark(user, id);
    if (!spark) continue;
    const project = requireProject(user, spark.projectId).name;
    yield { folder: `${toFileName(project, "campaign")}-${spark.id}`, results: getResults(user, spark.id) };
  }
}
