import { z } from "zod";
import { templateCategories, templateIndustries } from "#db/schema";
import { type ContentType, contentTypes } from "~/engine/engine";
import { createOptionalText, createRequiredText } from "~/platform/text/text-field";

/** Characters. An idea has room left for what its placeholders become: the spark form takes 2,000. */
const templateLimits = { name: 80, description: 200, idea: 1_500 } as const;

const typesMessage = "Please select at least one content type";

/** What each category's words are made of, and what is said where that is not chosen. */
const neededType: Record<(typeof templateCategories)[number], { type: ContentType; message: string } | null> = {
  blog: { type: "blog", message: "A blog template makes a blog post: select it" },
  social: null,
  email: { type: "blog", message: "An e-mail is made in place of the blog post: select it" },
  ad: { type: "caption", message: "Ads are made in place of the captions: select them" },
};

/** A template of somebody's own. */
export const ownTemplateSchema = z
  .object({
    name: createRequiredText("Name is required", templateLimits.name),
    description: createOptionalText(templateLimits.description).transform((text) => text ?? ""),
    category: z.enum(templateCategories, "Please select a category"),
    industry: z
      .enum(["none", ...templateIndustries], "Please select an industry")
      .transform((industry) => (industry === "none" ? null : industry)),
    contentTypes: z
      .array(z.enum(contentTypes, "Unknown content type"), typesMessage)
      .min(1, typesMessage)
      .max(contentTypes.length, "Unknown content type")
      .transform((types) => contentTypes.filter((type) => types.includes(type))),
    promptTemplate: createRequiredText("The idea is required", templateLimits.idea),
  })
  .superRefine(({ category, contentTypes: chosen }, context) => {
    const needed = neededType[category];
    if (needed && !chosen.includes(needed.type))
      context.addIssue({ code: "custom", path: ["contentTypes"], message: needed.message });
  });

export type OwnTemplate = z.output<typeof ownTemplateSchema>;
