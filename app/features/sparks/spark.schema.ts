import { z } from "zod";
import { templateFormats } from "#db/schema";
import { type ContentType, contentTypes } from "~/engine/engine";
import { explainPlaceholders, findPlaceholders } from "~/features/templates/find-placeholders";
import { readTextFormat } from "~/features/templates/read-text-format";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { createOptionalLines, createOptionalText, explainTooLong, normalizeLineEnds } from "~/platform/text/text-field";
import { readCheckedBrief, stateFacts } from "./checked-brief.server";
import { readPronouns } from "./pronouns";
import { factLimits, factsCallSchema } from "./stated-facts.server";

/** Characters. An idea is a sentence or a few paragraphs; every other field is a line or two. */
export const sparkLimits = {
  promptMin: 10,
  prompt: 2000,
  line: 500,
  name: 120,
  pronouns: 40,
  url: 200,
  nonce: 100,
  /** What was read of a brief, carried along by the form: the idea, seven facts and three questions. */
  checked: 30_000,
} as const;

const promptMessage = "Please write at least 10 characters to get good results";
const typesMessage = "Please select at least one content type";

const idea = {
  prompt: z
    .string({ error: promptMessage })
    .overwrite(normalizeLineEnds)
    .trim()
    .min(sparkLimits.promptMin, promptMessage)
    .max(sparkLimits.prompt, explainTooLong(sparkLimits.prompt)),
  contentTypes: z
    .array(z.enum(contentTypes, "Unknown content type"), typesMessage)
    .min(1, typesMessage)
    .max(20, "Unknown content type")
    .transform(inOrder),
  /** A template's; those of articles and posts are the usual ones and make no difference. */
  format: z
    .enum(templateFormats, "Unknown format")
    .nullish()
    .transform((format) => readTextFormat(format)),
  sceneSetting: createOptionalText(sparkLimits.line),
  visualStyle: createOptionalText(sparkLimits.line),
  audioMood: createOptionalText(sparkLimits.line),
  wantsHorizontalVideo: wish(),
  wantsVoiceover: wish(),
  approveScript: wish().describe(
    "Have the film's script shown first. The film is made once you approve it, at /project/{projectId}/processing/{id}/script.",
  ),
  specificCallToAction: createOptionalText(sparkLimits.line),
  specificSeoKeywords: createOptionalText(sparkLimits.line),
  /** An address of our own media store, given by the upload. */
  productImageUrl: createOptionalText(sparkLimits.url),
};

const fact = () => createOptionalText(factLimits.line).transform((text) => (text ?? "").replace(/\s+/g, " "));
const listedFact = () =>
  createOptionalLines({ max: factLimits.lines, most: factLimits.most, longest: factLimits.line }).transform(
    (text) => text ?? "",
  );

/** Names: the contract. Texts: the specification, section 5. `productImage` is a file and read apart. */
export const sparkFields = z.object({
  ...idea,
  mainCharacterName: createOptionalText(sparkLimits.name),
  mainCharacterRole: createOptionalText(sparkLimits.name),
  mainCharacterPronouns: createOptionalText(sparkLimits.pronouns),
  factsWhat: fact(),
  factsOffer: fact(),
  factsWhen: fact(),
  factsWhere: fact(),
  factsFor: fact(),
  factsProof: listedFact(),
  factsSteps: listedFact(),
  /** The reading that the facts' fields were filled in from; `CheckedBrief` as JSON. */
  factsChecked: createOptionalText(sparkLimits.checked),
  /** The button that was pressed: 'check' makes nothing. */
  intent: z.enum(["check", "create"], "Unknown intent").nullish(),
  /** Made with the page, so that a double click, a back button and a reload are the same spark. */
  nonce: createOptionalText(sparkLimits.nonce),
  /** Pressed instead of the usual button: just these content types, set apart by commas. */
  makeOnly: createOptionalText(sparkLimits.line).transform((types) =>
    types === null ? null : inOrder(types.split(",") as ContentType[]),
  ),
  /** The template the form began with, to count its use. */
  templateId: createOptionalText(sparkLimits.nonce),
});

