import { findConsequence } from "../compose/consequences";
import { capitalize, endSentence, lowerFirst, removeEndMark } from "../compose/grammar";
import type { Line } from "../compose/lines";
import type { Source } from "../compose/source";

/** "Free on Saturday 23 January?" */
export function askForDay({ material: { message, timing }, voice }: Source): string[] {
  const { start } = timing ?? {};
  if (!/^(?:event|opening)$/.test(message.kind) || !start?.day || !start.month || timing?.recurring) return [];
  return [
    `${/^(?:formal|exact|poetic|elegant)$/.test(voice.name) ? "Are you free" : "Free"} on ${start.text.replace(/^on /i, "")}?`,
  ];
}

/** A question that one fact answers, with the fact behind it. Only what the fact's own words answer is asked. */
export function askAbout(line: Line, source: Source): string | null {
  const { text, sentence } = line;
  if (line.from === "business") return null;
  const known = findConsequence(text, source.seed);
  if (known?.ask) return `${known.ask} ${known.reply ? answerShortly(known.reply) : ""}${sentence}`;
  const price = askForPrice(line);
  if (price) return price;
  const isEvent = /^(?:event|opening|hiring|fundraiser)$/.test(source.material.message.kind);
  if (/^(?:We['’]re|We are) open /.test(sentence) && !isEvent) return `When can you come? ${sentence}`;
  if (/^You(?:['’]ll| will) find us /.test(sentence)) return `Where are we? ${sentence}`;
  const [, thing = "", takes = "", time = ""] =
    /^([\p{L} -]{2,40}) (takes?) ((?:about |around |up to |between |only )?(?:\d|an? |one|two|three|four|five|six).*)$/iu.exec(
      sentence,
    ) ?? [];
  if (thing && !/^(?:it|they|we|you)$/i.test(thing))
    return `How long ${takes === "take" ? "do" : "does"} ${nameAsked(thing, takes)} take? ${endSentence(capitalize(time))}`;
  if (/^There (?:is|['’]s) .*parking/i.test(sentence) || /^parking\b/i.test(text))
    return `Where can you park? ${/^parking \S/i.test(text) ? endSentence(capitalize(text.slice("parking ".length))) : sentence}`;
  return null;
}

/** "Yes, and they come free" is "Yes." before the fact, which says the rest itself. */
const answerShortly = (reply: string): string => {
  const short = /^(?:yes|no)\b/i.exec(reply)?.[0];
  return short ? `${endSentence(short)} ` : "";
};

/** "An assessment is £35." answers "How much is an assessment?", and "The pay is £14 an hour" what is paid. */
function askForPrice({ sentence }: Line): string | null {
  if (/^The price is /.test(sentence)) return `How much is it? ${endSentence(sentence.replace(/^The price is /, ""))}`;
  if (/^The pay is /.test(sentence)) return `What does it pay? ${sentence}`;
  if (/^Prices start at /.test(sentence)) return `What does it cost? ${sentence}`;
  const [, thing = "", be = "", price2 = ""] =
    /^((?:An?|The) [\p{L} -]{3,40}|[\p{L} -]{3,30}) (is|are|costs?) ([£$€R]\d.*)$/u.exec(removeEndMark(sentence)) ?? [];
  if (!thing || /^(?:It|all|both|each|every|one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(thing))
    return null;
  const it = /^(?:are|cost)$/.test(be) ? "They" : "It";
  return /^cost/.test(be)
    ? `What ${be === "costs" ? "does" : "do"} ${nameAsked(thing, be)} cost? ${it} ${be} ${price2}.`
    : `How much ${be} ${nameAsked(thing, be)}? ${it} ${be} ${price2}.`;
}

/** "Home survey costs £150" asks for "a home survey", "Wassail tickets are £12" for "wassail tickets". */
const nameAsked = (thing: string, verb: string): string =>
  /^(?:an?|the|our|every|each|\p{L}+ing (?:an?|the|your|our)) /iu.test(thing) || /^(?:are|cost|take)$/.test(verb)
    ? lowerFirst(thing)
    : `the ${lowerFirst(thing)}`;
