import type { ContentType, TextFormat } from "~/engine/brief";

/** What each category of examples is called. Source of the words: the specification, section 3. */
export const exampleCategories = {
  "product-launch": "Product launch",
  seasonal: "Seasonal",
  "thought-leadership": "Thought leadership",
  "customer-stories": "Customer stories",
  "brand-awareness": "Brand awareness",
  "real-campaign": "Your campaigns",
} as const;

export type ExampleCategory = keyof typeof exampleCategories;

/** The content types that an example shows. */
export const exampleTypes = ["blog", "image", "caption"] as const satisfies ContentType[];

/** Characters of an idea and a preview, and of a sample. Source: the specification, section 9. */
export const exampleLimits = { prompt: 100, preview: 100, sample: 500 } as const;

/** An example as the page shows it. */
export interface Example {
  key: string;
  sparkTitle: string;
  /** Cut to its limit. */
  sparkPrompt: string;
  contentTypes: ContentType[];
  format: TextFormat | null;
  category: ExampleCategory;
  /** The specification's figure: 1 for a featured one, 15 for a real campaign. What it really costs is `charged`. */
  sparkCost: number;
  /** Sparks. */
  charged: number;
  isFeatured: boolean;
  /** Where all of it is; null for a featured one. */
  results: string | null;
  generatedContent: ExampleContent[];
}

export interface ExampleContent {
  type: (typeof exampleTypes)[number];
  title: string;
  /** The beginning, on one line; empty for a picture, which shows its own. */
  preview: string;
  /** A longer beginning, with its lines; null for a picture. */
  sample: string | null;
  picture: { src: string; width?: number; height?: number; alt: string } | null;
}
