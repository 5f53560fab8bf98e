import { type Ads, adLimits } from "~/engine/engine";

export interface AdLine {
  /** From 1, as its kind counts. */
  number: number;
  text: string;
  count: number;
  limit: number;
}

/** The lines of the ads by their kinds, each with how much of its limit it uses. */
export function getAdLines({ headlines, descriptions, social }: Ads): { kind: string; lines: AdLine[] }[] {
  return [
    { kind: "Search headlines", lines: countLines(headlines, adLimits.headlines.most) },
    { kind: "Search descriptions", lines: countLines(descriptions, adLimits.descriptions.most) },
    ...social.map(({ headline, text }, index) => ({
      kind: `Social ad ${index + 1}`,
      lines: [...countLines([headline], adLimits.social.headline), ...countLines([text], adLimits.social.text)],
    })),
  ];
}

const countLines = (lines: readonly string[], limit: number): AdLine[] =>
  lines.map((text, index) => ({ number: index + 1, text, count: [...text].length, limit }));
