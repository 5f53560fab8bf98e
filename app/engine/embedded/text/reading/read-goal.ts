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

/** "Tell people we now do delivery" says "We now do delivery". */
export function announcedSentence(text: string): string | null {
  const told = new RegExp(
    `^(?:tell|inform|let)\\s+(?:our\\s+)?${people}(?:\\s+know)?\\s+(?:that\\s+)?((?:we|our)\\s+.{6,80})$`,
    "i",
  ).exec(text)?.[1];
  if (told) return told;
  return /^we\s+(?:(?:just|now|finally|have|recently)\s+)*(?:won|got|moved|made|opened|reached|finished|started|added|changed|built|turned|joined|received|passed|do|have)\s.{3,80}$/i.test(
    text,
  )
    ? text
    : null;
}

/** A command that the reader can follow as it stands: "Book a table for Valentine's Day". */
export const isInvitation = (text: string) =>
  /^(?:book|reserve|try|visit|discover|join|taste|order|come|meet|enjoy|support|switch|learn|save|protect|reduce|eat|drink|plant|adopt|donate|volunteer|celebrate \w+ with|shop|explore)\s/i.test(
    text,
  );
