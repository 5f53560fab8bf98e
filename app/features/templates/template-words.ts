import type { Template } from "./template";

export type TemplateCategory = Template["category"];
export type TemplateIndustry = NonNullable<Template["industry"]>;

/** What the words of a category's templates become. */
export const categoryFormats = {
  blog: "article",
  social: "social",
  email: "email",
  ad: "ad",
} as const satisfies Record<TemplateCategory, Template["format"]>;

/** What each category is called, and what its templates make. */
export const categoryWords: Record<TemplateCategory, { label: string; text: string }> = {
  blog: { label: "Blog", text: "Articles that people find and finish" },
  social: { label: "Social", text: "Posts and stories that belong together" },
  email: { label: "Email", text: "Letters that are worth opening" },
  ad: { label: "Ads", text: "Headlines and claims for search and feeds" },
};

export const industryLabels: Record<TemplateIndustry, string> = {
  tech: "Tech",
  healthcare: "Healthcare",
  finance: "Finance",
  retail: "Retail",
  education: "Education",
  "real-estate": "Real estate",
};
