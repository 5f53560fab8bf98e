import { z } from "zod";
import { htmlConstraints } from "~/platform/http/html-constraints.server";
import { optionalText, requiredText, tooLong, withPlainLineEnds } from "~/platform/text/text-field";

/** Characters. Generous for what a person writes, and a bound on what every later step has to read. */
export const projectLimits = { name: 120, url: 2048, paragraph: 4000, line: 500 } as const;

const descriptionMessage = "Description must be at least 10 characters";

/** What is valid as a project. Texts: the specification, section 5. */
export const projectSchema = z.object({
  name: requiredText("Project name is required", projectLimits.name),
  websiteUrl: requiredText("Website or Social Media URL is required", projectLimits.url).refine(
    isWebAddress,
    "Must be a valid URL",
  ),
  description: z
    .string({ error: descriptionMessage })
    .overwrite(withPlainLineEnds)
    .trim()
    .min(10, descriptionMessage)
    .max(projectLimits.paragraph, tooLong(projectLimits.paragraph)),
  targetAudience: requiredText("Target audience is required", projectLimits.line),
  brandVoice: optionalText(projectLimits.paragraph),
  defaultCallToAction: optionalText(projectLimits.line),
  defaultSeoKeywords: optionalText(projectLimits.line),
  problemBeingSolved: optionalText(projectLimits.paragraph),
});

export type ProjectInput = z.output<typeof projectSchema>;

/** HTML attributes for the form; pages get them through their loader. */
export const projectConstraints = htmlConstraints(projectSchema);

/** Fields that callers may name in a second way. */
const secondNames = {
  websiteUrl: "url",
  defaultCallToAction: "callToAction",
  defaultSeoKeywords: "seoKeywords",
} as const;

/** The same for a call, under either name of the doubled fields; the first wins when both are sent. */
export const projectCallSchema = z.preprocess((body) => {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const fields: Record<string, unknown> = { ...body };
  for (const [first, second] of Object.entries(secondNames)) fields[first] ??= fields[second];
  return fields;
}, projectSchema);

/** A web address with its protocol; nothing that a browser would run or open elsewhere. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}
