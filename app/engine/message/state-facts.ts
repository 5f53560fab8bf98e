import { findTimeSpans } from "../english/find-time-spans";
import { readNounPhrase } from "../english/noun-phrases";
import { readTiming } from "../english/read-timing";
import { readWords } from "../english/words";
import type { FactName, Facts, Material, Offer, StatedFacts, Timing } from "./message";
import { readAudience } from "./read-audience";
import { findOffer } from "./read-offer";
import { restatePoint } from "./restate-point";

/** What the owner stated wins over what was read, and is sure; what was stated to be none is not there. */
export function addStatedFacts(material: Material, stated: StatedFacts): Material {
  const { message } = material;
  const given = (Object.entries(stated) as [FactName, string | string[] | null | undefined][]).filter(
    ([, value]) => value !== undefined,
  );
  const facts: Facts = { ...message.facts, ...Object.fromEntries(given) };
  const isNone = (name: FactName) => !facts[name]?.length;
  const sure = [...new Set([...message.sure, ...given.map(([name]) => name)])].filter((name) => !isNone(name));
  const point = restatePoint(message.point, message.facts, stated);
  const statements = material.statements.map((statement) => restatePoint(statement, message.facts, stated));
  const told = material.told?.map((sentence) => restatePoint(sentence, message.facts, stated));
  const changed: Material = {
    ...material,
    statements,
    ...(told && { told }),
    message: { ...message, point, facts, sure },
  };
  if (stated.what !== undefined) changed.what = stated.what ? readNounPhrase(stated.what) : null;
  if (stated.offer !== undefined) changed.offer = stated.offer ? readStatedOffer(stated.offer) : null;
  if (stated.when !== undefined) changed.timing = stated.when ? readStatedTiming(stated.when) : null;
  if (stated.for !== undefined) changed.audience = stated.for ? readAudience(stated.for) : null;
  return changed;
}

const readStatedOffer = (text: string): Offer =>
  ({ ...(findOffer({ text, words: readWords(text) })?.offer ?? { kind: "other" }), text }) as Offer;

function readStatedTiming(text: string): Timing {
  const words = readWords(text);
  const [span] = findTimeSpans(words);
  const none: Timing = {
    text,
    start: null,
    last: null,
    before: null,
    recurring: null,
    period: text,
    from: null,
    to: null,
  };
  return span ? { ...readTiming(text, words, span), text } : none;
}
