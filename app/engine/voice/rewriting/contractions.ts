import { replaceIfTaken, type Take } from "./take";

const participle =
  "(?:\\p{L}{2,}ed|been|made|seen|had|got|done|gone|taken|given|found|kept|built|brought|sold|sent|set|put|won|grown|known|written|chosen|become|come)";

/** "do not" becomes "don't", "we are" becomes "we're", wherever that is good English; `take` says which of the places, `mark` is the apostrophe. */
export function contractWords(prose: string, take: Take, mark = "'"): string {
  return prose
    .replace(
      /\b(do|does|did|is|are|was|were|have|has|had|would|should|could) not\b(?! only\b| just\b| to\b)(?=\s+\p{L})/giu,
      (all, verb: string) => replaceIfTaken(take, all, `${verb}n${mark}t`),
    )
    .replace(/\b(can)(?:not| not)\b(?! only\b)(?=\s+\p{L})/giu, (all, verb: string) =>
      replaceIfTaken(take, all, `${verb}${mark}t`),
    )
    .replace(/\b(w)ill not\b(?! only\b)(?=\s+\p{L})/giu, (all, first: string) =>
      replaceIfTaken(take, all, `${first}on${mark}t`),
    )
    .replace(aux("you|we|they", "are"), (all, who: string) => replaceIfTaken(take, all, `${who}${mark}re`))
    .replace(aux("I", "am"), (all, who: string) => replaceIfTaken(take, all, `${who}${mark}m`))
    .replace(aux("it|that|there|he|she|here", "is"), (all, who: string) => replaceIfTaken(take, all, `${who}${mark}s`))
    .replace(
      new RegExp(`\\b(I|you|we|they) have(?=\\s+(?:(?:already|just|never|always|also)\\s+)?${participle}\\b)`, "giu"),
      (all, who: string) => replaceIfTaken(take, all, `${who}${mark}ve`),
    )
    .replace(/\b(I|you|we|they|it|he|she|that|there) will(?=\s+[a-z]{2,})(?! not\b)/gi, (all, who: string) =>
      replaceIfTaken(take, all, `${who}${mark}ll`),
    );
}

/**
 * A pronoun and its verb, where what follows shows that the verb does not carry the stress: "it is a", "we are open"; not "than it is
 * today", "what it is for", "as we are".
 */
function aux(who: string, verb: string): RegExp {
  const before =
    "(?<!\\b(?:than|as|what|how|where|who|when|why|whether|whatever|however|if|like|all|everything)\\s+(?:\\p{L}+\\s+){0,2})";
  const after =
    "(?=\\s+(?:an?|the|our|your|my|not|also|always|never|still|just|only|really|very|so|too|now|more|less|worth|easy|free|open|ready|made|here|there|about|up|going|done|\\p{L}{2,}(?:ing|ed|ly|ful|able|ive|ous))\\s+\\p{L})";
  return new RegExp(`${before}\\b(${who}) ${verb}${after}`, "giu");
}

const subjects = "you|we|they|it|i|he|she|there|this|that";

/** "don't" becomes "do not", "it's" becomes "it is" or "it has"; questions that would stand on their head stay as they are. */
export function writeOutContractions(text: string, take: Take): string {
  return text
    .replace(new RegExp(`\\b(can|wo|sha)(n?['’]t)\\b(?!\\s+(?:${subjects})\\b)`, "gi"), (all, verb: string) => {
      if (verb.toLowerCase() === "wo") return replaceIfTaken(take, all, `${verb[0]}ill not`);
      if (verb.toLowerCase() === "sha") return replaceIfTaken(take, all, `${verb}ll not`);
      return replaceIfTaken(take, all, `${verb}not`);
    })
    .replace(
      new RegExp(
        `(^|[^\\p{L}])(do|does|did|is|are|was|were|have|has|had|would|should|could|must|need)n['’]t\\b(?!\\s+(?:${subjects})\\b)`,
        "giu",
      ),
      (all, before: string, verb: string, offset: number, whole: string) => {
        const earlier = whole.slice(0, offset + before.length);
        const opens = /^$|[.!?:,]\s*$/.test(earlier) && !/^do$/i.test(verb);
        const isAsked = opens || /\b(?:why|how|what|where|when|who|which)\s+$/i.test(earlier);
        return isAsked ? all : replaceIfTaken(take, all, `${before}${verb} not`);
      },
    )
    .replace(/\b(I)['’]m\b/g, (all, who: string) => replaceIfTaken(take, all, `${who} am`))
    .replace(/\b(you|we|they)['’]re\b/gi, (all, who: string) => replaceIfTaken(take, all, `${who} are`))
    .replace(/\b(I|you|we|they)['’]ve\b/gi, (all, who: string) => replaceIfTaken(take, all, `${who} have`))
    .replace(/\b(I|you|we|they|it|he|she|that|there)['’]ll\b/gi, (all, who: string) =>
      replaceIfTaken(take, all, `${who} will`),
    )
    .replace(
      /\b(it|that|there|here|he|she|what|who|where)['’]s(?=\s+(?:(\p{L}+)|[\p{N}\uE000]))/giu,
      (all, who: string, next: string | undefined) =>
        isOpen(next)
          ? all
          : replaceIfTaken(take, all, `${who} ${/^(?:been|got|had|become)$/i.test(next ?? "") ? "has" : "is"}`),
    )
    .replace(/\b(l)et['’]s(?=\s+\p{L})/giu, (all, first: string) => replaceIfTaken(take, all, `${first}et us`))
    .replace(
      /\b(I|you|we|they|he|she)['’]d(?=\s+(be|like|love|rather|want|need|say|expect|recommend|suggest)\b)/gi,
      (all, who: string) => replaceIfTaken(take, all, `${who} would`),
    )
    .replace(/\bgonna\b/g, (all) => replaceIfTaken(take, all, "going to"))
    .replace(/\bwanna\b/g, (all) => replaceIfTaken(take, all, "want to"));
}

/** "it's changed" may be "it is changed" and "it has changed", so it stays. */
function isOpen(next: string | undefined): boolean {
  return new RegExp(`^${participle}$`, "iu").test(next ?? "") && !/^(?:been|got|had|become)$/i.test(next ?? "");
}
