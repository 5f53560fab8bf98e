import type { CampaignPlan } from "../../plan";
import { keepDrawableText } from "../fonts/fonts";
import { createSeededRandom, pickOne } from "../picture/seeded-random";
import { stems } from "../text/planning/choose-cards";
import { withArticle } from "../text/reading/wording";
import { getTopic } from "../text/topics/topics";
import { capitalise, lowerFirst } from "../text/writing/clean-text";
import type { Draft } from "./scene-scripts";
import { endSentence, mostCharacters, repeatsWords, shortenSentence } from "./short-sentences";

/** Labels that stand well above a sentence and say nothing alone. */
const bareLabel = /^(?:How we work|What we do|Who we are|About us|When|Where|What to expect)$/;

/**
 * One story of this idea: somebody or something the viewer knows, the news, what speaks for it, and what to do. The brief's main
 * character opens the film, in the brief's setting.
 */
export function tellStory(plan: CampaignPlan, name: string): Draft[] {
  const random = createSeededRandom("script", plan.brief.seed, plan.idea.quote);
  const setting = shortenSentence(
    keepDrawableText(plan.brief.sceneSetting ?? "").replace(/(?<![.\s])[.\s]+$/, ""),
    60,
  ).replace(/\.$/, "");
  const character = introduce(plan, setting || name);
  const opening = hook(plan, name, random);
  const action = plan.idea.when && plan.idea.when.length <= 32 ? capitalise(plan.idea.when) : name;
  return [
    ...(character ? [character] : []),
    character || !setting ? opening : { ...opening, kicker: setting },
    news(plan, name),
    ...points(plan, name, character ? 2 : 3, random),
    { kind: "action", kicker: keepDrawableText(action), line: plan.callToAction || name, detail: plan.displayUrl },
  ];
}

function introduce(plan: CampaignPlan, kicker: string): Draft | null {
  const who = plan.brief.mainCharacter;
  const person = keepDrawableText(who?.name ?? "");
  const role = keepDrawableText(who?.role ?? "").trim();
  if (!person && !role) return null;
  const plain = /^\p{Lu}/u.test(role) || /[^s]s$/i.test(role) || /^(?:his|her|two|three|four|several)\s/i.test(role);
  const described = plain ? role : withArticle(role);
  const line = person && role ? `Meet ${person}, ${described}.` : person ? `Meet ${person}.` : `Picture ${described}.`;
  return { kind: "character", kicker, line: shortenSentence(line, mostCharacters) || `Meet ${person || role}.` };
}

/** What the viewer knows from their own day: the problem as the owner put it, or a scene of the trade that is near to the idea. */
function hook(plan: CampaignPlan, name: string, random: () => number): Draft {
  const { idea, problem, brief, facts, projectName } = plan;
  const own = brief.project.problemBeingSolved ? shortenSentence(endSentence(problem), mostCharacters) : "";
  const fact = facts.map((text) => shortenSentence(text, mostCharacters)).find((text) => text?.includes(projectName));
  if (idea.kind === "hiring" && /volunteer|helper/i.test(idea.shortSubject ?? ""))
    return { kind: "problem", kicker: name, line: "Do you have an hour to spare?" };
  if (idea.kind === "hiring")
    return {
      kind: "problem",
      kicker: name,
      line: pickOne(random, ["Looking for a new place to work?", "Is it time for a new team?"]),
    };
  if (idea.kind === "story" && fact) return { kind: "problem", kicker: name, line: fact };
  if (own) return { kind: "problem", kicker: pickOne(random, knowing), line: own };
  const asked = stems(idea.quote);
  const scenes = getTopic(plan.topic)
    .scenes.map((scene) => shortenSentence(scene, mostCharacters))
    .filter((scene) => scene && !repeatsWords(scene, plan.headline));
  const near = (scene: string) => [...stems(scene)].filter((word) => asked.has(word)).length;
  const most = Math.max(0, ...scenes.map(near));
  const fitting = scenes.filter((scene) => near(scene) === most);
  const scene = fitting.length > 0 ? pickOne(random, fitting) : "";
  const line = scene || shortenSentence(endSentence(problem), mostCharacters) || endSentence(plan.audience);
  return { kind: "problem", kicker: pickOne(random, knowing), line };
}
const knowing = ["Sound familiar?", "You may know this", "Does this ring a bell?", "An ordinary day"];

