import { opensWithVerb } from "./clause";

/**
 * Ideas that are a business's own goal ("fill our evening hours", "get more bookings for our tours") speak to the owner and not to the
 * reader. What is left is the thing they are about; null when the goal names none ("make our brand better known").
 */
export function withoutGoal(text: string): string | null {
  if (withoutThing.test(text)) return null;
  const goal = goals.find((pattern) => pattern.test(text));
  return goal ? text.replace(goal, "") : text;
}

const people =
  "(?:people|customers?|clients?|visitors?|guests?|members?|students?|patients?|parents|families|tourists|locals|shoppers|readers|beginners|companies|businesses|everyone|everybody|neighbou?rs)";
const goals: RegExp[] = [
  /^(?:fill(?: up)?|sell out|book out|push|move)\s+(?=(?:our|my|the|all|every|more)\b)/i,
  new RegExp(
    `^(?:get|win|attract|bring(?: in)?|find|generate|drive)\\s+(?:us\\s+)?(?:(?:more|new|extra|some|young|local)\\s+)*(?:bookings?|orders?|sign-?ups?|sales|leads|enquiries|inquiries|traffic|attention|interest|${people})\\s+(?:(?:for|into|at|in|on)\\s+|to\\s+(?=(?:our|my|the|this)\\b))`,
    "i",
  ),
  new RegExp(`^(?:let|make)\\s+${people}\\s+(?:know|aware)\\s+(?:about|of)\\s+`, "i"),
  new RegExp(`^tell\\s+(?:our\\s+|all\\s+)?${people}\\s+about\\s+`, "i"),
  new RegExp(`^invite\\s+(?:[a-z’'-]+\\s+){0,3}?${people}\\s+to\\s+(?=(?:our|my|the|an?|this)\\b)`, "i"),
  new RegExp(`^help\\s+(?:our\\s+)?${people}\\s+(?:to\\s+)?(?=\\p{Ll})`, "iu"),
  /^sell(?:ing)?\s+more\s+/i,
];
const withoutThing = new RegExp(
  `^(?:(?:make|get)\\s+(?:our|my|the)\\s+(?:brand|name|business|company|shop)\\b|(?:bring|win|get)\\s+back\\s+|(?:attract|get|find|win|reach|bring in)\\s+(?:(?:more|new|young|local)\\s+)*${people}$|(?:grow|build|increase|boost)\\s+(?:our|my|the)?\\s*(?:business|brand|audience|following|sales|revenue|traffic|awareness|reach)$)`,
  "i",
);

/** "Promote our lessons to parents" is about the lessons. */
export const withoutAddressees = (text: string) =>
  text.replace(new RegExp(`\\s+to\\s+(?:(?:our|new|local|more|all|young|busy)\\s+)*${people}$`, "i"), "");

const urging =
  "(?:get|getting|encourage|encouraging|convince|persuade|remind|reminding|ask|tell|motivate|inspire|invite|help|helping|teach|want|nudge|urge|allow)";
const urgedTo = new RegExp(
  `^${urging}\\s+(?:(?!how\\b|what\\b|why\\b).){2,50}?\\s+to\\s+(?!(?:our|my|the|an?|your|this)\\b)(\\p{L}+\\s.+)$`,
  "iu",
);
const urgedBarely = new RegExp(`^(?:help|let|make)\\s+(?:[\\p{L}’'-]+\\s+){0,3}?${people}\\s+(\\p{Ll}+\\s.+)$`, "iu");

/** "Remind people to service their boiler" asks the reader to "service your boiler". */
export function readPersuasion(text: string): { command: string } | null {
  const command = [urgedTo, urgedBarely]
    .map((pattern) => pattern.exec(text)?.[1])
    .find((found) => found && opensWithVerb(found));
  return command ? { command: command.replace(/\btheir\b/g, "your").replace(/\bthemselves\b/g, "yourself") } : null;
}

/** A command that the reader can follow as it stands: "Book a table for Valentine's Day". */
export const isInvitation = (text: string) =>
  /^(?:book|reserve|try|visit|discover|sign up|register|claim|win|watch|read|listen|follow|give|share|stop|bring|say|see|check out|download|rent|hire|buy|get|find|make|build|plan|go|take|treat|turn|swap|upgrade|warm|cool|keep|stay|send|tell us|vote|return|start|begin|prepare|nominate|pick|choose|design|create|renew|service|beat|ask|call|join|taste|order|come|meet|enjoy|support|switch|learn|save|protect|reduce|eat|drink|plant|adopt|donate|volunteer|celebrate \w+ with|shop|explore)\s/i.test(
    text,
  );
