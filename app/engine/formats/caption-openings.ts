import { findConsequence } from "../compose/consequences";
import { capitalize, lowerFirst, removeEndMark } from "../compose/grammar";
import { leansBack } from "../compose/lean";
import type { Line, LineTopic } from "../compose/lines";
import type { Source } from "../compose/source";
import { holdsVerb } from "../compose/split-lines";
import { askReader, findReaders, tellProblem } from "../compose/tell-reader";
import { isGoodNews, type VoiceLines } from "../compose/voice-lines";
import { readWords } from "../english/words";
import {
  isOrder,
  isSentence,
  keepFigures,
  keepSentences,
  listQuestions,
  lowerInside,
  mayFollow,
  notesFirst,
  sayGoal,
  splitTime,
  tellAsNews,
} from "./caption-point";
import { askForDay, askForPrice, askForThing, askToKnow } from "./caption-questions";
import { findTown } from "./find-town";
import { introduceUs } from "./introduce-us";

/**
 * What a caption may be led by: the point, alone (`point`), behind a word of the voice (`led`), whom it is for (`readers`), when it is (`timed`,
 * `date`), what the reader is to do (`order`), where (`place`) or who speaks (`named`); a question, about the thing (`seek`), the reader (`you`), the trouble
 * (`problem`) or a fact (`answer`); a fact, alone or with what follows from it (`because`); what the business is (`we`, `intro`).
 */
export type Opening =
  | "point"
  | "led"
  | "readers"
  | "timed"
  | "date"
  | "order"
  | "place"
  | "named"
  | "seek"
  | "you"
  | "problem"
  | "answer"
  | "fact"
  | "because"
  | "we"
  | "intro";

/** What was read for the openings of a campaign's captions: the point's forms and the facts come in the order in which they are to be taken. */
export interface Told {
  source: Source;
  voice: VoiceLines;
  forms: readonly string[];
  facts: readonly Line[];
  topics: readonly LineTopic[];
}

/** The first lines of that opening that the brief holds, the best first. Each is true of the brief and right where it stands first. */
export const listOpenings = (opening: Opening, told: Told): string[] => writers[opening](told);

