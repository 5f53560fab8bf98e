import type { MainCharacter } from "../brief";
import type { Account } from "../compose/account";
import type { Composer } from "../compose/composer";
import { addIndefinite, endSentence, withoutEndMark } from "../compose/grammar";
import { startText } from "../compose/make-source";
import type { Source } from "../compose/source";
import { repeatsWords } from "../words/repeats-words";
import { findFeatures, listParts } from "./outline";

/** What can be read in the longest scene. */
export const longestSceneLine = 76;

/** What a scene shows in words. */
export interface SceneLine {
  kind: "character" | "problem" | "promise" | "point" | "action";
  /** A small line above: where we are, whose film it is. */
  kicker: string;
  line: string;
  detail: string;
}

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
  const setting = sceneSetting && sceneSetting.length <= 60 ? withoutEndMark(sceneSetting) : "";
  const person = introduce(mainCharacter, most);
  const scene = (kind: SceneLine["kind"], line: string, detail = "", kicker = source.name): SceneLine => ({
    kind,
    kicker,
    line,
    detail,
  });
  const hook = composer.say("scene-hook", { most, accept: (text) => !repeatsWords(text, plan.headline) });
  const answer = scene("promise", plan.headline, "", thinkOf(mainCharacter) ?? source.name);
  const last = scene("action", plan.callToAction || source.name, source.site);
  const opening = [
    ...(person ? [scene("character", person, "", setting || source.name)] : []),
    ...(hook ? [scene("problem", hook, "", !person && setting ? setting : source.name)] : []),
  ];
  const proofs = findProofs(composer, most, 5 - opening.length - 1, plan.headline);
  const said = [...opening.map(({ line }) => line), `${answer.line} ${answer.detail}`];
  const points: string[] = [];
  for (const line of [...proofs, ...listFillers(source, plan)]) {
    const isFiller = !proofs.includes(line);
    if (isFiller && opening.length + points.length >= 2) break;
    if (line.length > most || said.some((before) => repeatsWords(line, before))) continue;
    points.push(line);
    said.push(line);
  }
  return [...opening, answer, ...points.map((line) => scene("point", line)), last].slice(-6);
}

/** What can always be said, where a brief tells too little for four scenes. */
const listFillers = ({ name, site, material }: Source, { supportingLine }: { supportingLine: string }): string[] => [
  ...(material.audience ? [endSentence(`For ${material.audience.text}`)] : []),
  endSentence(supportingLine),
  `Ask ${name}.`,
  `All about it: ${site}.`,
];

/** What speaks for it, and when and where it is, as far as there is room. */
function findProofs(composer: Composer, most: number, room: number, headline: string): string[] {
  const { source } = composer;
  const isNew = (text: string) => !headline.toLowerCase().includes(withoutEndMark(text).toLowerCase());
  const fit = { most, accept: isNew };
  const features = findFeatures(source)
    .map(({ text }) => withoutEndMark(text))
    .filter((text) => text.length <= most - 2);
  const when = composer.say("scene-when", fit);
  const proof = source.material.message.facts.proof
    .map((line) => composer.say("scene-proof", { ...fit, about: { line } }))
    .find(Boolean);
  const joined = joinFeatures([...listParts(source), ...features], most);
  const own = source.about.find((line) => line.length <= most);
  const about = own ? composer.say("scene-proof", { ...fit, about: { line: own } }) : null;
  const more = composer.say("scene-proof", fit);
  const proofs = [proof, about, joined, more].filter((line) => typeof line === "string");
  const kept = proofs.slice(0, Math.max(1, when ? room - 1 : room));
  return when ? [...kept, when] : kept;
}

/** The features as short sentences side by side: "Small groups. A warm pool." */
function joinFeatures(features: readonly string[], most: number): string | null {
  let line = "";
  for (const feature of features) {
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
