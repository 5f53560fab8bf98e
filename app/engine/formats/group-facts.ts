import { capitalize, endSentence, lowerFirst, removeEndMark } from "../compose/grammar";
import type { Line, LineTopic } from "../compose/lines";
import type { Source } from "../compose/source";
import { findReader } from "../compose/tell-reader";
import { layOutFacts } from "./lay-out-facts";
import { type Named, nameThing } from "./name-thing";

export interface Section {
  heading: string;
  lines: readonly string[];
}

/** A meaning is given to so many facts: more of them sound like a lesson. */
const mostExplained = 2;
/** Rows that make a list at a glance. */
const fewestRows = 3;
/** Sentences that make a section; fewer stand with others. */
const fewestTold = 2;
/** Facts that are told without headings: a short text needs none. */
const fewestForHeadings = 3;
/** Characters of a note that is read at a glance. */
const longestNote = 90;

/** What is told without a heading, and what stands under one. */
export interface Grouped {
  plain: readonly string[];
  sections: readonly Section[];
}

/**
 * The facts by what a reader asks: what it is like, what it costs, when and where, each together; and what is read at a glance as a list. A
 * kind of which there is one fact stands with the next.
 */
export function groupFacts(source: Source, facts: readonly Line[]): Grouped {
  const told = explain(facts, source.material.message.kind === "hiring");
  const sums = source.sums.map(({ text }) => text);
  const hasPrice = told.some(({ topic }) => topic === "price");
  // why: what a ticket includes belongs to what it costs
  const findKind = ({ topic, text }: Line) => (hasPrice && /\bincludes?\b/i.test(text) ? "price" : topic);
  const kinds: Line[][] = [["feature", "condition", "trust"], ["price"], ["when", "where"]].map((topics) =>
    told.filter((line) => topics.includes(findKind(line))),
  );
  const groups = joinSmall(kinds);
  const glance = listAtAGlance(source, facts);
  if (told.length < fewestForHeadings) return { plain: layOutFacts(told, sums), sections: glance ? [glance] : [] };
  const sections = groups.map((group, at): Section => {
    const heading = nameGroup(source, group, at);
    return { heading, lines: layOutFacts(group, at === findPriced(groups) ? sums : []) };
  });
  return { plain: [], sections: [...sections, ...(glance ? [glance] : [])] };
}

/** The group that sums stand in: that of the prices, else the first. */
const findPriced = (groups: readonly Line[][]): number => {
  const at = groups.findIndex((group) => group.some(({ topic }) => topic === "price"));
  return Math.max(0, at);
};

/** Kinds with one fact are told with the next, or with the one before. */
function joinSmall(kinds: readonly Line[][]): Line[][] {
  const groups: Line[][] = [];
  for (const kind of kinds.filter((each) => each.length > 0)) {
    const last = groups.at(-1);
    if (last && (last.length < fewestTold || kind.length < fewestTold)) last.push(...kind);
    else groups.push([...kind]);
  }
  return groups;
}

/** A heading that says something of this campaign: the thing and what is told of it, else a fact that is short enough. */
function nameGroup(source: Source, group: readonly Line[], at: number): string {
  const { kind } = source.material.message;
  const named = nameThing(source);
  const topics = new Set(group.filter(({ text }) => !/\bincludes?\b/i.test(text)).map(({ topic }) => topic));
  const isDay = named?.when && /^(?:is|are)$/.test(named.verb ?? "");
  const costs = topics.has("price");
  const isPlaced = group.every(({ sentence }) => timeOrPlace.test(sentence));
  if (kind === "hiring") return at === 0 ? "What we offer" : isPlaced ? "When and where" : "More about the job";
  if (kind === "fundraiser" && group.some(({ text }) => buys.test(text))) return "What your gift does";
  if (group.every(({ topic, text }) => topic === "price" || /\bincludes?\b/i.test(text))) {
    // why: "what heat pumps cost" is no heading over the price of a survey
    const isOfIt = named && /^(?:event|season|opening)$/.test(kind) && named.verb;
    return isOfIt ? `What ${named.ours} ${named.isMany ? "cost" : "costs"}` : "What it costs";
  }
  if (!topics.has("feature") && !topics.has("trust") && !topics.has("condition"))
    return isDay && isOurs(named)
      ? `Coming to ${named.ours}`
      : isPlaced
        ? "When and where"
        : costs && topics.size > 1
          ? "Prices and more"
          : "Good to know";
  // why only ours: there is no more about a deadline, nor about what another sells, and hours of the shop tell nothing of an offer
  const isOfIt = isDay || group.some(({ text }) => named && holdsHead(text, named.ours));
  if (at === 0 && isOurs(named) && isOfIt)
    return isDay ? `What to expect at ${named?.ours}` : `More about ${named?.ours}`;
  return at === 0 ? "What you need to know" : "Good to know";
}

/** "£30 sponsors one sleeper". */
const buys =
  /[£$€₹]\s?\d[\d.,]* (?:an? \S+ )?(?:buys|pays|covers|feeds|sponsors|keeps|gives|funds|provides|helps|sends|plants)\b/i;

/** Whether a text speaks of a thing by its last word. */
const holdsHead = (text: string, thing: string): boolean => {
  const head =
    thing
      .split(/ (?:of|for|in|at|with|on) /, 1)[0]
      ?.split(" ")
      .at(-1)
      ?.toLowerCase()
      .replace(/s$/, "") ?? "";
  return head.length > 2 && text.toLowerCase().includes(head);
};

