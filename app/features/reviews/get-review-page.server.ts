import { isAds } from "~/engine/written-text";
import { getContentType, sortContentTypes } from "~/features/content-types/content-types";
import { formatCreatedAt } from "~/features/projects/format-created-at";
import { requireProject } from "~/features/projects/project.queries.server";
import { describeCampaign } from "~/features/results/describe-campaign.server";
import { getResults, type Results } from "~/features/results/results.queries.server";
import { requireSharedSpark } from "./require-shared-spark.server";
import { reviewConstraints } from "./review.schema";
import { findReviews } from "./reviews.queries.server";

/**
 * A campaign as a client without an account sees it: what was made, under addresses of the link, and what was said over the link.
 * Nothing of its owner, and nothing that only the owner has to see: no brief, no receipt, no notes on what to check.
 * @throws a 404 response for a link that does not work.
 */
export async function getReviewPage(token: string | undefined, request: Request) {
  const { link, spark } = requireSharedSpark(token);
  const owner = { id: spark.userId };
  const parts = leaveNotesOut(getResults(owner, spark.id).parts);
  const here = `/review/${token}`;
  return {
    here,
    prompt: spark.prompt,
    projectName: requireProject(owner, spark.projectId).name,
    until: formatCreatedAt(link.expiresAt),
    ...(await describeCampaign(parts, (id) => `${here}/media/${id}`)),
    parts: sortContentTypes(({ place }) => place.results).flatMap(({ type }) =>
      parts[type] ? [{ type, title: getContentType(type, spark.format).title }] : [],
    ),
    reviews: findReviews(spark, link, request),
    about: new URL(request.url).searchParams.get("about"),
    constraints: reviewConstraints,
  };
}

export type ReviewPage = Awaited<ReturnType<typeof getReviewPage>>;

/** What was made without who made it, and without what its author has to check. */
function leaveNotesOut({ blog, image, caption, video }: Results["parts"]): Results["parts"] {
  return {
    blog: blog && { content: { ...blog.content, ...noNotes }, provenance: null },
    image: image && { ...image, provenance: null },
    caption: caption && {
      content: isAds(caption.content)
        ? { ...caption.content, ...noNotes }
        : caption.content.map((each) => ({ ...each, ...noNotes })),
      provenance: null,
    },
    video: video && { ...video, provenance: null },
  };
}

const noNotes = { claimsToCheck: [], remarks: [] };
