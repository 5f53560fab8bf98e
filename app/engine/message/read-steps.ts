import { readWords } from "../english/words";

/** What an idea tells besides the steps that it lists, and these in their order. */
export interface Listed {
  rest: string;
  steps: string[];
}

/**
 * Steps that an idea lists, numbered, one a line, or behind the colon of a how-to: "1. Soak the beans 2. Drain them", "How to repot an orchid: soak the
 * roots, trim the dead ones, change the bark". They are told as a list and nowhere else. An idea that lists none keeps all its words.
 */
export function readSteps(raw: string): Listed {
  const promised = splitPromised(raw);
  if (promised) return promised;
  const numbered = splitNumbered(raw);
  const { rest, steps } = numbered ?? splitLines(raw);
  // why: steps with nothing before them are what the idea tells
  return steps.length < 2 || !/\p{L}{3}/u.test(rest) ? { rest: raw, steps: [] } : { rest, steps };
}

const number = /^(?:\d{1,2}[.)]|step \d{1,2}:?)\s/i;
const bullet = /^[-*•]\s/;

/** Lines that are numbered, and lines with a bullet that each tell to do something: days and prices are none. */
function splitLines(raw: string): Listed {
  const lines = raw.split(/\r?\n/).map((line) => line.trim());
  const isOrder = (line: string) => readWords(line.replace(bullet, ""))[0]?.part === "verb";
  const bullets = lines.filter((line) => bullet.test(line));
  const isStep = (line: string) => number.test(line) || (bullet.test(line) && bullets.every(isOrder));
  return {
    rest: lines.filter((line) => line !== "" && !isStep(line)).join("\n"),
    steps: lines.filter(isStep).map(tidy),
  };
}

/** "How to repot: 1. Soak the roots 2. Change the bark. It takes an hour.": the last step ends with its sentence. */
function splitNumbered(raw: string): Listed | null {
  const pieces = raw.split(/\s(?=\d{1,2}[.)]\s\p{L})/u);
  const first = pieces.findIndex((piece) => /^1[.)]\s/.test(piece));
  if (first < 0 || pieces.length - first < 2) return null;
  const last = pieces.at(-1) ?? "";
  const [, step = last, behind = ""] =
    /^(\d{1,2}[.)]\s[^\n]{1,400}?)(?:[.!?]\s{1,3}(?=\p{L})|\n)(.*)$/su.exec(last) ?? [];
  return {
    rest: [...pieces.slice(0, first), behind].filter(Boolean).join("\n"),
    steps: [...pieces.slice(first, -1), step].map(tidy),
  };
}

const tidy = (step: string): string =>
  step
    .replace(number, "")
    .replace(bullet, "")
    .replace(/[.;,]$/, "")
    .trim();

/** What a how-to promises, the three steps or more behind its colon, each of them something to do, and what is said behind them. */
function splitPromised(raw: string): Listed | null {
  const [, promise = "", list = "", rest = ""] =
    /^((?:explain )?(?:how (?:to|an?|you|we|people)|\d{1,2} steps to) [^:.\n]{4,90}): ([^\n.]{12,400})(?:\.(?:\s([^\n]*))?)?$/i.exec(
      raw.trim(),
    ) ?? [];
  const steps = list.trim().split(/[,;] (?:and |then |and then )?/);
  const isDoing = (step: string) =>
    /^(?:wait|stir|rinse|repeat)$|\s/i.test(step) &&
    !/^(?:the|an?|we|you|it|our|your|no|not|only|just|plus|free|from|at|on|in|for|with|\d)\b/i.test(step);
  return promise && steps.length > 2 && steps.every(isDoing)
    ? { rest: [promise, rest].filter(Boolean).join(". "), steps }
    : null;
}
