import type { Ads, BlogPost, ContentByType, Email } from "./engine";

/** What is written of a campaign, in whichever form. */
export type WrittenText = ContentByType["blog"] | ContentByType["caption"];

export const isEmail = (content: BlogPost | Email): content is Email => "format" in content;

export const isAds = (content: ContentByType["caption"]): content is Ads => !Array.isArray(content);

/** The words that readers get to see, as running text: an article's Markdown, an e-mail's body, captions or ads one after the other. */
export function readWords(content: WrittenText): string {
  if (Array.isArray(content)) return content.map(({ text }) => text).join("\n\n");
  if (!("format" in content)) return content.markdown;
  return content.format === "email" ? content.text : listAdLines(content).join("\n\n");
}

/** Every line of the ads: of a social ad its text under its headline. */
export function listAdLines({ headlines, descriptions, social }: Ads): string[] {
  return [...headlines, ...descriptions, ...social.map(({ headline, text }) => `${headline}\n${text}`)];
}
