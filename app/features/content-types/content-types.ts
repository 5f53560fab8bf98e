import { type ContentType, contentTypes, type TextFormat } from "~/engine/brief";

/** What the product says and knows of one content type. Plain data, also for the browser. */
export interface ContentTypeFacts {
  /** As a heading: "Blog Post". */
  title: string;
  /** Inside a sentence: "blog post". */
  noun: string;
  /** Behind a number, where an amount of sparks is told by what it pays for: "33 images". */
  counted: { one: string; many: string };
  /** On its card in the spark form. */
  description: string;
  /** Sparks for one part. Source: the specification, section 9. */
  cost: number;
  /** Its step on the processing page, and its share of what all parts together take of the bar (section 4). */
  step: { label: string; share: number };
  /** Seconds in which the built-in engine typically makes it. */
  typicalSeconds: number;
  /** Minutes that one try may take; the help text promises 2 to 5, and 10 to 15 with a video. */
  longestMinutes: number;
  /** In the list of prices on the landing page. */
  offer: { name: string; note: string };
  /** On the home page of someone who is signed in. */
  tile: { title: string; text: string };
  /** Its words are written, in a language that whoever writes has to know; what is drawn takes those of the idea. */
  isWritten: boolean;
  /** Its field in the answer of GET /api/status, null until it is done. */
  statusField: string;
  /** Where its files lie in the ZIP of a campaign. */
  folder: string;
  /** Its place, from 1, where the order is not that of making. */
  place: { home: number; results: number };
}

/**
 * Everything there is to say of each content type in one place: forms, costs, limits, progress, prices and results are made from it.
 * What a new type needs besides is told in docs/decisions, under "content types".
 */
const registry = {
  blog: {
    title: "Blog Post",
    noun: "blog post",
    counted: { one: "blog post", many: "blog posts" },
    description: "An article with a title, a summary and sections. The more facts you give, the longer it gets",
    cost: 200,
    step: { label: "Creating blog content", share: 20 },
    typicalSeconds: 3,
    longestMinutes: 5,
    offer: { name: "A blog post", note: "With a title, sections and a call to action" },
    tile: { title: "Blog Writing", text: "An article with a title, a summary and sections" },
    isWritten: true,
    statusField: "blogContent",
    folder: "article",
    place: { home: 3, results: 4 },
  },
  image: {
    title: "Image",
    noun: "image",
    counted: { one: "image", many: "images" },
    description: "A portrait poster, 1080 × 1350 pixels",
    cost: 300,
    step: { label: "Generating images", share: 20 },
    typicalSeconds: 6,
    longestMinutes: 5,
    offer: { name: "An image", note: "A poster, ready to post or print" },
    tile: { title: "Image Generation", text: "A poster in your style, ready to post" },
    isWritten: false,
    statusField: "imageUrl",
    folder: "images",
    place: { home: 1, results: 1 },
  },
  caption: {
    title: "Captions",
    noun: "captions",
    counted: { one: "set of ten captions", many: "sets of ten captions" },
    description: "Ten captions, each within its platform's limit",
    cost: 50,
    step: { label: "Writing captions", share: 15 },
    typicalSeconds: 2,
    longestMinutes: 5,
    offer: { name: "Captions", note: "A set of ten, for seven platforms" },
    tile: { title: "Caption Creation", text: "Ten captions, each written for its platform" },
    isWritten: true,
    statusField: "captionOptions",
    folder: "captions",
    place: { home: 2, results: 3 },
  },
  video: {
    title: "Video",
    noun: "video",
    counted: { one: "video package", many: "video packages" },
    description: "Four to six vertical scenes with music and subtitles",
    cost: 3300,
    step: { label: "Creating video content", share: 15 },
    typicalSeconds: 45,
    longestMinutes: 15,
    offer: { name: "A video", note: "A short video with music and subtitles" },
    tile: { title: "Video Generation", text: "A short video with music, scene by scene" },
    isWritten: false,
    statusField: "videoClips",
    folder: "video",
    place: { home: 4, results: 2 },
  },
} as const satisfies Record<ContentType, ContentTypeFacts>;

/** What is said in place of it where a type's words take another form. Costs and receipts keep the type's own name. */
const formats: Record<
  TextFormat,
  Pick<ContentTypeFacts, "title" | "noun" | "description" | "folder"> & { of: ContentType }
> = {
  email: {
    of: "blog",
    title: "E-mail",
    noun: "e-mail",
    description: "As an e-mail: subject, preheader and a letter of up to 250 words",
    folder: "email",
  },
  ad: {
    of: "caption",
    title: "Ads",
    noun: "ads",
    description: "As ads: 15 headlines and 4 descriptions for search, three for social feeds",
    folder: "ads",
  },
};

/** The field that a type's content has in the answer of GET /api/status. */
export type StatusField<T extends ContentType> = (typeof registry)[T]["statusField"];

export type ContentTypeEntry = ContentTypeFacts & { type: ContentType };

/** What is known of a content type, in the format of the spark that it is made for. */
export function getContentType(type: ContentType, format?: TextFormat | null): ContentTypeEntry {
  const { of = null, ...form } = format ? formats[format] : {};
  return { type, ...registry[type], ...(of === type ? form : {}) };
}

/** All of them in the order in which forms show them and the engine's steps name them. */
export const contentTypeEntries: readonly ContentTypeEntry[] = contentTypes.map((type) => getContentType(type));

/** All of them, sorted by a figure of each, the smallest first. */
export function sortContentTypes(figure: (entry: ContentTypeEntry) => number): ContentTypeEntry[] {
  return [...contentTypeEntries].sort((one, other) => figure(one) - figure(other));
}

/** Sparks that these types cost together. */
export function getSparkCost(types: readonly ContentType[]): number {
  return types.reduce((total, type) => total + registry[type].cost, 0);
}

/** Sparks for a campaign of every type. */
export const wholeCampaignCost = getSparkCost(contentTypes);
