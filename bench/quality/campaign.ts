import { stripMarkdown } from "../../app/engine/checks/sentences";
import { type FilmMeasures, measureFilm } from "../../app/engine/embedded/video/measure-film";
import type { BlogPost, Caption } from "../../app/engine/engine";
import { capitalize } from "../../app/engine/english/grammar";
import { writeArticle } from "../../app/engine/formats/article";
import { writeCaptions } from "../../app/engine/formats/captions";
import { makePlan } from "../../app/engine/make-plan";
import type { CampaignPlan } from "../../app/engine/plan";
import type { LabelledBrief } from "./label-brief";

/** A campaign's words, before anything is drawn. */
export interface Campaign extends LabelledBrief {
  plan: CampaignPlan;
  blog: BlogPost;
  captions: Caption[];
  film: FilmMeasures;
}

export function makeCampaign(labelled: LabelledBrief): Campaign {
  const plan = makePlan(labelled.brief);
  return { ...labelled, plan, blog: writeArticle(plan), captions: writeCaptions(plan), film: measureFilm(plan) };
}

/** What a brief holds, each of its fields a line. The voice is left out: it says how to write, not what. */
export function readBriefText({ brief }: LabelledBrief): string {
  const { project, mainCharacter, facts } = brief;
  return [
    brief.idea,
    ...Object.values(facts ?? {}).flat(),
    project.name,
    project.description,
    project.targetAudience,
    brief.specificCallToAction ?? project.defaultCallToAction,
    brief.specificSeoKeywords ?? project.defaultSeoKeywords,
    project.problemBeingSolved,
    ...(project.facts ?? []),
    brief.sceneSetting,
    mainCharacter?.name,
    mainCharacter?.role,
    mainCharacter?.pronouns.object,
  ]
    .filter(Boolean)
    .join("\n");
}

/** The call to action in its owner's words; empty where there is none. */
export const readCall = ({ brief }: LabelledBrief): string =>
  (brief.specificCallToAction ?? brief.project.defaultCallToAction ?? "").trim();

const hashtag = /#[\p{L}\p{N}_]{1,100}/gu;
const address = /(?:https?:\/\/)?[\p{L}\p{N}-]{1,63}\.example\b\/?/giu;
/** Why not nothing: "More at" would be no English. */
export const addressStandIn = "this site";

/** The lines of the article, its title among them, without Markdown's marks. */
export const listArticleLines = ({ blog }: Campaign): string[] => splitLines(stripMarkdown(blog.markdown));

/** The lines of a caption without hashtags. */
export const listCaptionLines = ({ text }: Caption): string[] => splitLines(text.replace(hashtag, ""));

/** What film and poster show in words. */
export const listPictureLines = ({ plan }: Campaign): string[] =>
  [plan.headline, plan.supportingLine, ...plan.story.flatMap(({ line, detail }) => [line, detail])].flatMap(splitLines);

/** Every line that a reader of the campaign meets, hashtags aside. */
export function listLines(campaign: Campaign): string[] {
  const { blog, captions } = campaign;
  return [
    ...listArticleLines(campaign),
    ...splitLines(blog.metaDescription),
    ...splitLines(blog.excerpt),
    ...captions.flatMap(listCaptionLines),
    ...listPictureLines(campaign),
  ];
}

/** Lines with something to read, an address in them replaced by words; what is an address alone is none. */
export const splitLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.replace(/^\s*[•▸–—*-]\s/u, "").trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line.replace(address, "")))
    .map((line) => line.replace(address, (_, at: number) => (at === 0 ? capitalize(addressStandIn) : addressStandIn)));
