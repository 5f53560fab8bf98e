import { parse } from "yaml";
import { z } from "zod";
import { orderBySeed } from "./choice";
import data from "./consequences.yaml?raw";
import type { Detail } from "./details";

const consequence = z.strictObject({
  when: z.string().transform((pattern) => new RegExp(pattern, "i")),
  /** Words that the detail has to hold besides. */
  only: z.string().optional(),
  so: z.array(z.string()).default([]),
  ask: z.string().endsWith("?").optional(),
  reply: z.string().optional(),
});
const all = z.array(consequence).parse(parse(data));

/** What is known of a detail: what follows from it, in the seed's order, and what it answers. */
export function findConsequence(
  text: string,
  seed: string,
): { so: string[]; ask: string | null; reply: string | null } | null {
  const found = all.find(({ when, only }) => when.test(text) && (!only || text.toLowerCase().includes(only)));
  if (!found) return null;
  return { so: orderBySeed(`${seed}|so`, found.so, (so) => so), ask: found.ask ?? null, reply: found.reply ?? null };
}

/** Words of a problem, and words of the details that answer it. */
const pairs: readonly [problem: RegExp, answer: RegExp][] = [
  [
    /\bexperts?\b|\bskill|\bflexible\b|\bfit enough\b|\btalent|\bnever (?:done|tried|learned)|\bnot good enough|\bbeginners?\b|\bconfiden/i,
    /no experience|beginner|small (?:groups|classes)|one-to-one|all kit|gentle|everything provided|training/i,
  ],
  [
    /\bexpensive\b|\bcosts?\b|\bbills?\b|\bpric|\bafford|\bmoney\b|\bfees?\b/i,
    /[£$€]\d|% off|free|fixed|no (?:setup|joining|surcharge)|instead of|guarantee/i,
  ],
  [
    /\bbreaks?\b|\breplaced?\b|\bcheap\b|\blasts?\b|\bquality\b|\btrust\b|\bcowboys?\b/i,
    /guarantee|warranty|check|insured|certified|qualified|years|made to order|registered/i,
  ],
  [
    /\btime\b|\bhours\b|\bslow|\btakes?\b|\bbusy\b|\bchas|\bwait|\bqueue/i,
    /minutes?|hour|under a|automatic|same day|come to you|door|evening|weekend|24|reminders/i,
  ],
  [
    /\blate\b|\bforget|\bremember|\bdeadline|\bleave it\b|\bround to\b/i,
    /reminder|by \d|before|until|lists?|automatic|deadline|text/i,
  ],
  [
    /\bnervous|\bafraid|\bscar|\bfear|\bterrified|\bstress|\banxious|\bconfus|\bcomplicated|\bjargon|\bhard to/i,
    /no cages|one .{1,40} at a time|gentle|small|people|real|door|fixed|free|calm|meet|visit|first/i,
  ],
  [
    /\bturn up\b|\breliab|\bshow up\b|\bcancel|\bno[- ]shows?\b/i,
    /fixed|24|any time|text|reminder|deposit|day before|guarantee/i,
  ],
  [/\bpain|\bache|\bstiff|\bback\b/i, /check|free|referral|evening|gentle|physio|registered/i],
  [
    /\bphoto\b|\bturn out\b|\brecipes?\b/i,
    /from scratch|everything provided|you eat|small|eight people|people to a class/i,
  ],
  [/\bpull|\bbark|\bbehav|\bchew/i, /certified|week|small|places|reward/i],
  [/\bpresents?\b|\bgifts?\b/i, /gift|wrapping|makers|% off|late night/i],
];

/** Whether a detail says something to a problem. */
export const answers = (problem: string, { text }: Detail): boolean =>
  pairs.some(([asks, says]) => asks.test(problem) && says.test(text));
