import { splitSentences } from "../../../checks/sentences";
import type { ProjectProfile } from "../../../engine";
import { isEnglish } from "../../../english/is-english";
import { cleanWords, lowerFirst, withoutEndMark } from "../writing/clean-text";
import { countNouns, massNouns, nameWords, printedName, thirdPerson } from "./describe-project";
import { endsInPlural, hasFiniteVerb, phraseCore, withArticle } from "./wording";

/** What the description says, taken apart into pieces that sentences can be built from. Each piece is the owner's own words. */
export interface Profile {
  /** What it is, ready to follow "is": "a small-batch coffee roaster in Bristol", "uptime monitoring". */
  what: string | null;
  /** The same when it is a body of people that can say "we". */
  org: string | null;
  /** Without additions, as people search for it, and only when it needs no article: "uptime monitoring", "linen dresses". */
  trade: string | null;
  /** What it does, as whole clauses: "we buy from farms we know", "Pagewatch sends a message before the client notices". */
  deeds: string[];
  /** What comes with it, as noun phrases: "evening appointments". */
  features: string[];
  /** The town where such a body of people is, when named. */
  place: string | null;
}

const knownVerb = (word: string) => thirdPerson.test(word) || moreVerbs.test(word);
const moreVerbs =
  /^(?:sends?|match(?:es)?|shows?|tells?|warns?|finds?|checks?|tracks?|stores?|collects?|sorts?|writes?|reminds?|saves?|plans?|books?|watches|watch|measures?|counts?|pays?|bill?s?|lists?|buys?|ships?|paints?|fits?|fix(?:es)?|cleans?|feeds?|cuts?|mends?|rescues?|answers?|explains?|protects?|organises?|organizes?|hosts?|publishes|publish|prints?|plants?|moves?|carries|carry|covers?|sews?|knits?|brews?|stocks?)$/i;
const singular = (verb: string) =>
  /s$/i.test(verb) && !/ss$/i.test(verb) ? verb : /(?:ch|sh|ss|x)$/i.test(verb) ? `${verb}es` : `${verb}s`;

/** "sends reminders, matches payments and shows who owes what" in three; whole when a piece does not open with a verb. */
function verbPhrases(text: string): string[] {
  const pieces = text.split(/,\s(?:and\s)?|\sand\s/);
  if (
    pieces.length > 1 &&
    pieces.every((piece) => knownVerb(piece.split(/\s+/)[0] ?? "") && piece.split(/\s+/).length > 1)
  )
    return pieces;
  return [text];
}

const sensible = (text: string) => text.length >= 6 && text.length <= 110 && !/[;:()“”"–—<>{}[\]]/.test(text);

export function readProfile(project: ProjectProfile): Profile {
  const name = printedName(project);
  const profile: Profile = { what: null, org: null, trade: null, deeds: [], features: [], place: null };
  for (const raw of splitSentences(cleanWords(project.description, 1500)).slice(0, 6)) {
    const sentence = withoutEndMark(raw);
    if (!isEnglish(sentence) || /\?$/.test(raw)) continue;
    readSentence(sentence, name, project, profile);
  }
  profile.deeds = [...new Set(profile.deeds)].filter(sensible).slice(0, 4);
  profile.features = [...new Set(profile.features)]
    .filter((feature) => sensible(feature) && feature.length <= 60)
    .slice(0, 3);
  return profile;
}

function readSentence(sentence: string, name: string, project: ProjectProfile, profile: Profile): void {
  const we = /^we\s(\S+)(.*)$/is.exec(sentence);
  if (we && !/^(?:are|were|have|had|will|would|can|could|do|want|believe|love|think)$/i.test(we[1] ?? "")) {
    profile.deeds.push(...verbPhrases(`${we[1]}${we[2]}`).map((phrase) => `we ${phrase}`));
    return;
  }
  const start = sentence.toLowerCase().startsWith(`${name.toLowerCase()} `)
    ? sentence.slice(name.length + 1)
    : sentence;
  const doing = start.replace(/^(?:it|this|which)\s+/i, "");
  if (
    knownVerb(doing.split(/\s+/)[0] ?? "") &&
    !/^\S+\s+(?:of|and|in|for|with|from)\b/i.test(doing) &&
    (doing !== sentence || thirdPerson.test(doing.split(/\s+/)[0] ?? ""))
  ) {
    profile.deeds.push(...deedsOf(doing, name));
    return;
  }
  const phrase = lowerFirst(start.replace(/^(?:(?:it|this|we) (?:is|are)|is|are)\s+/i, ""), nameWords(project, start));
  readPhrase(phrase, name, profile);
}

const deedsOf = (phrase: string, name: string) =>
  verbPhrases(phrase).map((part) => {
    const [verb = "", ...others] = part.split(/\s+/);
    return `${name} ${[singular(verb.toLowerCase()), ...others].join(" ")}`;
  });

/** "uptime monitoring for small web agencies that sends a message …": what it is, and what the clause says it does. */
function readPhrase(phrase: string, name: string, profile: Profile): void {
  const [, head = phrase, clause = ""] = /^(.+?),?\s(?:that|which)\s(.+)$/s.exec(phrase) ?? [];
  if (
    clause &&
    !/\swith\s/.test(head) &&
    knownVerb(clause.split(/\s+/)[0] ?? "") &&
    /s$/.test(clause.split(/\s+/)[0] ?? "")
  )
    profile.deeds.push(...deedsOf(clause, name));
  const sold = /\s(selling|making|offering|serving|producing)\s+(.{4,70})$/.exec(head);
  if (sold) {
    const verb = { selling: "sells", making: "makes", offering: "offers", serving: "serves", producing: "produces" }[
      sold[1] ?? ""
    ];
    profile.deeds.push(`${name} ${verb} ${sold[2]}`);
  }
  const feature = /\swith\s+(.{4,58})$/.exec(head)?.[1];
  if (feature && !hasFiniteVerb(feature) && !/\s(?:for|from|in)\s/.test(feature))
    profile.features.push(feature.replace(/^an?\s+(?=.*\band\b)/, "$&"));
  if (profile.what || hasFiniteVerb(head)) return;
  const core = phraseCore(head.replace(/^(?:an?|the|our)\s+/i, ""));
  const last = core.split(/\s+/).at(-1) ?? "";
  const short = sold ? head.slice(0, sold.index) : head;
  if (core.length < 4 || short.length > 80 || core.split(/\s+/).length > 5 || !/\p{L}{3}/u.test(core)) return;
  const isOrg = countNouns.test(last) && !endsInPlural(core) && !notPeople.test(last);
  const known =
    countNouns.test(last) ||
    massNouns.test(last) ||
    /.{3}ing$/.test(last) ||
    endsInPlural(core) ||
    /^an?\s/i.test(head);
  if (!known) return;
  profile.what = /^an?\s/i.test(short) || !countNouns.test(last) || endsInPlural(core) ? short : withArticle(short);
  profile.org = isOrg ? profile.what : null;
  profile.place = (isOrg && /\s(?:in|near) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u.exec(short)?.[1]) || null;
  profile.trade =
    !/^an?\s/i.test(profile.what) && core.length <= 32 && !/[,&]/.test(core)
      ? core.replace(
          /^(?:independent|small|local|new|good|great|sustainable|family|neighbourhood)\s+(?=\S+\s\S|\S{5})/i,
          "",
        )
      : null;
}

const notPeople =
  /^(?:app|tool|platform|product|solution|system|program|programme|project|subscription|box|newsletter|podcast|truck|service)$/i;
