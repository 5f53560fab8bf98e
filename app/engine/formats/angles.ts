import type { Composer } from "../compose/composer";
import { capitalize, endSentence } from "../compose/grammar";
import { needs } from "../compose/needs";
import type { Source } from "../compose/source";
import { listFacts } from "./article";
import { findFeatures, listParts } from "./outline";

/** One reason for a caption. */
export interface Angle {
  /** Shown beside the caption: "offer", "date", "feature 2". */
  name: string;
  /** A list or several paragraphs: too long for the shortest platforms. */
  isLong: boolean;
  /** Writes it; null where nothing is left to say. */
  write(composer: Composer): AngleText | null;
}

export interface AngleText {
  lines: string[];
  /** Whether a short line with the point belongs to it. */
  key: boolean;
  /** Whether that line may stand first. */
  mayFollow?: boolean;
}

/** The reasons that the brief gives, in order of weight. */
export function findAngles(source: Source): Angle[] {
  const features = findFeatures(source);
  const parts = listParts(source);
  const { proof, steps } = source.material.message.facts;
  const has = (name: keyof typeof needs) => needs[name](source);
  const short = (name: string, place: string): Angle => ({
    name,
    isLong: false,
    write: (composer) => {
      const lines = composer.sayMany(place, 1);
      return lines.length > 0 ? { lines: [lines.join(" ")], key: true, mayFollow: true } : null;
    },
  });
  const angles: (Angle | false)[] = [
    {
      name: "point",
      isLong: false,
      write: (composer) => withPlain(composer.sayPoint("caption-point"), composer),
    },
    has("offer") && short("offer", "caption-offer"),
    has("when") && short("date", "caption-date"),
    (has("quantity") || has("giving")) && short("number", "caption-number"),
    has("problem") && short("problem", "caption-problem"),
    { name: "hook", isLong: false, write: (composer) => toText(composer.sayMany("hook", 1), true) },
    has("audience") && {
      name: "audience",
      isLong: false,
      write: (composer) => toText(composer.sayMany("caption-audience", 1), false),
    },
    { name: "question", isLong: false, write: askOnce },
    listFacts(source).length >= 4 && { name: "card", isLong: true, write: writeCard },
    ...features.slice(0, 5).map((feature, index) => ({
      name: `feature ${index + 1}`,
      isLong: false,
      write: (composer: Composer) => toText(composer.sayMany("caption-fact", 1, { about: { feature } }), true),
    })),
    features.length > 2 && {
      name: "list",
      isLong: true,
      write: (composer) => {
        const lead = composer.say("key");
        const list = features.slice(0, 5).map(({ text }) => `• ${capitalize(text)}`);
        return { lines: [...(lead ? [lead] : []), list.join("\n")], key: false };
      },
    },
    parts.length > 0 && {
      name: "parts",
      isLong: false,
      write: () => ({ lines: [parts.join("\n")], key: true }),
    },
    proof.length > 0 && {
      name: "proof",
      isLong: false,
      write: (composer) => toText(composer.sayMany("caption-proof", 1, { about: { line: proof[0] ?? "" } }), true),
    },
    steps.length > 1 && {
      name: "steps",
      isLong: true,
      write: (composer) => ({
        lines: [
          ...composer.sayMany("section-steps", 1),
          steps.map((step, index) => `${index + 1}. ${endSentence(step)}`).join("\n"),
        ],
        key: true,
        mayFollow: true,
      }),
    },
    has("where") && short("place", "caption-where"),
    ...source.about.slice(0, 3).map((line, index) => ({
      name: index === 0 ? "about" : `about ${index + 1}`,
      isLong: false,
      write: (composer: Composer) =>
        toText(composer.sayMany(index === 0 ? "caption-about" : "caption-about-more", 1, { about: { line } }), true),
    })),
    has("near") && { name: "last call", isLong: false, write: writeLastCall },
    { name: "second question", isLong: false, write: askOnce },
    { name: "reason", isLong: false, write: (composer) => withPlain(composer.sayMany("opening", 1), composer) },
    {
      name: "invitation",
      isLong: false,
      write: (composer) => withPlain(composer.sayMany("caption-point", 1), composer),
    },
    { name: "second hook", isLong: false, write: (composer) => toText(composer.sayMany("hook", 1), true) },
    { name: "in short", isLong: false, write: (composer) => toText(composer.sayMany("key", 1), false) },
  ];
  return angles.filter((angle) => angle !== false);
}

const toText = (lines: string[], key: boolean): AngleText | null => (lines.length > 0 ? { lines, key } : null);

/** A sentence with the point; where its noun does not hold the product's, the product beside it. */
function withPlain(lines: string[], composer: Composer): AngleText | null {
  if (lines.length === 0) return null;
  const { product } = composer.source.material;
  const isSaid = !product || lines.join(" ").toLowerCase().includes(product.head.toLowerCase());
  return {
    lines: isSaid
      ? lines
      : [...lines, ...composer.sayMany("key", 1, { accept: (text) => text.includes(product.text) })],
    key: false,
  };
}

function askOnce(composer: Composer): AngleText | null {
  const asked =
    findFeatures(composer.source)
      .map((feature) => composer.answer("faq-feature", { about: { feature } }))
      .find(Boolean) ?? composer.answer("faq");
  return asked && { lines: [`“${asked.question}”`, asked.answer], key: true };
}

/** The facts one below the other, as a card. */
function writeCard(composer: Composer): AngleText {
  const rows = listFacts(composer.source);
  return { lines: [composer.source.name, rows.map(([label, text]) => `${label}: ${text}`).join("\n")], key: false };
}

function writeLastCall(composer: Composer): AngleText | null {
  const key = composer.say("key");
  return key ? { lines: [`Last call. ${key}`], key: false } : null;
}
