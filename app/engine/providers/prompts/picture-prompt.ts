import { chooseLook } from "../../embedded/picture/choose-look";
import type { Mood } from "../../embedded/picture/palettes";
import type { CampaignPlan } from "../../plan";
import { cleanWords, removeEndMark } from "../../words/clean-text";

const light: Record<NonNullable<CampaignPlan["season"]> | "any", string> = {
  spring: "soft morning light",
  summer: "bright daylight",
  autumn: "low golden light",
  winter: "cool window light",
  any: "natural light from the side",
};

/** A colour as people call it: "deep orange", "pale yellow". Hex with six digits. */
function colourName(hex: string): string {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 510;
  const spread = (most - least) / 255;
  if (spread < 0.09) return lightness > 0.85 ? "white" : lightness < 0.2 ? "black" : "grey";
  const sixth =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least);
  const hue = (sixth * 60 + 360) % 360;
  const names: [number, string][] = [
    [15, "red"],
    [42, "orange"],
    [68, "yellow"],
    [165, "green"],
    [195, "turquoise"],
    [255, "blue"],
    [290, "violet"],
    [345, "pink"],
    [361, "red"],
  ];
  const name = names.find(([end]) => hue < end)?.[1] ?? "red";
  return lightness > 0.82 ? `pale ${name}` : lightness < 0.3 ? `deep ${name}` : name;
}

/** The user's words as a short phrase: no quotes, breaks or marks with which it could pose as something else. */
const phrase = (text: string | null | undefined, longest: number) =>
  cleanWords(text, longest).replace(/["“”'`:;]/g, "");

const moodNames: Record<Mood, string> = {
  warm: "warm",
  fresh: "fresh and bright",
  bold: "bold",
  calm: "calm",
  luxe: "elegant",
  technical: "clean and modern",
  playful: "playful",
  natural: "natural",
};

const lookWords = (plan: CampaignPlan) => {
  const { palette, mood } = chooseLook(plan);
  const colours = [...new Set([palette.block, palette.accent, palette.paper].map(colourName))].join(", ");
  const style = phrase(plan.brief.visualStyle, 120) || "editorial photograph";
  return { colours, style, mood: moodNames[mood] };
};

const person = (plan: CampaignPlan) => {
  const who = plan.brief.mainCharacter;
  const described = phrase(who?.role ?? who?.name, 60);
  return described ? `, with ${described} in it` : "";
};

/**
 * What is to be seen. A model that thought the plan through has described it; else a moment at the business itself, with what the idea
 * is about where that is a thing. Not the idea's own words: "20% off all boots" is nothing that a camera sees, and invites letters.
 */
function subjectOf(plan: CampaignPlan, shot: string | null): string {
  if (shot) return `${phrase(shot, 300)}${person(plan)}`;
  const owner = removeEndMark(phrase(plan.brief.project.description.split(/(?<=[.!?])\s/)[0], 140));
  const about = phrase(plan.material.message.facts.what, 60);
  const topic = about && !/\p{N}|%/u.test(about) ? `, about ${about}` : "";
  return `an everyday moment at this business - ${owner}${topic}${person(plan)}`;
}

const settingOf = (plan: CampaignPlan, shot: string | null) => {
  const typed = removeEndMark(phrase(plan.brief.sceneSetting, 120));
  if (typed) return ` Setting: ${typed}.`;
  return shot ? "" : ` Setting: the everyday surroundings of ${removeEndMark(phrase(plan.audience, 90))}.`;
};

/** Nothing that a model draws may carry letters: the words on a poster and in a film are set by us. */
const bare = "No text, no letters, no logos, no watermark.";

/** Asks for a poster's photograph: subject, setting, composition, light, style and colours by name. */
export function writePicturePrompt(plan: CampaignPlan, shot: string | null): string {
  const { colours, style, mood } = lookWords(plan);
  return [
    `Subject: ${subjectOf(plan, shot)}.${settingOf(plan, shot)}`,
    "Composition: upright 4:5, one clear subject in the middle third, calm areas above and below.",
    `Light: ${light[plan.season ?? "any"]}.`,
    `Style: ${style}, ${mood} mood.`,
    `Colours: ${colours}.`,
    bare,
  ].join("\n");
}

/** Asks for a film's clip behind one scene's words. */
export function writeScenePrompt(plan: CampaignPlan, script: string, shot: string | null): string {
  const { colours, style, mood } = lookWords(plan);
  return [
    `One continuous shot. Subject: ${subjectOf(plan, shot)}.${settingOf(plan, shot)}`,
    `It accompanies these words, which are not seen: ${removeEndMark(phrase(script, 200))}.`,
    `Composition: slow camera movement, upright 9:16, calm middle. Light: ${light[plan.season ?? "any"]}.`,
    `Style: ${style}, ${mood} mood. Colours: ${colours}.`,
    `${bare} Nobody speaks.`,
  ].join("\n");
}
