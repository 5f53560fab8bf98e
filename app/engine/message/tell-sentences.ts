import { splitSentences } from "../checks/sentences";
import { capitalizeStart, lowerFirst } from "../english/capitals";
import { hasClearVerb } from "../english/clear-verb";
import { breaksQuotation } from "../english/quotation";
import { readWords } from "../english/words";
import { groupStatements, readForm } from "./group-statements";
import { findLost } from "./keeps-words";
import { readInstruction } from "./read-instruction";
import { restateIdea } from "./restating-rules";
import { takeOffTail } from "./tail-rules";

/**
 * An idea as the sentences that are told of it: the instruction to the writer is off, statements that a comma strung together stand apart, and nothing
 * else is lost. What no reading keeps whole is told as it was typed.
 */
export function tellSentences(typed: string): string[] {
  const idea = takeOffWish(takeOffTail(typed).text);
  const restated = restateIdea(takeOffManners(idea));
  const instruction = readInstruction(idea);
  // why: "can you write about our clinic?" asks the writer, and what is left of it asks nobody
  const text = /^(?:can|could|would|will) you\b/i.test(idea) ? instruction.text.replace(/\?/, ".") : instruction.text;
  const owner =
    /^(?:i|we)(?:['’]m| am|['’]re| are)? (?:run|own|have (?=an? |our |my )|manage|an?|the) ?[^,.!?]{3,60}?(?=(?:,? and|[,.]) (?:i |we )?(?:want|need|would like)\b)/i.exec(
      idea,
    )?.[0] ?? "";
  // why the number: how many are wanted is the owner's goal, "get 20 sign-ups"
  const goal = /(?<!\d)\d{1,6}(?= (?:new |more )?\p{L})/u.exec(idea.slice(0, 40))?.[0] ?? "";
  const asked = findAsked(idea);
  const readings: [text: string | null, isStory: boolean | undefined, allowed: string][] = [
    [restated, undefined, `${goal} ${asked} ${called} ${instruction.audience ?? ""}`],
    [text, instruction.kind === "story", `${goal} ${asked} ${called} ${owner} ${instruction.audience ?? ""}`],
  ];
  for (const [text, isStory, allowed] of readings) {
    const told = text ? tellText(text, isStory) : [];
    if (told.length > 0 && findLost(idea, told, allowed).length === 0) return withoutPromise(told);
  }
  return withoutPromise(tellText(idea));
}

/** What is done to get it, and how much of it is the owner's goal: "persuade schools to book", "sell 40 more boxes a week by summer". */
const findAsked = (idea: string): string =>
  [
    /^(?:please )?(?:tell|let|inform|remind|show) [^,.:]{2,70}? (?:know )?that /i.exec(idea)?.[0],
    /^(?:please )?(?:make|do|create|write|post) [^,.:]{2,50}? (?:that|so) (?:people|customers|clients|everyone|everybody|members|they) /i.exec(
      idea,
    )?.[0],
    /^compare [^:]{3,120}(?=: )/i.exec(idea)?.[0],
    / story (?=for (?:our|the) )[^.:,;]{3,60}/i.exec(idea)?.[0],
    / for (?:people|anyone|those|beginners)\b[^,.:?]{0,60}/i.exec(/difference/i.test(idea) ? idea : "")?.[0],
    /\bto (?:book|order|buy|visit|use|read|test|choose|download)\b/i.exec(idea.slice(0, 80))?.[0],
    // why: that an evening is quiet is the owner's trouble
    /^(?:fill|sell|shift|push) (?:up )?(?:our |the |my )?(?:quiet|empty|slow|dead|spare)\b/i.exec(idea)?.[0],
    / (?:a|per|every) (?:day|week|month|year)(?: by \S{2,12})?/i.exec(/^sell \d/i.test(idea) ? idea : "")?.[0],
  ].join(" ");

