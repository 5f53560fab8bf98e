import { z } from "zod";
import { contentTypes } from "../../brief";
import { dataRule, writeDataBlock } from "./data-block";

/** What is known of a project when ideas for its next campaign are thought up. */
export interface ProposalData {
  /** What the owner says of the project, by what it is about; what is not said is absent. */
  profile: Record<string, string>;
  /** The last campaigns, the newest first: what was asked for, and the day (2026-11-22). */
  past: { idea: string; on: string }[];
  /** Days ahead that a campaign could be made for. */
  dates: { on: string; what: string }[];
  /** What the ideas should be about, besides; empty for nothing. */
  keywords: string;
  /** 2026-11-22. */
  today: string;
}

/** Characters that each line of a proposal may have; what is a little longer is sent back once, what is still longer is dropped. */
export const proposalLimits = { title: 60, description: 140, prompt: 300, category: 24, fact: 160 } as const;

const line = z.string().trim().min(2).max(600);

export const proposalsAnswer = z.object({
  proposals: z
    .array(
      z.object({
        type: z.enum(contentTypes).describe("what to make of it"),
        title: line.describe(`an imperative of up to ${proposalLimits.title} characters`),
        description: line.describe(
          `what its readers get, one sentence of up to ${proposalLimits.description} characters`,
        ),
        prompt: line.describe(
          `the idea as the owner would write it for a campaign, one or two sentences of up to ${proposalLimits.prompt} characters`,
        ),
        category: line.describe(`one or two words, up to ${proposalLimits.category} characters`),
        fact: z
          .string()
          .max(600)
          .default("")
          .describe(
            "words copied letter by letter from `profile` or from an idea in `past`, four to twenty of them; empty where it rests on a date",
          ),
        date: z.string().max(40).default("").describe("the `on` of one of `dates`; empty where it rests on a fact"),
      }),
    )
    .min(1)
    .max(8)
    .describe("three proposals, of different types, the surest first"),
});

export type ProposalAnswer = z.infer<typeof proposalsAnswer>["proposals"][number];

export const proposalsInstructions = [
  "You think up what a small business could make next: three ideas for campaigns, each for one blog post, image, set of captions or video.",
  dataRule,
  "Each idea rests on one fact of the data, quoted in `fact`, or on one day of `dates`, named in `date`. An idea that rests on neither is left out.",
  "State only what the data says. Invent no figures, prices, dates, names, quotes, awards or customers, and promise nothing that the data does not promise.",
  "Repeat none of the ideas in `past`: take one further, or tell something new. Where `keywords` are given, the ideas are about them.",
  "Write in the language of `profile`. Plain, specific sentences. No placeholders, no emoji, no talk about being an AI.",
  "Answer with one JSON object of the given shape and nothing else.",
].join("\n");

export const writeProposalsMessage = (data: ProposalData): string => writeDataBlock(data);