/** The headline, and what it leaves out. */
function news(plan: CampaignPlan, name: string): Draft {
  const { idea, brief } = plan;
  const headline = plan.headline.replace(/\.$/, "");
  const room = mostCharacters - headline.length - 2;
  const unsaid = [idea.where, idea.when].filter(
    (text): text is string => text !== null && !headline.toLowerCase().includes(text.toLowerCase()),
  );
  const options = [
    unsaid.length > 0 ? endSentence(unsaid.join(", ")) : "",
    endSentence(idea.detail ?? ""),
    endSentence(idea.statement ?? ""),
    plan.supportingLine,
    endSentence(plan.promise),
  ];
  const detail = options.find(
    (sentence) => sentence.length > 0 && sentence.length <= room && !repeatsWords(sentence, headline),
  );
  const { name: person, pronouns } = brief.mainCharacter ?? {};
  const others = keepDrawableText(pronouns?.object ?? "").toLowerCase();
  const forWhom =
    person && others && others.length <= 8 ? `For ${keepDrawableText(person)} and everyone like ${others}` : name;
  return { kind: "promise", kicker: forWhom.length <= 40 ? forWhom : name, line: headline, detail: detail ?? "" };
}

function points(plan: CampaignPlan, name: string, most: number, random: () => number): Draft[] {
  const kickers = [...tips].sort(() => random() - 0.5);
  const drafts = plan.points.flatMap((point) => pointScene(point, name, kickers));
  const fact = plan.facts.find((text) => text.length <= mostCharacters);
  const hasFact = drafts.some(({ line }) => plan.facts.includes(line));
  // why: a film of advice alone would say nothing of whose it is
  if (fact && !hasFact && !repeatsWords(fact, plan.headline))
    drafts.splice(1, 0, { kind: "point", kicker: name, line: fact });
  const chosen = drafts.slice(0, most);
  if (chosen.length < 2)
    chosen.push({ kind: "point", kicker: name, line: shortenSentence(endSentence(plan.promise), mostCharacters) });
  return chosen;
}
const tips = ["Good to know", "Worth knowing", "Keep in mind", "One thing more"];

/** The label and its sentence where both can be read; else the sentence alone under its label; cut only where a clause ends. */
function pointScene(
  { label, sentence }: { label: string; sentence: string },
  name: string,
  kickers: string[],
): Draft[] {
  const isWhole = sentence.length <= mostCharacters;
  const isOwn = sentence.toLowerCase().includes(lowerFirst(label).toLowerCase());
  if (isWhole && (bareLabel.test(label) || isOwn))
    return [{ kind: "point", kicker: bareLabel.test(label) ? label : name, line: sentence }];
  if (bareLabel.test(label)) {
    const line = shortenSentence(sentence, mostCharacters);
    return line ? [{ kind: "point", kicker: label, line }] : [];
  }
  const room = mostCharacters - label.length - 2;
  const kicker = () => kickers.shift() ?? name;
  if (sentence.length <= room) return [{ kind: "point", kicker: kicker(), line: label, detail: sentence }];
  if (isWhole) return [{ kind: "point", kicker: label, line: sentence }];
  const below = shortenSentence(sentence, room);
  if (below) return [{ kind: "point", kicker: kicker(), line: label, detail: below }];
  const line = shortenSentence(sentence, mostCharacters);
  return line ? [{ kind: "point", kicker: label, line }] : [];
}
