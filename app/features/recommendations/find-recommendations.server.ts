import { and, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "#db/client";
import { keepQuery } from "#db/keep-query";
import { recommendations } from "#db/schema";
import { limitRate } from "~/features/plans/limit-rate.server";
import type { PlanName } from "~/features/plans/plans";
import type { Project } from "~/features/projects/project";
import { listUnwritable } from "~/features/sparks/find-unwritable.server";
import { findSparks } from "~/features/sparks/spark.queries.server";
import { readRecord } from "~/platform/records/read-record.server";
import { describeMaterial } from "./describe-material";
import { findMaterial } from "./find-material.server";
import { groundProposal } from "./ground-proposal";
import type { Material } from "./material";
import { proposeByRules } from "./propose-by-rules";
import { mostShown, type Proposal, type Recommendation } from "./recommendation";
import { requestProposalsLater } from "./request-proposals.server";
import { forgottenAfter, type ListedProposal, storeList } from "./store-list.server";

/** Milliseconds for which a list stays as it is. Source: the specification, section 9. */
export const freshFor = 15 * 60 * 1000;
const basisReader = { 1: z.object({ fact: z.string(), date: z.string() }) };

/**
 * Three ideas for the next spark of this user's own project; the list of the last quarter of an hour where there is one and no spark was made since. A new list is
 * made at once, of what a model proposed within a day and what rules propose; where a model is connected, the worker asks it for the
 * next one, and nobody waits for that.
 * @param keywords What they should be about, besides.
 * @throws TooManyRequests when the account had many lists made in the last hour.
 */
export function findRecommendations(
  user: { id: number; plan: PlanName },
  project: Project,
  keywords = "",
  now = new Date(),
): Recommendation[] {
  const since = now.getTime() - freshFor;
  // why: "There is no campaign yet" must not stand beside the first one.
  const [lastSpark] = findSparks(user, project.id, { limit: 1 });
  const kept = findListed(project.id, keywords, Math.max(since, lastSpark?.createdAt.getTime() ?? 0));
  if (kept.length > 0) return kept;
  limitRate(user, "recommendations");
  const material = findMaterial(user, project, keywords, now);
  // why: an idea in a language that nobody here writes can still be drawn
  const canMake = ({ type, prompt }: Proposal) => !listUnwritable(prompt).includes(type);
  const proposed = findProposedByModel(project.id, keywords, material).filter(canMake);
  const byRules = proposeByRules(material, canMake).map((proposal) => ({ ...proposal, basis: null }));
  storeList(project.id, keywords, [...proposed, ...byRules].slice(0, mostShown), now);
  requestProposalsLater(user, project.id, keywords);
  return findListed(project.id, keywords, since);
}

/** What a model last proposed and still rests on the project, which may have changed since. */
function findProposedByModel(projectId: number, keywords: string, material: Material): ListedProposal[] {
  const ofList = and(eq(recommendations.projectId, projectId), eq(recommendations.keywords, keywords));
  const lately = gt(recommendations.proposedAt, new Date(material.today.getTime() - forgottenAfter));
  const rows = db
    .select()
    .from(recommendations)
    .where(and(ofList, lately, isNotNull(recommendations.basis)))
    .orderBy(desc(recommendations.proposedAt), recommendations.place)
    .limit(mostShown)
    .all();
  const data = describeMaterial(material);
  return rows.flatMap(({ basis: stored, ...said }) => {
    const basis = readRecord(`the basis of recommendation ${said.id}`, basisReader, stored);
    const proposal = basis && groundProposal({ ...said, basis }, data);
    return proposal ? [{ ...proposal, basis }] : [];
  });
}

const selectListed = keepQuery((reader: typeof db) => {
  const { id, type, title, description, prompt, reasoning, category, confidence } = recommendations;
  return (
    reader
      .select({ id, type, title, description, prompt, reasoning, category, confidence })
      .from(recommendations)
      .where(
        and(
          eq(recommendations.projectId, sql.placeholder("projectId")),
          eq(recommendations.keywords, sql.placeholder("keywords")),
          gt(recommendations.proposedAt, sql.param(sql.placeholder("since"), recommendations.proposedAt)),
        ),
      )
      // why by time first: a list that was made anew stands before what is left of the one before it.
      .orderBy(desc(recommendations.proposedAt), recommendations.place)
      .limit(mostShown)
      .prepare()
  );
});

function findListed(projectId: number, keywords: string, since: number): Recommendation[] {
  return selectListed(db).all({ projectId, keywords, since: new Date(since) });
}
