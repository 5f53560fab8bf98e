import { cutAtWord, lowerFirst, withoutEndMark } from "../writing/clean-text";
import { fromGerund, opensWithVerb, readClause } from "./clause";
import { looksLikeThing, shortenPhrase, shortOf, usableAsPhrase } from "./phrase";
import type { Idea } from "./read-idea";
import { gerund, isPlural } from "./wording";

type Teaching = Pick<Idea, "subject" | "shortSubject" | "plural" | "task" | "asked" | "statement">;

const count = "(?:the\\s+)?(?:(?:top|best|our|my)\\s+)*(?:\\d+|two|three|four|five|six|seven|eight|nine|ten)";
const guides =
  "(?:quick|simple|short|practical|complete|little|easy|ultimate|free|handy|honest|plain|step[- ]by[- ]step|beginner['’]?s['’]?|buyer['’]?s['’]?|parent['’]?s['’]?)";
const guide = new RegExp(
  `^(?:the\\s+|an?\\s+|our\\s+|my\\s+)?(?:${guides}\\s+)*(?:guide|introduction|intro|tutorial|explainer|checklist|tips|tricks|tips\\s+and\\s+tricks|advice|dos\\s+and\\s+don['’]?ts)\\s+(?:to|for|on|about|of)\\s+(.+)$`,
  "i",
);
const numbered = new RegExp(
  `^${count}\\s+(?:[\\p{L}-]+\\s+)?(?:tips|ways|steps|ideas|things|rules|tricks|mistakes|reasons|myths|signs|questions|secrets|facts|habits|exercises)\\b\\s*(.*)$`,
  "iu",
);

/** "brew coffee at home": what the reader learns to do. */
function fromTask(task: string): Teaching {
  const [verb = "", ...others] = task.split(/\s+/);
  const subject = shortenPhrase([gerund(verb), ...others].join(" "));
  return {
    subject,
    shortSubject: subject && subject.length <= 60 ? subject : null,
    plural: false,
    task: cutAtWord(task, 90),
    asked: cutAtWord(`how to ${task}`, 100),
    statement: null,
  };
}

/** Something the reader learns about: "regular teeth cleaning", "learning Spanish after work". */
function fromThing(raw: string, asked: string | null = null): Teaching | null {
  const phrase = shortenPhrase(raw);
  if (!phrase) return null;
  const task = fromGerund(phrase);
  if (task) return { ...fromTask(task), asked: asked ?? `how to ${task}` };
  if (!usableAsPhrase(phrase) || (!looksLikeThing(phrase) && phrase.split(" ").length > 1)) return null;
  return {
    subject: phrase,
    shortSubject: shortOf(phrase),
    plural: isPlural(phrase),
    task: null,
    asked,
    statement: null,
  };
}

const nothing: Teaching = {
  subject: null,
  shortSubject: null,
  plural: false,
  task: null,
  asked: null,
  statement: null,
};
const ofReader = (text: string) => text.replace(/\btheir\b/g, "your").replace(/\bthemselves\b/g, "yourself");

