import { z } from "zod";
import { type ContentType, contentTypes } from "~/engine/engine";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { createOptionalText, explainTooLong, normalizeLineEnds } from "~/platform/text/text-field";
import { readPronouns } from "./pronouns";
import { factsCallSchema } from "./stated-facts.server";

/** Characters. An idea is a sentence or a few paragraphs; every other field is a line or two. */
export const sparkLimits = {
  promptMin: 10,
  prompt: 2000,
  line: 500,
  name: 120,
  pronouns: 40,
  url: 200,
  nonce: 100,
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
  sceneSetting: createOptionalText(sparkLimits.line),
  visualStyle: createOptionalText(sparkLimits.line),
  audioMood: createOptionalText(sparkLimits.line),
  wantsHorizontalVideo: wish(),
  wantsVoiceover: wish(),
  specificCallToAction: createOptionalText(sparkLimits.line),
  specificSeoKeywords: createOptionalText(sparkLimits.line),
  /** An address of our own media store, given by the upload. */
  productImageUrl: createOptionalText(sparkLimits.url),
};

/** The spark form. Names: the contract. Texts: the specification, section 5. `productImage` is a file and read apart. */
export const sparkSchema = z.object({
  ...idea,
  mainCharacterName: createOptionalText(sparkLimits.name),
  mainCharacterRole: createOptionalText(sparkLimits.name),
  mainCharacterPronouns: createOptionalText(sparkLimits.pronouns),
  /** Made with the page, so that a double click, a back button and a reload are the same spark. */
  nonce: createOptionalText(sparkLimits.nonce),
  /** Pressed instead of the usual button: just these content types, set apart by commas. */
  makeOnly: createOptionalText(sparkLimits.line).transform((types) =>
    types === null ? null : inOrder(types.split(",") as ContentType[]),
  ),
  /** The template the form began with, to count its use. */
  templateId: createOptionalText(sparkLimits.nonce),
});

/** HTML attributes for the form; pages get them through their loader. */
export const sparkConstraints = getHtmlConstraints(sparkSchema);

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
  const { mainCharacterName: name, mainCharacterRole: role, mainCharacterPronouns, ...others } = form;
  const { nonce: _nonce, templateId: _templateId, makeOnly, ...rest } = others;
  const contentTypes = makeOnly?.length ? makeOnly : rest.contentTypes;
  const pronouns = readPronouns(mainCharacterPronouns);
  const isDescribed = name !== null || role !== null || mainCharacterPronouns !== null;
  const mainCharacter = isDescribed ? { name, role, pronouns } : null;
  const input = { ...rest, facts: null, contentTypes, projectId, productImageUrl, mainCharacter };
  return contentTypes.includes("video") ? input : { ...input, ...nothingForVideo };
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
