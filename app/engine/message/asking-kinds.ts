import { hasFiniteVerb, readWords } from "../english/words";
import { hasDay, hasWords, holds, inverted, isGivenAway, type KindInput, starts } from "./kind-conditions";
import type { KindRule } from "./kind-rules";
import { isWorker } from "./people";

/** "Kitchen porter wanted", "warm blankets needed": whether what is looked for passes a test. */
function findSought({ clause }: KindInput, accepts: (thing: string) => boolean): boolean {
  const sought = /^((?:[^\s.!?;:]{1,25} ){1,6})(?:is |are |urgently |still |always ){0,2}(?:wanted|needed)\b/i.exec(
    clause.text,
  );
  const thing = (sought?.[1] ?? "").trim();
  return thing !== "" && !/^(?:how|what|why|no|not|all|is|are|if|when|your?)\b/i.test(thing) && accepts(thing);
}

/** "We need four drivers": people and no things. */
function needsPeople({ clause }: KindInput): boolean {
  const [, sought] =
    /^we (?:urgently |still |really )?(?:need|want) ((?:[\p{L}\d-]{1,15} ){0,3}[\p{L}-]{3,20})(?= (?:for|on|in|at|to|who|every|from)\b|[,.]|$)/iu.exec(
      clause.text,
    ) ?? [];
  return sought !== undefined && !/^(?:your|our|more) (?:help|support)/i.test(sought) && isWorker(sought);
}

/** "We need tinned fish, rice and nappies by Friday": things, and something more than a wish. */
const needsThings = ({ clause }: KindInput): boolean =>
  /^we (?:urgently |still |really |badly )?need (?!to\b|a\b|an\b|your\b|you\b)[\p{L}, -]{3,60}s(?: \p{L}{3,10})? (?:by|before|for|this|until)\b/iu.test(
    clause.text,
  );

/** "Waiting list now open": news, and no appeal for those who are on it. */
const waitingListOpens = /^(?:our |the )?waiting list (?:is )?(?:now |still |back )?(?:open|closed)\b/i;

