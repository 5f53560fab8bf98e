import { hasClearVerb } from "../english/clear-verb";
import { isPlural } from "../english/noun-phrases";
import { hasFiniteVerb, readWords, type Word } from "../english/words";
import type { Problem } from "./message";

/** Words of trouble that only a business has: empty hours, missing customers. */
const owners =
  /^(?:nobody|no one|hardly anyone|few people|not enough people) (?:comes?|books?|buys?|visits?|orders?|finds? us)\b|\b(?:quiet|empty tables|no-shows?|low sales|slow (?:days?|months?|season)|footfall|churn|leads|conversions?|brand awareness|nobody knows (?:us|about us)|(?:not enough|too few|few(?:er)?|no|losing) (?:\p{L}{3,12} ){0,2}(?:customers|clients|bookings|members|students|orders|enquiries|walk-ins|footfall)|our (?:sales|bookings|numbers|customers))\b/iu;

/** What bothers the readers, as the owner put it, with its form. An owner's own trouble is marked: it is never told to the reader. */
export function readProblem(raw: string | null): Problem | null {
  const text = raw
    ?.replace(/\s+/g, " ")
    .replace(/[.!;,\s]$/, "")
    .trim();
  if (!text) return null;
  const words = readWords(text);
  const last = words.at(-1);
  // why: "Evenings spent writing quotes" is what the evenings are, and no sentence
  const isState = /^\p{L}+ (?:spent|lost|wasted|gone|left|stuck) /iu.test(text) && !hasClearVerb(words);
  // why: "A machine that has never left its box" and "Finding childcare that starts early" name a thing, whatever is told of it
  const main = words.slice(
    0,
    words.findIndex(({ lower }, at) => at > 0 && /^(?:that|which|who|where)$/.test(lower)) >>> 0,
  );
  const isNamed =
    main.length < words.length &&
    !hasFiniteVerb(main) &&
    !/^(?:everyone|everybody|nobody|anyone|people|those|most) /i.test(text);
  const form =
    (hasFiniteVerb(words) || doesSomething(words)) && !isState && !isNamed
      ? "clause"
      : last?.part === "noun" || last?.part === "other"
        ? "noun-phrase"
        : "fragment";
  // why: "My son freezes in every test" is what a reader says, and no one else's son
  const isTheirs = /^(?:my|i)\s/i.test(text) && !/[“”"]/.test(text);
  return { text: isTheirs ? `“${text}.”` : text, form, whose: owners.test(text) ? "owner" : "reader" };
}

/** "Heat escapes through the roof": a thing, what it does, and where; "office plants" and "two flights of stairs" do nothing. */
const doesSomething = ([thing, does, next]: readonly Word[]): boolean =>
  thing?.part === "noun" &&
  !isPlural(thing.lower) &&
  !!does &&
  does.part === "verb" &&
  /[^s]s$/.test(does.lower) &&
  /^(?:through|into|out|from|up|away|down|over|under)$/.test(next?.lower ?? "");