/** "Is your roof ready for winter" gives "whether your roof is ready for winter". */
function fromYesOrNo(text: string): string | null {
  const asked = /^(is|are|do|does|did|can|could|should|will|would|have|has)\s(.+)$/is.exec(text);
  if (!asked) return null;
  const [, auxiliary = "", rest = ""] = asked;
  const thing =
    /^((?:you|we|they|it|people|now|this|that|there)\b|(?:your|our|my|the|an?|this|these)\s+(?:[\p{L}'’-]+\s+){0,2}?[\p{L}'’-]+(?=\s+(?:ready|safe|too|really|still|worth|up|on|in|out|the|a|as|due|due|enough|good|bad|need|make|help|work|cost|be|have|go|get|last|cause|pay|look|\p{L}+ing|\p{L}+ed)\b)|[\p{L}'’-]+(?=\s+(?:really|worth|safe|better|good|need|make|help|work|cost|cause)\b))\s+(.+)$/iu.exec(
      rest,
    );
  if (!thing) return null;
  const [, who = "", what = ""] = thing;
  const verb = auxiliary.toLowerCase();
  if (/^d(?:o|oes|id)$/.test(verb)) return verb === "do" ? `whether ${lowerFirst(who)} ${what}` : null;
  return `whether ${lowerFirst(who)} ${verb} ${what}`;
}

/** "Why should you rinse" gives "why you should rinse"; "what is X" gives "what X is". Null when the order cannot be mended. */
function inStatedOrder(word: string, rest: string): string | null {
  const pronoun = /^(do|does|did|should|can|could|will|would|is|are|have)\s(you|we|i|they|people|it)\s(.+)$/is.exec(
    rest,
  );
  if (pronoun) {
    const [, verb = "", who = "", what = ""] = pronoun;
    const person = /^(?:i|we)$/i.test(who) ? "you" : who.toLowerCase();
    if (/^how$/i.test(word) && person === "you") return `how to ${what.replace(/\bmy\b/g, "your")}`;
    return `${word} ${person} ${/^do$/i.test(verb) ? "" : `${verb.toLowerCase()} `}${what}`.replace(/\bmy\b/g, "your");
  }
  const doing =
    /^(?:does|do)\s+((?:an?|the|your|our|my)?\s*[\p{L}\s'’-]{2,40}?)\s+(do|cost|mean|take|work|need|include|cover|last|help|matter|look like|start|cause)(\s.*)?$/iu.exec(
      rest,
    );
  if (doing) {
    const [, who = "", verb = "", more = ""] = doing;
    const [first = "", ...others] = verb.split(" ");
    const said = /^does/i.test(rest) ? [/^do$/i.test(first) ? "does" : `${first}s`, ...others].join(" ") : verb;
    return `${word} ${who.replace(/^my\b/i, "your")} ${said}${more}`;
  }
  const being = /^(is|are)\s+((?:an?|the|your|our)?\s*[\p{L}\s'’-]{2,40})$/iu.exec(rest);
  if (being && /^(?:what|who|where)$/i.test(word) && !/\b(?:best|difference|good|right|most|worth)\b/i.test(rest))
    return `${word} ${being[2]?.trim()} ${being[1]?.toLowerCase()}`;
  if (being && /^(?:what)$/i.test(word)) return `${word} ${rest}`;
  return /^(?:do|does|did|should|can|could|is|are|will|would)\s/i.test(rest) ? null : `${word} ${rest}`;
}

/** Verbs that the tagger takes for nouns: "teeth cleaning matters". */
const plainVerb =
  /^(.{3,48}?)\s+(?:matters?|is|are|helps?|works?|needs?|makes?|can|should|will|beats?|costs?|saves?|changes?|means?|has|have)\b/i;

/** What an idea wants to teach; null when it teaches nothing. `text` starts with a small letter and has no end mark. */
export function readTeaching(text: string, isQuestion: boolean): Teaching | null {
  const howTo = /^how\sto\s(.+)$/is.exec(text)?.[1];
  if (howTo) return fromTask(ofReader(howTo));
  const [, word = "", rest = ""] =
    /^(why|what|when|where|which|who|how(?:\s+(?:much|many|often|long|early|far|soon))?|whether)\s(.+)$/is.exec(text) ??
    [];
  if (word) {
    const inOrder = inStatedOrder(word.toLowerCase(), rest);
    if (!inOrder) return { ...nothing };
    const task = /^how to (.+)$/.exec(inOrder)?.[1];
    if (task) return fromTask(task);
    const subject = /^(?:to|if)\b/i.test(rest) ? null : (plainVerb.exec(rest)?.[1] ?? readClause(rest)?.subject);
    const about =
      subject &&
      !/^(?:(?:you|we|i|it|they|this|that|people|your)\b|our (?:customers|clients|patients|members|team|students|guests)$)/i.test(
        subject,
      )
        ? fromThing(subject)
        : null;
    const asked = cutAtWord(inOrder, 110);
    return { ...nothing, ...about, task: null, asked };
  }
  const either = /^should\s+(?:you|i|we|my \w+)\s+(.+?\s+or\s+.+)$/i.exec(text)?.[1];
  if (isQuestion && either) return { ...nothing, asked: `whether to ${either.replace(/\bmy\b/g, "your")}` };
  const versus = /^(.{3,34}?)\s+(?:vs\.?|versus|or|compared (?:to|with))\s+(.{3,34}?)(?:[:,].*)?$/i.exec(text);
  if (versus && (/\b(?:vs\.?|versus|compared)\b/i.test(text) || isQuestion)) {
    const [, one = "", other = ""] = versus;
    const subject = `the choice between ${lowerFirst(one)} and ${lowerFirst(other)}`;
    return {
      ...nothing,
      subject,
      shortSubject: `${one} or ${other}`,
      asked: `how to choose between ${one} and ${other}`,
    };
  }
  const difference = /^the\sdifference\sbetween\s(.+)$/is.exec(text);
  if (difference) return { ...nothing, subject: text, shortSubject: shortOf(text), asked: `what ${text} is` };
  const whether = isQuestion ? fromYesOrNo(text) : null;
  if (whether) {
    const about = /^whether\s(.+?)\s(?:is|are)\s/s.exec(whether)?.[1];
    const thing = about && !/^(?:you|we|they|it|people)$/.test(about) ? fromThing(about) : null;
    return { ...nothing, ...thing, task: null, asked: cutAtWord(whether, 110) };
  }
  if (isQuestion) return { ...nothing };
  return readList(text);
}

/** Tips, guides, reasons and mistakes. */
function readList(text: string): Teaching | null {
  const list = numbered.exec(text)?.[1] ?? guide.exec(text)?.[1];
  if (list === undefined) return explained(text);
  const rest = withoutEndMark(ofReader(list.replace(/^(?:for|about|on|of|in|when|with)\s+(?=\S)/i, "")));
  if (/^to\s+/i.test(rest) && !/\b(?:things|questions|mistakes)\b/i.test(text))
    return fromTask(rest.replace(/^to\s+/i, ""));
  if (/\b(?:reasons)\b/i.test(text)) {
    const why = rest.replace(/^why\s+/i, "");
    const task = /^to\s(.+)$/is.exec(why)?.[1];
    if (task) return { ...fromTask(task), asked: `why ${task}` };
    return readClause(why) ? { ...nothing, asked: `why ${lowerFirst(why)}` } : { ...nothing, ...fromThing(rest) };
  }
  if (/\b(?:things|questions|mistakes|signs)\b/i.test(text)) {
    const noun = /\b(things|questions|mistakes|signs)\b/i.exec(text)?.[1]?.toLowerCase();
    const told = noun === "things" ? "what" : `which ${noun}`;
    if (/^to\s+/i.test(rest)) return { ...nothing, asked: `${told} ${rest}` };
    const doing = fromGerund(rest);
    if (doing)
      return { ...fromTask(doing), asked: `${told} to ${noun === "mistakes" ? "avoid" : "look out for"} when ${rest}` };
    if (
      /^(?:people|you|we|most|many|some|new|first-time|beginners|owners|customers|clients|companies|parents)\b/i.test(
        rest,
      )
    )
      return { ...nothing, asked: `${told} ${lowerFirst(withoutEndMark(list))}` };
    return { ...nothing, ...fromThing(rest) };
  }
  if (opensWithVerb(rest) && !/^\p{Lu}|s\s/u.test(rest) && /\s(?:your|an?|the|it|up)\s/.test(rest))
    return fromTask(rest);
  return { ...nothing, ...fromThing(rest) };
}

function explained(text: string): Teaching | null {
  const topic =
    /^(?:everything|all|what)\s+(?:you|parents|people|\w+)\s+(?:need|should|have|want)\s+to\s+know\s+about\s+(.+)$/i.exec(
      text,
    )?.[1] ??
    /^(?:(?:common|the)\s+)*(?:myths|mistakes|misconceptions|facts)\s+(?:about|with|in|of)\s(.+)$/is.exec(text)?.[1] ??
    /^(?:the\s+)?(?:benefits|importance|basics|art|cost|costs|dangers|risks|advantages)\s+of\s(.+)$/is.exec(
      text,
    )?.[1] ??
    /^(.{3,50}?)\s+(?:101|explained|made\s+(?:simple|easy)|basics|for\s+(?:beginners|dummies)|faqs?)$/i.exec(
      text,
    )?.[1] ??
    /^(.{3,40}?)\s+(?:tips|advice|mistakes|myths|how-to)(?:\s+for\s+.+)?$/i.exec(text)?.[1];
  if (!topic) return null;
  const benefits = /^(?:the\s+)?(?:benefits|importance|advantages)\s+of\s/i.test(text);
  const thing = fromThing(topic);
  return thing
    ? {
        ...nothing,
        ...thing,
        asked: benefits ? `what ${lowerFirst(topic)} ${thing.plural ? "do" : "does"} for you` : thing.asked,
      }
    : { ...nothing };
}