/** "Want to announce our new range": what the owner wants is to announce it. A reader who is asked what they want stays asked. */
function takeOffWish(idea: string): string {
  const [sentence = ""] = splitSentences(idea);
  const [opening = ""] =
    /^(?:(?:we|i)(?:['’]d| would)? |would )?(?:really )?(?:want|need|like|love|hope|hoping|trying|looking) (?:you )?to (?=(?:announce|tell|share|show|promote|push|sell(?! out)|fill|explain|say|stress|mention|highlight|introduce|launch|remind|thank|get)\b)/i.exec(
      sentence,
    ) ?? [];
  return opening && !/\?|\byours?\b/i.test(sentence) ? capitalizeStart(idea.slice(opening.length)) : idea;
}

/** What a comparison or figures are called where they are asked for. */
const called =
  "why up publish numbers figures results data stats comparison list guide round-up summary versus how-to piece explainer one customer client member pupil";

const takeOffManners = (idea: string) =>
  idea.replace(
    /^(?:please,? |pls |(?:we|i) (?:want|need|would like|['’]d like) to |(?:we|i)['’]d like to |can you (?=thank|talk|explain|compare|write|invite|teach))/i,
    "",
  );

function tellText(text: string, isStory = /^(?:meet|the story of) /i.test(text)): string[] {
  // why: a hyphen between spaces is a dash in haste
  const dashes = text.match(/ [-–—] /g)?.length ?? 0;
  // why a comma: who parts everything with hyphens lists it
  const marked = dashes > 2 ? text.replace(/ [-–—] /g, ", ") : text.replace(/(\p{L}) [-—] (?=[\p{L}\d])/gu, "$1 – ");
  const sentences = joinCry(joinQuoted(splitSentences(sayWords(marked))))
    .flatMap((sentence, at) => (at > 0 ? tellOrder(sentence, isStory) : tellSentence(sentence)))
    .map((sentence) =>
      ask(capitalizeStart(addArticle(sentence.replace(/^(?:also|plus),? (?=\p{L})/iu, "").replace(/[.!,;:\s]$/, "")))),
    );
  return nameSubjects(isStory ? tellStory(sentences) : sayWho(sentences)).filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** "Push the green to clean service, last bookings are 15 December" behind another sentence: what is to be pushed, and what is said of it. */
function tellOrder(sentence: string, isStory: boolean): string[] {
  if (!ordered.test(sentence)) return isStory ? tellSentence(sentence) : splitRun(sentence);
  const { text, audience } = readInstruction(sentence);
  const [first = "", second = "", ...others] = tellSentence(text);
  const told =
    second && readForm(first) === "note" ? [`${first}: ${lowerFirst(second)}`, ...others] : [first, second, ...others];
  const said = told.filter(Boolean);
  return text !== "" && findLost(sentence, said, audience ?? "").length === 0 ? said : tellSentence(sentence);
}
const ordered =
  /^(?:please |also |and )?(?:push|promote|announce|advertise|highlight|mention|tell|remind|let|explain|encourage|invite|ask|get people|introduce|sell|feature|showcase|spread)\b/i;

/** Sentences that commas strung together, from which on a later sentence of the idea is told in its parts. */
const longestRun = 110;
const fewestInRun = 3;

/** A later sentence as it was typed; one that strings whole sentences together ("she's 61, her husband drove, he died and she was stuck") in those. */
function splitRun(sentence: string): string[] {
  const parts = tellSentence(sentence);
  const isRun = parts.length >= fewestInRun && sentence.length > longestRun;
  return isRun && parts.every((part) => readForm(part) !== "note") ? parts : [sentence];
}

/**
 * "She's 67, hadn't walked far in years" in two sentences: who had not is said in the second as well. Behind "Meet Lilo" her age stands with her
 * name, and what she did is the point.
 */
function nameSubjects(sentences: readonly string[]): string[] {
  const named = sentences.map((sentence, at) => {
    const [, who = ""] = /^(she|he|they)(?:['’](?:s|re)| )/i.exec(sentences[at - 1] ?? "") ?? [];
    const [first] = readWords(sentence);
    const isOpen = /^(?:had|has|have|did|was|were|is|are)(?:n['’]t)?$/i.test(first?.text ?? "");
    // why: "took her 14 months" is said of what she did
    const isOfHer = /^(?:took|cost|made|got|gave|let|helped) (?:her|him|them|me|us)\b/i.test(sentence);
    const subject = isOfHer ? "It" : isOpen || first?.tags.has("PastTense") ? capitalizeStart(who) : "";
    return who && subject ? `${subject} ${lowerFirst(sentence)}` : sentence;
  });
  const [meet = "", age = "", deed = "", ...others] = named;
  const [, who = ""] = /^Meet ([^,;:.]{1,60})$/.exec(meet) ?? [];
  const [, years = ""] = /^(?:she|he)(?:['’]s| is) (\d{1,3})$/i.exec(age) ?? [];
  const [, pronoun = "", did = ""] = /^(she|he) (.{8,})$/i.exec(deed) ?? [];
  if (!who || !years || !did) return named;
  const [first = "", ...then] = did.split(/, (?=(?:did|had|was|got|went|came|took|won|\p{L}{3,20}ed) )/u);
  return [`${who}, ${years}, ${first}`, ...then.map((next) => `${pronoun} ${next}`), ...others];
}

/** "Her words, "I spent thirty years ..."": what somebody said, and who did. */
const sayWords = (text: string): string =>
  text.replace(/\b(her|his|their) words[,:]? (?=["“])/gi, (_, whose: string) => `In ${whose.toLowerCase()} words: `);

/** Sentences of which a quotation is made stay together. */
function joinQuoted(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const isOpen = before !== undefined && breaksQuotation(before);
    if (isOpen) joined[joined.length - 1] = `${before} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** "Last chance! Tickets end on 30 April": a cry is said before the point and is none. */
function joinCry([first = "", second = "", ...others]: string[]): string[] {
  const words = readWords(first);
  const isCry = second !== "" && words.length < 5 && /!$/.test(first) && !hasClearVerb(words) && !/\d/.test(first);
  return isCry
    ? [`${first.slice(0, -1)}: ${lowerFirst(second)}`, ...others]
    : [first, second, ...others].filter(Boolean);
}

/** "Why does my battery die so fast" asks, and "can anyone help". */
const ask = (sentence: string): string =>
  /^(?:(?:why|how|where|when) (?:do|does|did|can|should|will|is|are)|(?:can|could|does|do|is|are|will) (?:anyone|anybody|someone|somebody|my|i|this|there)) /i.test(
    sentence,
  ) && !/[?:]/.test(sentence)
    ? `${sentence}?`
    : sentence;

/** "Next one is in September" and "first 50 cuts are free" are said in haste. */
const addArticle = (sentence: string): string =>
  sentence
    // why ours: an agency tells of its client what the client says of itself
    .replace(/^their (?=new \p{L})/iu, "Our ")
    // why yours: who is reminded that "we need their records" reads it
    .replace(/\b(we (?:will )?(?:need|want|ask for|must have|collect|look after)) their\b/gi, "$1 your")
    .replace(/^(first|next) (\d{1,4} (?:\p{L}+ ){1,3}?)(?:are )?free$/iu, "The first $2are free")
    .replace(
      /^(Next|First|Last) (?=(?:one|date|session|class|meeting|place|day|month|round) (?:is|are|was|runs|starts)\b)/,
      (word) => `The ${word.toLowerCase()}`,
    );

/** One sentence, with what stands before its colon apart where both are whole. */
function tellSentence(typed: string): string[] {
  const sentence = typed.replace(/^[QA]: /, "");
  // why whole: what stands between two dashes belongs to what is around it
  if ((sentence.match(/ [-–—] /g)?.length ?? 0) > 1) return [sentence];
  const [, label = "", body = ""] = /^([^:?!"“]{3,110}): (?=\S)(.{6,})$/.exec(sentence) ?? [];
  // why whole: who said it belongs to what was said
  if (/^["“]/.test(body)) return [sentence];
  if (!label) return groupStatements(sentence);
  const [first = "", ...others] = groupStatements(capitalizeStart(body));
  const isApart =
    readWords(label).length > 2 &&
    readForm(first) !== "note" &&
    !/\b(?:things?|ways?|is|are|offer|deal|promise|guarantee|pledge|policy)$/i.test(label);
  if (isApart && !countsSteps.test(label)) return [...groupStatements(label), first, ...others];
  return [`${label}: ${keepsCapital(body) ? first : first.charAt(0).toLowerCase() + first.slice(1)}`, ...others];
}

const keepsCapital = (body: string) => /^\p{Lu}/u.test(body);

const countsSteps = /^(?:how to\b|\d+ |three |four |five )/i;

/** "How to store your winter tyres, 4 quick tips" is a title: the tips are told where the brief has them. */
const withoutPromise = ([first = "", ...others]: string[]): string[] =>
  /^how to /i.test(first)
    ? [
        first
          .replace(
            /(?:,| [-–]| in)? (?:our |my |the )?(?:\d+|three|four|five|six|seven|ten) (?:\p{L}+ ){0,2}(?:tips|steps|ways|ideas|tricks|things)$/iu,
            "",
          )
          // why: whoever can tell whether can tell whether not
          .replace(/^(how to (?:tell|know|decide|see|check) (?:if|whether) .{8,}) or not$/i, "$1"),
        ...others,
      ]
    : [first, ...others];

/** "Mrs Adaeze who runs 3 restaurants. She used to pay by hand" begins with no sentence: she runs them. */
const sayWho = ([first = "", second = "", ...others]: string[]): string[] =>
  [
    /^(?:he|she|they)\b/i.test(second)
      ? first.replace(
          /^((?:Mrs?|Ms|Dr|Prof)?\.? ?\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?),? who (?=\p{Ll})/u,
          "$1 ",
        )
      : first,
    second,
    ...others,
  ].filter(Boolean);

/** "The story of Dave. When he came to us he owed $38,000" is told of Dave: his name stands where "he" would have nobody before it. */
function tellStory([first = "", second = "", ...others]: string[]): string[] {
  const [, who = ""] =
    /^(?:The|the) story of (?:(?:one|an?)(?: of our)? (?:\p{L}{3,12} )?(?:customers?|clients?|members?|pupils?|patients?|users?), )?(\p{Lu}[^,;:.]{1,60})\.?$/u.exec(
      first,
    ) ?? [];
  if (!who || !second) return [first, second, ...others].filter(Boolean);
  const named = second.replace(
    /^((?:when|before|after|since|until|once|in|last) (?:\p{L}+ ){0,2}?)?(?:he|she|they)(?= )/iu,
    (_, opening: string = "") => `${opening}${who}`,
  );
  return named !== second ? [capitalizeStart(named), ...others] : [`Meet ${who}`, second, ...others];
}
