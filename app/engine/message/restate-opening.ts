/** What is asked of a writer, and of nobody else: "need a couple of posts about", "looking for a caption". */
const piece =
  "(?:\\S+ ){0,3}?(?:posts?|ads?|campaigns?|captions?|texts?|cop(?:y|ies)|blurbs?|articles?|blogs?|e-?mails?|something|ideas?|words|flyers?|posters?|story|stories|video)\\b";

/** How an idea opens to its writer, and how it opens to its readers. */
const openings: readonly [typed: RegExp, told: string][] = [
  // "Raising £4,000 for a lifeboat", "raise money for a new roof"
  [/^raising (?=[£$€₹\d]|(?:money|funds|the|our|an?)\b)/i, "We're raising "],
  [/^(?:raise|collect) (?=[£$€₹\d]|(?:money|funds|the|our|an?)\b)/i, "Help us raise "],
  // "Hiring two apprentices", "need 6 people for the night shift"
  [new RegExp(`^(?:hiring|recruiting)[: ]+(?![: ]|${piece})`, "i"), "We're hiring "],
  [new RegExp(`^(?:looking for|seeking|recruit) (?!${piece})`, "i"), "We're looking for "],
  [new RegExp(`^(?:need|needed|wanted)[: ]+(?![: ]|to |${piece})`, "i"), "We need "],
  // "Launching our first sunscreen", "opening a shop in Leeds"
  [/^launching (?=(?:our|an?|the)\b)/i, "We're launching "],
  [/^opening (?=(?:our|an?|the)\b)/i, "We're opening "],
  // "Announcing the new trailer": the news announces itself
  [/^(?:announcing|introducing|presenting)[: ]+(?=\S)/i, ""],
];

/** The opening of an idea as readers are told it: "Raise £4,000 for a lifeboat" is "Help us raise £4,000 for a lifeboat". */
export function restateOpening(idea: string): string {
  const found = openings.find(([typed]) => typed.test(idea));
  return found ? idea.replace(...found) : idea;
}