/** Messages that ask, tell or look for somebody: told by how they open. */
export const askingKinds: readonly KindRule[] = [
  {
    name: "who we are",
    kind: "about",
    examples: ["Who we are: two teachers and a lab", "About us: a shop of three"],
    applies: (input) => starts(input, /^(?:who we are|about us|what we do|our story so far)(?::| - )/i),
  },
  {
    name: "quoted praise",
    kind: "claim",
    examples: ["“Better than my grandmother's” – Elif"],
    applies: (input) => starts(input, /^[“"‘«]/),
  },
  {
    name: "how to",
    kind: "how-to",
    examples: [
      "How to choose a frame",
      "5 mistakes people make",
      "What to do when it leaks",
      "how do i pack a mirror",
      "Moving house with a cat",
      "Why a fuse keeps tripping and when to call an electrician",
    ],
    applies: (input) =>
      starts(input, /^(?:how to|how do (?:i|you|we)|what to|when to|where to)\b/i) ||
      starts(input, /^(?:why|what|how)\b.{3,80}\s(?:and|or) (?:how|when|what|where) to\b/i) ||
      (starts(input, /^(?:\d{1,2}|three|five|seven|ten|two|four|six)\s/i) &&
        input.clause.words
          .slice(1, 4)
          .some((word) =>
            /^(?:ways?|tips?|mistakes?|steps?|things|questions|ideas|reasons|signs|rules|tricks)$/.test(word.lower),
          )) ||
      (!input.offer &&
        !hasDay(input) &&
        /^(?:moving|choosing|packing|planning|starting|preparing|buying|caring|getting|finding|making|learning|cleaning|storing|growing|building)$/.test(
          input.clause.words[0]?.lower ?? "",
        )),
  },
  {
    name: "story",
    kind: "story",
    examples: [
      "How we started in a garage",
      "How I went from one stall to three shops",
      "I grew up picking coffee and now I roast it",
      "Behind the scenes of our night shift",
      "Meet Amina, our first courier",
    ],
    applies: (input) =>
      starts(input, /^(?:i|we) (?:grew up|started out|began|learn(?:ed|t)|left|quit|always wanted|never thought)\b/i) ||
      starts(input, /^(?:how (?:we|i)\b|behind the scenes|meet \p{Lu}|the story of|a day in the life)/iu),
  },
  {
    name: "question",
    kind: "question",
    examples: [
      "Why are my neighbours' bills lower than mine?",
      "is chess good for kids",
      "Do I need planning permission?",
      "why does my phone battery die so fast",
    ],
    applies: (input) => {
      if (starts(input, /^(?:why|how|when|where|which) (?:do|does|did|is|are|can|should|will|would|am)\b/i))
        return true;
      const first = input.clause.text.split(/(?<=\?)\s/)[0] ?? "";
      if (inverted.test(first) && input.clause.words.length > 2) return true;
      if (/[:,]\s(?:which|what|who|how)\b[^?]{1,80}\?$/i.test(first.trim())) return true;
      return (
        /\?$/.test(first.trim()) &&
        hasFiniteVerb(readWords(first)) &&
        (/^(?:why|what|how|when|where|who|which)\b/i.test(first) || input.offer === null)
      );
    },
  },
  {
    name: "hiring",
    kind: "hiring",
    examples: [
      "We are looking for a junior stylist",
      "We're hiring a museum educator",
      "Join our team as a baker",
      "Saturday girl or boy wanted, £9 an hour",
      "4 volunteer coaches needed for Sunday mornings",
      "Volunteers needed for our repair Saturdays",
      "We need four drivers for Thursday mornings",
      "we need two nursery practitioners to start in January, £13.60 an hour",
    ],
    applies: (input) =>
      starts(
        input,
        /^(?:we|we're) (?:need|want|require|after)\b.{3,80}(?:\sto (?:start|join)\b|\b(?:an hour|per hour|a year|salary|full[- ]time|part[- ]time))/i,
      ) ||
      holds(input, /^(?:hiring|vacancy|vacancies|recruiting)$/) ||
      needsPeople(input) ||
      findSought(input, isWorker) ||
      (hasWords(input, "looking", "for") &&
        !/looking for (?:an? )?(?:\S+ )?(?:home|homes|family|owner|tenant|buyer)\b/i.test(input.clause.text)) ||
      hasWords(input, "join", "our", "team"),
  },
  {
    name: "fundraiser",
    kind: "fundraiser",
    examples: [
      "We need 100 old bikes before Christmas",
      "Donate a coat",
      "Kids bikes: we have 34 children on the waiting list",
      "we've run out of helmets, can anyone help",
      "The minibus needs an engine and we have to find £3,200 by Easter",
      "Old helmets wanted",
      "Warm blankets needed by 10 January",
      "Sponsor our new bandstand, £50 a plank",
      "Help us buy a second van by 1 May",
      "We need tinned fish, rice and nappies by Friday",
    ],
    applies: (input) =>
      /\b(?:raise|find|short of) (?:another )?[£$€₹]\d/i.test(input.clause.text) ||
      /\b(?:can (?:anyone|anybody|you) (?:help|lend|spare|give)|please help)\b/i.test(input.clause.text) ||
      (holds(input, /^(?:donate|donations?|donating|fundraiser|fundraising|crowdfunding|signatures|petition)$/) &&
        !isGivenAway(input)) ||
      findSought(input, (thing) => !isWorker(thing)) ||
      starts(
        input,
        /^(?:please )?(?:sponsor (?:our|a|an|one|the)\b|help us (?:to )?(?:buy|pay for|fund|save|build|rebuild|replace|repair|restore)\b)/i,
      ) ||
      starts(input, /^we need (?:\d|more|your|old|volunteers|help)/i) ||
      needsThings(input) ||
      (hasWords(input, "on", "the", "waiting", "list") && !starts(input, waitingListOpens)),
  },
];
