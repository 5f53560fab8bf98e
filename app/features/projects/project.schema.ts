import { z } from "zod";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { acceptSecondNames } from "~/platform/http/second-names";
import {
  createOptionalLines,
  createOptionalText,
  createRequiredText,
  explainTooLong,
  normalizeLineEnds,
} from "~/platform/text/text-field";
import { readWebAddress } from "~/platform/text/web-address";

/** Characters. Generous for what a person writes, and a bound on what every later step has to read. */
export const projectLimits = { name: 120, url: 2048, paragraph: 4000, line: 500, facts: 40, fact: 300 } as const;

const descriptionMessage = "Description must be at least 10 characters";

/** What is valid as a project. Texts: the specification, section 5. */
export const projectSchema = z.object({
  name: createRequiredText("Project name is required", projectLimits.name),
  websiteUrl: webAddress("Website or Social Media URL is required"),
  description: z
    .string({ error: descriptionMessage })
    .overwrite(normalizeLineEnds)
    .trim()
    .min(10, descriptionMessage)
    .max(projectLimits.paragraph, explainTooLong(projectLimits.paragraph)),
  targetAudience: createRequiredText("Target audience is required", projectLimits.line),
  brandVoice: createOptionalText(projectLimits.paragraph),
  defaultCallToAction: createOptionalText(projectLimits.line),
  defaultSeoKeywords: createOptionalText(projectLimits.line),
  problemBeingSolved: createOptionalText(projectLimits.paragraph),
  /** What may be stated of the brand, one a line. */
  facts: createOptionalLines({
    max: projectLimits.paragraph,
    most: projectLimits.facts,
    longest: projectLimits.fact,
  }),
});

export type ProjectInput = z.output<typeof projectSchema>;

/** The same project when it is changed: what is empty has the specification's other words, the rules are those of creation. */
export const projectSettingsSchema = projectSchema.extend({
  websiteUrl: webAddress("Website/Social Media URL is required"),
  description: createRequiredText("Project description is required", projectLimits.paragraph).min(
    10,
    descriptionMessage,
  ),
});

/** HTML attributes for the forms; pages get them through their loader. */
export const projectConstraints = getHtmlConstraints(projectSchema);
export const projectSettingsConstraints = getHtmlConstraints(projectSettingsSchema);

/** Fields that callers may name in a second way. */
const secondNames = {
  websiteUrl: "url",
  defaultCallToAction: "callToAction",
  defaultSeoKeywords: "seoKeywords",
} as const;

/** The same for calls, under either name of the doubled fields. */
export const projectCallSchema = acceptSecondNames(projectSchema, secondNames);
export const projectSettingsCallSchema = acceptSecondNames(projectSettingsSchema, secondNames);

/** A web address, completed where its protocol was not typed. */
function webAddress(missing: string) {
  return createRequiredText(missing, projectLimits.url).transform((typed, context) => {
    const address = readWebAddress(typed);
    if (address !== null) return address;
    context.addIssue({ code: "custom", message: "Must be a valid URL" });
    return z.NEVER;
  });
}
