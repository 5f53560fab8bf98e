import { lowerFirst } from "./capitals";
import { chooseIndefinite, isPlural } from "./noun-phrases";

/** A question of a reader's with its answer, which is a sentence or what stands for one: "What do haircuts cost?", "From £18." */
export interface AskedQuestion {
  question: string;
  answer: string;
}

/** The question that a sentence answers, with an answer that does not say the question again; null where none is sure. */
export function askAbout(sentence: string): AskedQuestion | null {
  const text = sentence.trim();
  return askWhenOrWhere(text) ?? askForGuarantee(text) ?? askForPrice(text) ?? askForState(text);
}

function askWhenOrWhere(text: string): AskedQuestion | null {
  const hours = /^We are open (?!to\b)(.{3,160})$/.exec(text)?.[1];
  if (hours) return { question: "When are you open?", answer: upperFirst(hours) };
  const closed = /^We are closed (.{3,80})$/.exec(text)?.[1];
  if (closed) return { question: "When are you closed?", answer: upperFirst(closed) };
  const place = /^You will find us (.{3,160})$/.exec(text)?.[1];
  return place ? { question: "Where are you?", answer: upperFirst(place) } : null;
}

function askForGuarantee(text: string): AskedQuestion | null {
  const [, whole, many, unit, rest = ""] =
    /^You get (an? (?:([\p{L}\d]{1,7})[- ](year|month|week|day)\b)?[^.]{0,60}?\b(?:guarantee|warranty))\b(.{0,100})\.$/u.exec(
      text,
    ) ?? [];
  if (!whole) return null;
  const isAlone = /^an? \S{1,12}[- ]\w+ (?:guarantee|warranty)$/.test(whole);
  if (many && unit && isAlone && !rest.startsWith(","))
    return {
      question: `How long is the ${/warranty$/.test(whole) ? "warranty" : "guarantee"}?`,
      answer: `${upperFirst(many)} ${unit}${/^(?:one|1)$/i.test(many) ? "" : "s"}${rest ? `,${rest}` : ""}.`,
    };
  return { question: "Is there a guarantee?", answer: `Yes, ${whole}${rest}.` };
}

function askForPrice(text: string): AskedQuestion | null {
  const [, priced, verb, price] =
    /^([^.,]{3,60}?) (is|are|pay|starts? at) ((?:[£$€₹\d]|Rs).{0,120})$/u.exec(text) ?? [];
  if (!priced || !verb || !price || !/[£$€₹]|\bRs\b/.test(price)) return null;
  const answer = upperFirst(/^starts?/.test(verb) ? `from ${price}` : price);
  if (/^(?:the price|prices)$/i.test(priced)) return { question: "What does it cost?", answer };
  // why not "cost": a fee costs nothing, it is the cost
  if (/\b(?:price|fee|cost|charge|rate|fare|rent|deposit|order|spend|maximum|minimum)s?$/i.test(priced))
    return verb === "is" || verb === "are"
      ? { question: `How much ${verb} ${lowerStart(priced.replace(/^an? /i, "the "))}?`, answer }
      : null;
  const isWhom =
    /^(?:adults|children|kids|students|members|concessions|seniors|pensioners|families|groups|(?:under|over) \d{1,2}s)$/i;
  if (isWhom.test(priced)) return { question: `What do ${lowerStart(priced)} pay?`, answer };
  const isMany = verb === "are" || verb === "start at";
  return { question: `What ${isMany ? "do" : "does"} ${lowerFirst(priced)} cost?`, answer };
}

function askForState(text: string): AskedQuestion | null {
  const [, thing, form, state, rest = ""] =
    /^([^.,;]{3,50}?) (is|are) (welcome|available|included|provided|needed|required|accepted|allowed)\b([^.]{0,80})\.$/.exec(
      text,
    ) ?? [];
  if (!thing || !form || !state || /^(?:we|you|they|it|there|what)$/i.test(thing)) return null;
  const more = rest.trim().replace(/^[,;] ?/, "");
  if (/^no\b/i.test(thing)) {
    const needed = /^no (.{2,40})$/i.exec(thing)?.[1];
    if (!needed || !/^(?:needed|required)$/.test(state)) return null;
    const isOne = isCounted(needed);
    return {
      question: `Do I need ${isOne ? `${chooseIndefinite(needed)} ` : ""}${needed}?`,
      answer: more ? `No, not ${more}.` : `No, you do not need ${isOne ? "one" : "any"}.`,
    };
  }
  // why: who is needed is an appeal and no question of a reader's
  if (/^(?:needed|required)$/.test(state) && form === "are" && !more) return null;
  const isMany = form === "are";
  const plain = `Yes, ${isMany ? "they are" : "it is"}`;
  // why only before these: "Yes, on a lead" answers, "Yes, bring your own mat" does not
  const isCondition =
    /^(?:on|in|at|for|from|with|until|before|after|by|if|when|between|every|to|as|up to|under|over)\b/i;
  return {
    question: `${isMany ? "Are" : "Is"} ${lowerStart(thing)} ${state}?`,
    answer: !more ? `${plain}.` : isCondition.test(more) ? `Yes, ${more}.` : `${plain}. ${upperFirst(more)}.`,
  };
}

/** "A card", but "experience", "equipment" and "tickets" without an article. */
const isCounted = (noun: string): boolean =>
  !isPlural(noun) &&
  !/(?:experience|equipment|knowledge|training|luggage|insurance|cash|money|preparation|booking)$/i.test(noun);

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lowerStart = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