const isOurs = (named: Named | null) => /^(?:our|my|your) /.test(named?.ours ?? "");

/** What says when something is open or where it is: the hall that was built in 1911 is neither. */
const timeOrPlace =
  /\b(?:open|opens|doors|find us|parking|every \S{2,9}day|start|starts|begins?|from \d|until|(?:on|to) (?:mon|tues|wednes|thurs|fri|satur|sun)days?|next to|opposite|behind|minutes from|miles|station|appointments|sessions?)\b/i;

/** Each meaning once, behind the fact that it follows from. */
function explain(facts: readonly Line[], isHiring: boolean): Line[] {
  const explained = new Set<string>();
  return facts.map((line) => {
    const [so] = line.so;
    if (!so || explained.has(so) || explained.size >= mostExplained || isHiring) return line;
    explained.add(so);
    return { ...line, sentence: `${removeEndMark(line.sentence)}, so ${lowerFirst(so)}` };
  });
}

const labels: Partial<Record<LineTopic, string>> = { when: "When", where: "Where", price: "Price" };

/** When, where, for how much, for whom and how, as notes; null where fewer than three are known, or of an appeal and a post. */
function listAtAGlance(source: Source, facts: readonly Line[]): Section | null {
  const { message } = source.material;
  if (/^(?:hiring|fundraiser)$/.test(message.kind)) return null;
  const isDated = /^(?:event|opening|launch|news|season)$/.test(message.kind);
  const isDeadline = source.material.timing?.role === "deadline";
  const own: Record<string, string | null> = {
    When: message.sure.includes("when") && !isDeadline ? message.facts.when : null,
    // why only of what takes place: "less than a day at a theme park" names a place too
    Where: message.sure.includes("where") && isDated ? message.facts.where : null,
  };
  const notes = facts.filter((line) => isNote(line) && (line.topic !== "where" || isPlace(line)));
  const isOpen = ({ text }: Line) => /^open /i.test(text);
  const isParking = ({ text }: Line) => /^(?:free )?parking\b/i.test(text);
  const reader = findReader(source);
  // why of several none: the refill's price is not the bottle's
  const isPriced = facts.filter(({ topic, from }) => topic === "price" && from !== "business").length === 1;
  const opening = notes.filter(isOpen).map(({ text }) => text.replace(/^open /i, ""));
  const rows: [label: string, texts: readonly string[]][] = [
    ...Object.values(labels).map((label): [string, string[]] => [
      label,
      [
        ...readOwn(own[label] ?? null),
        ...notes
          .filter((line) => labels[line.topic] === label && !isOpen(line) && !isParking(line))
          .filter(
            ({ text }) => label === "Where" || (label === "Price" ? isPriced && isPrice(text) : opensTime.test(text)),
          )
          .map(({ text }) =>
            label === "Price"
              ? text.replace(
                  /^(?:(?:[\p{L} -]{3,40} )?(?:is|are|costs?|starts? at)|priced at|price:?) (?=[£$€₹]\s?\d)/iu,
                  "",
                )
              : text,
          ),
      ],
    ]),
    ["Open", opening],
    ["Parking", notes.filter(isParking).map(({ text }) => text.replace(/^parking (?=\S+ )/i, ""))],
    ["For", reader && "readers" in reader ? [reader.readers] : []],
    ["How", source.call && !/\bcome along\b/i.test(source.call) ? [`${source.call}, ${source.site}`] : []],
  ];
  const known = rows.filter(([, texts]) => texts.length > 0);
  // why two besides: for whom and how alone say nothing
  const isTold = known.filter(([label]) => !/^(?:For|How)$/.test(label)).length;
  if (known.length < fewestRows || isTold < 2) return null;
  const named = nameThing(source);
  return {
    heading: named && isOurs(named) ? `${capitalize(named.ours)} at a glance` : "At a glance",
    lines: known.map(
      ([label, texts]) => `- **${label}:** ${texts.map(removeEndMark).map(lowerStart(label)).join("; ")}`,
    ),
  };
}

const isPrice = (text: string) =>
  /[£$€₹]\s?\d|\bR\d/.test(text) && !/\bfree\b(?! under)/i.test(text.split(",", 1)[0] ?? "");
const opensTime =
  /^(?:every|on|from|until|daily|weekdays|weekends|\d|doors|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i;

/** A place and a call keep their capital. */
const lowerStart = (label: string) => (text: string) =>
  /^(?:Where|How)$/.test(label) ? capitalize(text) : lowerFirst(text);

/** Whether it says where to go: "within two working days" is no place. */
const isPlace = ({ sentence }: Line) =>
  /^(?:You(?:['’]| wi)ll find|There(?: is|['’]s) .*parking|We meet|The (?:new )?[\p{L}]+ is (?:at|on|in|above|below|behind|next|opposite|beside|near|\S+ minutes))/u.test(
    sentence,
  );

/** Whether it was typed without a verb. */
const isNote = ({ from, text, sentence }: Line) => from === "facts" && sentence !== text && text.length <= longestNote;

/** "On 5 December" as a row has it: "5 December". */
const readOwn = (text: string | null): string[] =>
  // why not a deadline: "before Christmas" is not when it is
  text && text.length <= longestNote && !/^(?:(?:all|the whole) day|(?:before|by) .*)$/i.test(text)
    ? [removeEndMark(endSentence(text.replace(/^(?:on|at|in) (?=\d|\p{Lu})/iu, "")))]
    : [];