const writers: Readonly<Record<Opening, (told: Told) => string[]>> = {
  point: ({ forms, source }) => [sayGoal(source.lines.telling.slice(0, 2).join(" "), source), ...keepSentences(forms)],
  led: ({ voice, forms, source }) => [
    ...voice.open.flatMap((lead) =>
      notesFirst(forms).map((form) => `${lead} ${/[?!]$/.test(lead) ? form : lowerInside(form, source)}`),
    ),
    ...listQuestions(forms).map((form) => `A question for you: ${lowerInside(form, source)}`),
  ],
  readers: ({ forms, source }) => {
    const readers = findReaders(source);
    const label = isGoodNews(source.material.message)
      ? "Good news for"
      : source.material.message.kind === "news"
        ? "News for"
        : "For";
    return readers
      ? [...notesFirst(forms), ...listQuestions(forms)]
          .filter((form) => !form.toLowerCase().includes(readers.split(" ").at(-1) ?? ""))
          .map((form) => `${label} ${readers}: ${lowerInside(form, source)}`)
      : [];
  },
  timed: ({ forms, source }) =>
    forms.flatMap((form) => {
      const parts = splitTime(form, source);
      if (!parts) return [];
      const when = capitalize(parts.when);
      return isSentence(form)
        ? [`${/^(?:\d|\p{L}+day )/iu.test(when) ? `On ${when}` : when}, ${lowerInside(parts.rest, source)}.`]
        : [`${capitalize(when.replace(/^on /i, ""))}: ${lowerInside(parts.rest, source)}.`];
    }),
  date: ({ forms, source }) => {
    const { start, recurring } = source.material.timing ?? {};
    if (
      !start?.day ||
      !start.month ||
      recurring ||
      !/^(?:event|opening|news|launch)$/.test(source.material.message.kind)
    )
      return [];
    return forms.flatMap((form) => {
      const parts = splitTime(form, source);
      return parts && !/^(?:until|by|before|since|from)\b/i.test(parts.when)
        ? [
            isSentence(form)
              ? `Save the date: ${parts.when.replace(/^on /i, "")}. ${capitalize(parts.rest)}.`
              : `Save the date: ${lowerInside(parts.rest, source)}, ${parts.when.replace(/^on /i, "")}.`,
          ]
        : [];
    });
  },
  order: ({ forms, source }) => {
    const { call, name } = source;
    const [verb = ""] = call.split(" ");
    if (!call || source.material.message.kind === "fundraiser" || byMessage.test(call)) return [];
    return notesFirst(forms)
      .filter(
        (form) =>
          !form.startsWith(verb) && !form.startsWith(name) && (isGoodNews(source.material.message) || isOurs(form)),
      )
      .map((form) => `${call}: ${lowerInside(form, source)}`);
  },
  place: ({ forms, source }) => {
    const town = findTown(source);
    // why not a claim: it holds wherever one lives
    const isOf = (form: string) =>
      mayFollow(form) &&
      (!/^(?:claim|how-to|question|story|about)$/.test(source.material.message.kind) || isOrder(form) || isOurs(form));
    return town && !isOnline(source)
      ? keepFigures(forms)
          .filter(isOf)
          .map((form) => `In or near ${town}? ${form}`)
      : [];
  },
  named: ({ forms, source }) => [
    ...forms.flatMap((form) => tellAsNews(form, source)),
    ...listQuestions(forms).map((form) => `${source.name} asks: ${lowerInside(form, source)}`),
  ],
  seek: ({ source, forms }) => [...askForDay(source), ...askForThing(source), ...askToKnow(source, forms)],
  you: ({ source }) => askReader(source),
  problem: ({ source, voice }) => {
    const problem = tellProblem(source);
    if (!problem) return [];
    if (!holdsVerb(problem) && !problem.endsWith("?")) return [`${removeEndMark(problem)}?`];
    // why not of what was once: it is not what they have
    return [
      problem.endsWith("?") ||
      !voice.nod ||
      readWords(problem)
        .find(({ part }) => part === "verb")
        ?.tags.has("PastTense")
        ? problem
        : `${problem} ${voice.nod}`,
    ];
  },
  answer: ({ facts, source }) =>
    facts.flatMap((fact) => {
      const known = fact.from === "business" ? null : findConsequence(fact.text, source.seed);
      return known?.ask && known.reply ? [`${known.ask} ${known.reply}.`] : askForPrice(fact);
    }),
  fact: ({ facts, topics }) =>
    facts
      // why no price: it is asked for (`answer`)
      .filter(({ topic }) => topic !== "price" && (topics.length === 0 || topics.includes(topic)))
      .map(({ sentence }) => sentence)
      .filter(mayLead),
  because: ({ facts }) =>
    facts.flatMap(({ sentence, so: [so] }) =>
      so && mayLead(sentence) ? [`${removeEndMark(sentence)}, so ${lowerFirst(so)}`] : [],
    ),
  we: ({ source }) => introduceUs(source),
  intro: ({ source: { lines } }) => (isSentence(lines.intro) ? [lines.intro] : []),
};

/** Calls that are answered by a person and not where the campaign links to. */
const byMessage = /^(?:please )?(?:text|call|ring|phone|whatsapp|email)\b/i;

const isOurs = (form: string) => /^(?:we|our|join)\b/i.test(form);

/** Whether nobody has to come: a town says little of an app. */
const isOnline = ({ brief: { project } }: Source) =>
  /\b(?:app|software|online|by post|platform|website|worldwide|across the)\b/i.test(project.description);

/** Whether a reader is drawn in by a fact: a sentence, and not a year, an opening hour or a condition alone. */
const mayLead = (text: string): boolean =>
  !leansBack(text) &&
  !/\b(?:them|it|that|this)[.!]$/.test(text) &&
  isSentence(text) &&
  !/^(?:open|closed|we(?:['’]re| are) (?:open|closed|chartered|based)|you(?:’|'| wi)ll find|founded|established|registered|working since|since|based|you (?:need|must)|please|our plant|our first|there (?:is|are) at most)\b/iu.test(
    text,
  );
