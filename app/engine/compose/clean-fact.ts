import { capitalize, removeEndMark } from "../english/grammar";

/** What a note is filed under by its owner, and tells nothing to a reader. "Members: £5" says for whom it is and stays. */
const labels =
  /^(?:(?:customers?|clients?|members?|patients?|guests?): (?=\p{Lu}\p{Ll})|(?:goal|target|aim|trial|results?|story|note|fact|info|details?): (?=\S+ \S))/iu;

/** What is between the owner and somebody else: leave that was given, and what the writer is told. A reader may be told not to use soap. */
const isPrivate =
  /\b(?:(?:gave|given|signed|with (?:her|his|their)) (?:\p{L}{1,20} )?consent\b(?! (?:form|needed|required))|consented|(?:gave|given) (?:\p{L}{1,20} )?permission|we have (?:her|his|their) (?:permission|consent)|permission (?:given|granted|to (?:use|quote|name))|(?:agreed|happy|ok|okay|said yes|allowed|signed off|fine with us) (?:to|for us to|with) (?:us(?:ing|e)? |use |be |share |publish |the |her |his |their |its |first |being |our )?(?:names?|first names?|photos?|pictures?|named?|quoted?|story|using (?:it|this|her|his|their)|publish\w{0,6} (?:it|this|her|his|their)|shar\w{1,6} (?:it|this|her|his|their))|we (?:can|may) use (?:her|his|their)|must be credited|(?:asked|prefers?|wants?|wishes?) (?:not to be named|to (?:stay|remain|be) anonymous)|do(?:n['’]t| not) (?:mention|publish|tag|print (?:it|this|that|her|his|their|the name))|(?:has|have) (?:approved|seen|agreed to) (?:(?:the|this|our|her|his) )?(?:text|words|post|story|quote|name|photo)|off the record|internal use|not (?:yet )?public|for your (?:info|eyes)|fyi|stays between us|our margin)\b/iu;

/** Words of what is left of a fact that still say something. */
const fewestLeft = 4;

/** A fact as readers see it: without its label and without what is not for them. Empty where nothing is left. */
export function cleanFact(fact: string): string {
  const text = removeEndMark(fact.trim())
    .replace(labels, "")
    .replace(/^(?:quote|testimonial|review) (?:from|by) ([^:"“]{2,50}): (["“].{3,300}["”])\.?$/i, "$2 – $1");
  if (!isPrivate.test(text)) return capitalize(text);
  const parts = text.split(
    /(?<=[.;!?])\s+|, (?:and |but )?(?!\d{3}\b)|,? (?:and|but) (?=(?:has |have |gave |agreed |we |they |she |he |please |don))/i,
  );
  const open = parts.filter((part) => !isPrivate.test(part)).map(removeEndMark);
  const left = capitalize(open.join(", ").trim());
  // why: "words and photo" of what was agreed says nothing
  return left.split(" ").length < fewestLeft && !/\d| \p{Lu}/u.test(left) ? "" : left;
}