/** The spark form. What a template left open is asked for before anything is made of it; a check of the brief takes it as it stands. */
export const sparkSchema = sparkFields.superRefine(({ prompt, intent }, context) => {
  const open = intent === "check" ? [] : findPlaceholders(prompt);
  if (open.length > 0) context.addIssue({ code: "custom", path: ["prompt"], message: explainPlaceholders(open) });
});

/** HTML attributes for the form; pages get them through their loader. */
export const sparkConstraints = getHtmlConstraints(sparkFields);

/** The body of POST /api/sparks. */
export const sparkCallSchema = z.object({
  ...idea,
  facts: factsCallSchema,
  projectId: z.int("Must be the id of a project").positive("Must be the id of a project"),
  mainCharacter: z
    .object({
      name: createOptionalText(sparkLimits.name),
      role: createOptionalText(sparkLimits.name),
      pronouns: z
        .object({
          object: createOptionalText(sparkLimits.pronouns),
          possessive: createOptionalText(sparkLimits.pronouns),
        })
        .nullish()
        .transform((pronouns) => pronouns ?? { object: null, possessive: null }),
    })
    .nullish()
    .transform((character) => character ?? null),
});

/** What a spark is made from, whichever way it came in. */
export type SparkInput = z.output<typeof sparkCallSchema>;

/** What the form shows with a video alone, left empty. */
const nothingForVideo = {
  mainCharacter: null,
  audioMood: null,
  wantsHorizontalVideo: false,
  wantsVoiceover: false,
  approveScript: false,
  productImageUrl: null,
} satisfies Partial<SparkInput>;

/**
 * The form's flat names as the one shape inside, with the picture that came with it. Without a video, what was typed for one does not
 * count: its fields were out of sight when the form was sent.
 */
export function toSparkInput(
  form: z.output<typeof sparkSchema>,
  { projectId, productImageUrl }: Pick<SparkInput, "projectId" | "productImageUrl">,
): SparkInput {
  const { mainCharacterName: name, mainCharacterRole: role, mainCharacterPronouns, makeOnly } = form;
  const { prompt, format, sceneSetting, visualStyle, audioMood, wantsHorizontalVideo, wantsVoiceover } = form;
  const { approveScript } = form;
  const { specificCallToAction, specificSeoKeywords } = form;
  const contentTypes = makeOnly?.length ? makeOnly : form.contentTypes;
  const pronouns = readPronouns(mainCharacterPronouns);
  const isDescribed = name !== null || role !== null || mainCharacterPronouns !== null;
  const mainCharacter = isDescribed ? { name, role, pronouns } : null;
  const input = {
    ...{ prompt, facts: readFormFacts(form), contentTypes, projectId, productImageUrl, mainCharacter },
    ...{ format, sceneSetting, visualStyle, audioMood, wantsHorizontalVideo, wantsVoiceover },
    approveScript,
    ...{ specificCallToAction, specificSeoKeywords },
  };
  return contentTypes.includes("video") ? input : { ...input, ...nothingForVideo };
}

function readFormFacts(form: z.output<typeof sparkSchema>) {
  const typed = {
    what: form.factsWhat,
    offer: form.factsOffer,
    when: form.factsWhen,
    where: form.factsWhere,
    for: form.factsFor,
    proof: form.factsProof,
    steps: form.factsSteps,
  };
  return stateFacts(typed, { idea: form.prompt, checked: readCheckedBrief(form.factsChecked) });
}

/** A checkbox, which a form leaves out when it is not ticked. */
function wish() {
  return z
    .boolean("Must be true or false")
    .nullish()
    .transform((isWanted) => isWanted ?? false);
}

function inOrder(types: ContentType[]): ContentType[] {
  return contentTypes.filter((type) => types.includes(type));
}
