import type { CampaignPlan } from "../../../plan";
import { readProfile } from "../reading/read-profile";
import { capitalise, cutAtWord, withoutEndMark } from "../writing/clean-text";
import type { SeededRandom } from "../writing/seeded-random";
import { repeats } from "./points";

const longest = 110;

/** The line under the headline: what the headline leaves out, never its words again and never the problem's. */
export function supportingLine(plan: CampaignPlan, random: SeededRandom): string {
  const { headline, problem, projectName, promise, idea } = plan;
  const lines = candidates(plan, random).map((line) => line.replace(/\s+/g, " ").trim());
  const fitting = lines.filter((line) => line.length <= longest && line.length >= 12);
  const fresh = fitting.filter(
    (line) =>
      !line.toLowerCase().includes(headline.toLowerCase()) &&
      !repeats(line, `${headline} ${problem}`) &&
      !isProblem(line, problem),
  );
  const last = [`${capitalise(promise)}.`, `From ${projectName}.`].filter(
    (line) => !repeats(line, `${headline} ${idea.quote}`),
  );
  return (
    fresh[0] ?? last.find((line) => line.length <= longest) ?? cutAtWord(`${projectName}, ${plan.displayUrl}`, longest)
  );
}

const isProblem = (line: string, problem: string) =>
  line.toLowerCase().includes(problem.toLowerCase().slice(0, 40)) && problem.length > 3;

function candidates(plan: CampaignPlan, random: SeededRandom): string[] {
  const { idea, headline, audience, projectName, facts, promise } = plan;
  const { what } = readProfile(plan.brief.project);
  const who =
    what && /^an?\s/i.test(what) && what.length <= 70 ? `${projectName}, ${withoutEndMark(what)}` : projectName;
  const known = who !== projectName;
  const unsaid = [idea.when, idea.where]
    .filter((text): text is string => Boolean(text) && !headline.toLowerCase().includes((text ?? "").toLowerCase()))
    .join(", ");
  const isOwnAudience = !/^people who (?:care about|like things done well)/.test(audience);
  const fact = facts.filter((text) => text.length <= longest);
  const detail =
    idea.detail && !headline.toLowerCase().includes(idea.detail.toLowerCase()) ? [`${capitalise(idea.detail)}.`] : [];
  const forWhom = isOwnAudience ? [`For ${audience}.`] : [];
  const timed = unsaid
    ? [`${capitalise(unsaid)}. ${fact[0] ?? forWhom[0] ?? ""}`, `${capitalise(unsaid)}, at ${projectName}.`]
    : [];
  const own: Record<string, string[]> = {
    hiring: /volunteer|helper/i.test(idea.shortSubject ?? "")
      ? [`Lend a hand at ${who}.`]
      : [...(known ? [`Work with ${who}.`] : []), `Find out what it is like to work at ${projectName}.`],
    event: [...(known ? [`With ${who}.`] : []), `${projectName} would like to see you there.`],
    story: [`From all of us at ${who}.`, `From all of us at ${projectName}. Thank you for being part of it.`],
    fundraiser: [...fact, `Every bit of help counts.`],
    offer: [...(known ? [`At ${who}.`] : []), ...(isOwnAudience ? [`For ${audience}, at ${projectName}.`] : [])],
    "how-to": [
      ...(isOwnAudience
        ? [`A short guide for ${audience}, from ${projectName}.`, `In plain words, for ${audience}.`]
        : []),
      `In plain words, from ${who}.`,
    ],
  };
  const general = [
    ...fact.slice(0, 2),
    ...forWhom.map((line) => line.replace(/^For/, "Made for")),
    `${capitalise(promise)}.`,
  ];
  return [...detail, ...timed, ...random.shuffled(own[idea.kind] ?? []), ...random.shuffled(general), ...forWhom];
}
