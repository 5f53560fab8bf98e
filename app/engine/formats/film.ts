import type { MainCharacter, SceneLine } from "../brief";
import type { Account } from "../compose/account";
import type { Composer } from "../compose/composer";
import { addIndefinite, capitalize, endSentence, fitPoint, removeEndMark } from "../compose/grammar";
import { startText } from "../compose/make-source";
import { needs } from "../compose/needs";
import { slots } from "../compose/slots";
import type { Source } from "../compose/source";
import { shortenLine } from "../english/shorten-line";
import { repeatsWords } from "../words/repeats-words";
import { listRest, saysNothingNew } from "./headline";
import { listParts } from "./list-steps";

/** What can be read in the longest scene. */
export const longestSceneLine = 76;

/** Scenes of a film: fewer tell no story, and more are not watched to the end. */
export const sceneLimits = { least: 3, most: 6 };

/** A longer point is told in two scenes where its title stands before a comma. */
const longestPromise = 50;

/** "By post." alone fills no scene. */
const shortestProof = 10;

/**
 * Four to six scenes that tell one story: who or what the viewer knows, the answer with its figures, one or two proofs, when and where,
 * and what to do. No line has more than `most` characters, and none is cut.
 */
export function composeFilm(
  source: Source,
  account: Account,
  plan: { headline: string; supportingLine: string; callToAction: string },
  most: number,
): SceneLine[] {
  const composer = startText(source, account, "film");
  const { sceneSetting, mainCharacter } = source.brief;
  const setting = sceneSetting && sceneSetting.length <= 60 ? removeEndMark(sceneSetting) : "";
  const person = introduce(mainCharacter, most);
  const scene = (kind: SceneLine["kind"], line: string, detail = "", kicker = source.name): SceneLine => ({
    kind,
    kicker,
    line,
    detail,
  });
  const whole = removeEndMark(fitPoint(source.material, most) ?? plan.headline);
  // why: what stands behind a comma of the point is a scene of its own
  const isLong = whole.length > longestPromise && whole.startsWith(`${plan.headline}, `);
  const promise = isLong ? plan.headline : whole;
  const isNew = (text: string) => !repeatsWords(text, promise);
  const hook = composer.say("scene-hook", { most, accept: isNew });
  const { where } = source.material.message.facts;
  const be = source.short.isMany ? "They are" : "It is";
  const isPlace = (text: string) => where !== null && text.toLowerCase().startsWith(where.toLowerCase());
  const rest = listRest(source, promise)
    .map((text) => endSentence(isPlace(text) ? `${be} ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text))
    .filter((line) => line.length <= most && !leaning.test(line));
  const answer = scene("promise", promise, "", thinkOf(mainCharacter) ?? source.name);
  const last = scene("action", plan.callToAction || source.name, source.site);
  const opening = [
    ...(person ? [scene("character", person, "", setting || source.name)] : []),
    ...(hook ? [scene("problem", hook, "", !person && setting ? setting : source.name)] : []),
  ];
  const room = sceneLimits.most - opening.length - 2;
  const said = [...opening.map(({ line }) => line), promise];
  const points: string[] = [];
  const take = (line: string | null | undefined, isFiller = false) => {
    if (!line || line.length > most || line.length < shortestProof || points.length >= room) return;
    if (isFiller && opening.length + points.length >= 2) return;
    const known = said.join(" ").toLowerCase();
    if (
      known.includes(removeEndMark(line).toLowerCase()) ||
      saysNothingNew(line, known) ||
      said.some((before) => repeatsWords(line, before))
    )
      return;
    points.push(line);
    said.push(line);
  };
  for (const step of source.material.message.facts.steps.slice(0, room)) take(endSentence(step));
  // why together: "They last 2 hours" leans on the point, and what is left of a cut line is a note
  for (const line of source.short.sentences.slice(0, room - 1)) take(line);
  const [next, ...others] = rest;
  if (points.length === 0) take(next);
  const proofs = findProofs(composer, most, promise);
  const when = composer.say("scene-when", { most, accept: isNew });
  for (const line of [...proofs.slice(0, Math.max(1, room - points.length - (when ? 1 : 0))), when]) take(line);
  for (const line of [...others, ...proofs]) take(line);
  for (const line of listFillers(source, plan)) take(line, true);
  return [...opening, answer, ...points.map((line) => scene("point", line)), last];
}

/** How a line begins that leans on the one before: alone in a scene it says nothing. */
const leaning =
  /^(?:in|on|at|by|for|from|with|without|until|before|after|so|because|where|when|if|about|around|into) /i;

/** What can always be said, where a brief tells too little for four scenes. */
const listFillers = (source: Source, { supportingLine }: { supportingLine: string }): string[] => {
  const { name, site, about } = source;
  const readers = slots.readers.fill(source);
  const asYou = needs["as-you-doing"](source) ? source.material.audience?.asYou : null;
  return [
    ...(supportingLine.includes(site) ? [] : [endSentence(supportingLine)]),
    ...about.flatMap((line) => shortenLine(removeEndMark(line), longestSceneLine - 1) ?? []).map(endSentence),
    ...(readers ? [`${capitalize(readers)}, this is for you.`] : []),
    ...(asYou ? [`If ${asYou}, this is for you.`] : []),
    `This is ${name}.`,
    `All about it: ${site}.`,
  ];
};

/** What speaks for it, the weightiest first: what the owner calls proof, what the business is, its facts, its figures. */
function findProofs(composer: Composer, most: number, headline: string): string[] {
  const { source } = composer;
  const accept = (text: string) => !headline.toLowerCase().includes(removeEndMark(text).toLowerCase());
  const facts = source.facts.map(({ text }) => removeEndMark(text)).filter((text) => text.length <= most - 2);
  const proof = source.material.message.facts.proof.map(endSentence).find((line) => line.length <= most);
  const about = source.about.find((line) => line.length <= most);
  const joined = joinFeatures(facts, most);
  const rest = joinFeatures(
    facts.filter((fact) => !joined?.includes(fact)),
    most,
  );
  const figure = composer.say("scene-proof", { most, accept });
  const parts = joinFeatures(listParts(source), most);
  return [proof, figure, about, joined, parts, rest].filter((line) => typeof line === "string");
}

/** The features as short sentences side by side: "Small groups. A warm pool." */
function joinFeatures(features: readonly string[], most: number): string | null {
  let line = "";
  // why: "With no contract." alone is the end of another sentence
  for (const feature of features.filter((each) => !leaning.test(each))) {
    const longer = `${line} ${endSentence(feature)}`.trim();
    if (longer.length <= most) line = longer;
  }
  return line || null;
}

/** "Meet Maya, a night-shift nurse."; null where nobody was asked for. */
export function introduce(who: MainCharacter | null, most: number): string | null {
  const name = who?.name?.trim() ?? "";
  const role = who?.role?.trim() ?? "";
  if (!name && !role) return null;
  const plain =
    /^\p{Lu}/u.test(role) || /[^s]s$/i.test(role) || /^(?:an?|the|his|her|our|two|three|four|several)\s/i.test(role);
  const described = plain ? role : addIndefinite(role);
  const line = name && role ? `Meet ${name}, ${described}.` : `Meet ${name || described}.`;
  return line.length <= most ? line : `Meet ${name || role}.`;
}

/** Why above the answer: the story is told for somebody, and the character stays in it. */
function thinkOf(who: MainCharacter | null): string | null {
  const others = who?.pronouns.object?.trim().toLowerCase() ?? "";
  if (!who?.name || !others || others.length > 8) return null;
  const line = `For ${who.name.trim()} and everyone like ${others}`;
  return line.length <= 40 ? line : null;
}
