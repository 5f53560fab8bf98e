import { capitalize, removeEndMark } from "./grammar";

/** What a note is filed under by its owner, and tells nothing to a reader. */
const labels =
  /^(?:customers?|clients?|members?|patients?|guests?|story|who|results?|trial|goal|target|aim|offer|event|dates?|when|where|venue|location|place|price|note|fact|details?|info): (?=\S)/i;

/** What is between the owner and somebody else: leave that was given, and what the writer is told. */
const isPrivate =
  /\b(?:(?:gave|given|written|signed) (?:\p{L}{1,20} )?consent|consented|(?:gave|given|have|has|with) (?:\p{L}{1,20} )?permission|permission (?:given|granted|to (?:use|quote|name))|(?:agreed|happy|ok|okay|said yes|allowed|signed off|fine with us) (?:to|for us to|with) (?:us(?:ing|e)? |use |be |share |publish |the |her |his |their |its |first |being |our )?(?:names?|first names?|photos?|pictures?|named?|quoted?|story|using|publish\w{0,6}|shar\w{1,6})|we (?:can|may) use (?:her|his|their|the)|must be credited|credit (?:the )?photo|photo(?:s)? by|do(?:n['’]t| not) (?:mention|say|use|name|print|publish|post|show|tag)|please (?:do(?:n['’]t| not)|mention|use|keep|add|avoid|link|tag|check)|internal(?:ly)?(?: only)?|off the record|confidential|not (?:yet )?public|for your (?:info|eyes)|fyi|between us|our margin|budget for this)\b/iu;

/** A fact as readers see it: without its label and without what is not for them. Empty where nothing is left. */
export function cleanFact(fact: string): string {
  const text = removeEndMark(fact.trim()).replace(labels, "");
  if (!isPrivate.test(text)) return capitalize(text);
  const parts = text.split(
    /(?<=[.;!?])\s+|, (?:and |but )?(?!\d{3}\b)|,? (?:and|but) (?=(?:has |have |gave |agreed |we |they |she |he |please |don))/i,
  );
  const open = parts.filter((part) => !isPrivate.test(part)).map(removeEndMark);
  return capitalize(open.join(", ").trim());
}
