import { capitalizeStart } from "../english/capitals";
import { hasFiniteVerb, readWords } from "../english/words";

/** What an idea asks for behind its message: the writer does it, or says what is told there; a reader never sees the instruction. */
export interface TailRule {
  name: string;
  /** The sentence that holds the instruction, and what is left of it. */
  examples: readonly (readonly [sentence: string, left: string])[];
  /** What is left of a piece; empty where all of it is an instruction, null where the rule does not apply. */
  apply(piece: string): string | null;
  /** What is left is a sentence of its own, whatever mark stood before the instruction. */
  isOwn?: boolean;
}

export const tailRules: readonly TailRule[] = [
  {
    name: "how-proud",
    isOwn: true,
    examples: [
      [
        "Three pupils passed. Tell everyone how proud we are and that auditions are on 12 September",
        "Three pupils passed. Auditions are on 12 September",
      ],
    ],
    apply: (piece) => {
      const proud =
        /^(?:and )?(?:tell|show|let) (?:people|them|everyone|customers|the world) (?:know )?how (?:very )?(?:proud|happy|grateful|excited|pleased|thankful) we are(?: and that (\S.{5,200}))?$/i.exec(
          piece,
        );
      return proud && (proud[1] ?? "");
    },
  },
  {
    name: "show-how",
    examples: [
      ["Shops cut first reply time to 52 minutes, show how they did it", "Shops cut first reply time to 52 minutes"],
      [
        "Teams lose 6 hours a week. Show how Dealwell gives them back.",
        "Teams lose 6 hours a week. Dealwell gives them back.",
      ],
      ["Roof gardens are easy, explain why", "Roof gardens are easy"],
    ],
    apply: (piece) => {
      const told =
        /^(?:please )?(?:show|explain|tell|prove|demonstrate|describe|say)\s(?:(?:people|them|everyone|readers|customers)\s)?(how|why|that|what)\b(.{0,200})$/i.exec(
          piece,
        );
      if (!told) return null;
      const rest = (told[2] ?? "").trim();
      const isOpen =
        rest === "" || /^(?:they|we|it|he|she|you|this|that)\b/i.test(rest) || told[1]?.toLowerCase() === "what";
      if (isOpen && !/^that$/i.test(told[1] ?? "")) return "";
      return rest && hasFiniteVerb(readWords(rest)) ? rest : "";
    },
  },
  {
    name: "mention",
    examples: [
      ["Open day on Saturday, mention free parking", "Open day on Saturday, free parking"],
      ["We moved to King Street. Please mention that there is parking", "We moved to King Street. There is parking"],
    ],
    apply: (piece) =>
      /^(?:please |also |and ){0,2}(?:mention|mentioning|highlight|emphasi[sz]e|stress|point out|don't forget to (?:mention|say))\s(?:that\s)?(\S.{0,200})$/i
        .exec(piece)?.[1]
        // why: "mention the garden and that we do taster sessions" are two things to be said
        ?.replace(
          / and that (?=(?:we|you|there|it|our|the) )(\p{L})/u,
          (_, letter: string) => `. ${letter.toUpperCase()}`,
        ) ?? null,
  },
  {
    name: "invite-them",
    examples: [
      [
        "How our cheese is made and invite people to the tasting on 12 March",
        "How our cheese is made, the tasting on 12 March",
      ],
      ["We have moved, ask customers to update their address", "We have moved, update their address"],
    ],
    apply: (piece) =>
      /^(?:and )?(?:please )?(?:invite|encourage|ask|get|remind) (?:people|them|everyone|customers|clients|readers|members) (?:to|along to) (\S.{0,200})$/i.exec(
        piece,
      )?.[1] ?? null,
  },
  {
    name: "want-them-to",
    isOwn: true,
    examples: [
      ["Open day on Saturday, want people to book before Friday", "Open day on Saturday. Book before Friday"],
      ["Our sale starts at 9. We want lots of people to come early.", "Our sale starts at 9. Come early."],
    ],
    apply: (piece) =>
      /^(?:and |so )?(?:we |i )?(?:['’]d )?(?:really )?(?:want|need|would like|would love|like|love|hope for|hoping for|trying to get|get) (?:(?:lots of|lots|more|as many|many|all|our) ){0,2}(?:people|everyone|everybody|customers|clients|families|locals|them|folk|folks|parents|members|students|visitors)(?: as possible)? to (?=\p{L}{2,})((?!know\b|understand\b|see\b|be\b|feel\b|think\b|realise\b|realize\b).{3,200}(?<! (?:before|after|to|with|for)))$/iu
        .exec(piece)?.[1]
        ?.replace(/\btheir\b/gi, "your") ?? null,
  },
  {
    name: "wish-to-stress",
    isOwn: true,
    examples: [
      [
        "We are looking for a therapist. We'd like to stress the hour long appointments and that it's a 10 min ferry ride",
        "We are looking for a therapist. Hour long appointments. It's a 10 min ferry ride",
      ],
    ],
    apply: (piece) =>
      /^(?:also )?(?:(?:we|i)(?:['’]d| would| do)? |would )?(?:really |just |mainly )?(?:like|love|want|need|hope|hoping|trying|looking|wanting) (?:you )?to (?:stress|mention|highlight|emphasi[sz]e|point out|underline|say) (?:that )?(\S.{5,200})$/i
        .exec(piece)?.[1]
        // why without: what is stressed is no sentence, and "the" points at nothing before it
        ?.replace(/^the (?=[^,.]{3,60}(?:$| and that ))/i, "")
        .replace(
          / and that (?=(?:we|you|there|it|our|the)\b)(\p{L})/u,
          (_, letter: string) => `. ${letter.toUpperCase()}`,
        ) ?? null,
  },
  {
    name: "wish-of-the-owner",
    examples: [
      [
        "Our sunscreen launches on 4 December. Want to tell people why it took so long and get the waitlist to buy early.",
        "Our sunscreen launches on 4 December.",
      ],
      ["We have ten new coats, hoping to sell them before spring", "We have ten new coats"],
      ["We have 3 places from May, want to fill them before summer", "We have 3 places from May"],
    ],
    apply: (piece) =>
      /^(?:also |and |so )?(?:(?:we|i)(?:['’]d| would| do)? |would )?(?:really |just |mainly )?(?:like|love|want|need|hope|hoping|trying|looking|wanting) (?:you )?to (?:tell|show|explain|share|let|get|reach|attract|drive|bring|sell|fill|push|promote|generate|make sure|thank|focus|keep|avoid|use|do|post|target|encourage|convince|reassure)\b.{3,240}$/i.test(
        piece,
      )
        ? ""
        : null,
  },
  {
    name: "want-them-to-know",
    isOwn: true,
    examples: [
      [
        "We pay farmers more, want customers to know that a bag costs the same",
        "We pay farmers more. A bag costs the same",
      ],
    ],
    apply: (piece) => {
      const [, told = ""] =
        /^(?:and |also )?(?:we |i )?(?:['’]d )?(?:really |just )?(?:want|need|would like|like) (?:people|everyone|customers|clients|families|locals|them|parents|members|students|visitors|readers) to (?:know|understand|see|realise|realize|hear) (?:that )?(?!how\b|why\b|what\b|about\b)(\S.{8,200})$/i.exec(
          piece,
        ) ?? [];
      return told && hasFiniteVerb(readWords(told)) ? told : null;
    },
  },
  {
    name: "aim-of-the-owner",
    examples: [
      ["A box costs 88p a trip. Aim is sample requests from brands planning for 2027", "A box costs 88p a trip."],
    ],
    // why not with money: "our goal is £5,000" is what an appeal has to say
    apply: (piece) =>
      /^(?:the |our |my )?(?:main |overall )?(?:aim|goal|idea|objective|purpose|hope)(?: here)?(?: is|:| would be) [^£$€₹]{3,240}$/i.test(
        piece,
      ) && !/\b(?:raise|collect|donations?)\b/i.test(piece)
        ? ""
        : null,
  },
  {
    name: "thank-them",
    isOwn: true,
    examples: [
      [
        "We have 1000 reviews, thank our customers and give them 10% off",
        "We have 1000 reviews. Thank you to our customers: 10% off",
      ],
    ],
    apply: (piece) => {
      const [, who = "", gift = ""] =
        /^(?:and )?(?:say )?thank(?:s to)? ((?:our|all|the) [^,.:]{3,60}?)(?: and (?:give|offer) (?:them|everyone) (.{3,120}))?$/i.exec(
          piece,
        ) ?? [];
      return who ? `thank you to ${who}${gift && `: ${gift}`}` : null;
    },
  },
  {
    name: "remind-them-that",
    isOwn: true,
    examples: [
      [
        "Dirty panels lose a fifth and remind people that spring is the best time",
        "Dirty panels lose a fifth. Spring is the best time",
      ],
    ],
    apply: (piece) =>
      /^(?:and )?(?:remind|tell|show|reassure|let) (?:people|them|everyone|customers|clients|readers|parents|members) (?:know )?that (\S.{8,200})$/i.exec(
        piece,
      )?.[1] ?? null,
  },
  {
    name: "where-the-link-is",
    examples: [["Public vote is open till 12 February, link in bio", "Public vote is open till 12 February"]],
    apply: (piece) => (/^(?:the )?link (?:is )?in (?:the |our )?(?:bio|comments|story)$/i.test(piece) ? "" : null),
  },
];

/** A statement without the instructions behind its message, and the names of the rules that took them off. */
export function takeOffTail(text: string): { text: string; rules: string[] } {
  const rules: string[] = [];
  const pieces = text.split(/(?<=[,.;!?]) (?=\p{L})| (?=and (?:invite|encourage|ask|remind|mention) )/u);
  const kept: string[] = [];
  pieces.forEach((piece, at) => {
    const end = /[,.;!?]$/.exec(piece)?.[0] ?? "";
    const plain = end ? piece.slice(0, -1) : piece;
    const rule = at > 0 ? tailRules.find((each) => each.apply(plain) !== null) : undefined;
    const left = rule ? (rule.apply(plain) ?? "") : plain;
    if (rule) rules.push(rule.name);
    if (rule?.isOwn && left && kept.length > 0) kept.push(`${kept.pop()?.replace(/[,;:.]$/, "")}.`);
    const opens = at > 0 && /[.!?]$/.test(kept.at(-1) ?? "");
    const isJoined = rule && left && kept.length > 0 && !/[,.;:!?]$/.test(kept.at(-1) ?? "");
    if (isJoined) kept.push(`${kept.pop()},`);
    if (left) kept.push((rule && opens ? capitalizeStart(left) : left) + end);
  });
  const whole = kept.join(" ");
  return rules.length > 0 ? { text: whole.replace(/[,;]$/, ""), rules } : { text, rules };
}
