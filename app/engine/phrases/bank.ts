import { parse } from "yaml";
import { z } from "zod";
import { messageKinds } from "../message/message";
import features from "./features.yaml?raw";
import kinds from "./kinds.yaml?raw";
import { flagNames, slotNames } from "./value-names";
import voices from "./voices.yaml?raw";

const isKnown = (name: string): boolean => flagNames.includes(name) || slotNames.some((slot) => slot === name);
/** The names of a line's values. */
const listSlots = (line: string): string[] => [...line.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? "");

/** A line about the message: its values are known by name. */
const ofMessage = z.string().refine((line) => listSlots(line).every(isKnown), "names a value that is not read");
const names = z.array(z.string().refine(isKnown, "is no value or flag")).default([]);
/** A fact's row; `asks` is a reader's question with its answer. */
const featureRows = z.array(
  z
    .strictObject({
      topic: z.string(),
      match: z.string().transform((pattern) => new RegExp(pattern, "iu")),
      examples: z.tuple([z.string(), z.string()]),
      lines: z.array(z.string()).min(1),
      asks: z.tuple([z.string().endsWith("?"), z.string()]).optional(),
    })
    .transform(({ asks, ...row }) => ({ ...row, ask: asks?.[0], answer: asks?.[1] })),
);
const kindRows = z.array(
  z.strictObject({
    topic: z.string(),
    kinds: z.array(z.enum(messageKinds)).optional(),
    voice: z.string().optional(),
    needs: names,
    not: names,
    lines: z.array(ofMessage).default([]),
    steps: z.array(ofMessage).optional(),
    ask: ofMessage.endsWith("?").optional(),
    answer: ofMessage.optional(),
  }),
);

const sections = z.array(
  z.strictObject({
    topics: z.array(z.string()).min(1),
    aside: z.string().optional(),
    headings: z.array(z.string()).min(1),
  }),
);
const kindBank = z.strictObject({ sections, rows: kindRows }).parse(parse(kinds));

/** The lines of the bank. A line that names what is not read stops the program as it starts, and its tests. */
export const bank = {
  features: featureRows.parse(parse(features)),
  kinds: [...kindBank.rows, ...kindRows.parse(parse(voices))],
  sections: kindBank.sections,
};
