import { normalizeSentence, splitSentences } from "../checks/sentences";
import { nothingSaid, readSaidSentences, type SaidBefore } from "../said-before";

/** Words that carry no thought of their own. */
const plain = new Set(
  "about after again also another because been before being between both could does done down each even every first from gets give given goes have here into itself just keep last less like made make makes many more most much need only other over place same should some still such take than that them then there these they thing this those time today under until upon used very want well were what when where which while will with without would your yours ours you're it's that's".split(
    " ",
  ),
);

/** The words of a line that say something: four letters or more and no function words, cut to their stem. */
export function findTellingWords(text: string): string[] {
  const words = normalizeSentence(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  return [...new Set(words.filter((word) => !plain.has(word)).map((word) => word.replace(/(?:ing|ed|es|s)$/, "")))];
}

/** How many telling words two lines may share before one of them is left out. */
const mostShared = 3;

/** One account of what a campaign has said: no wording twice, no line that repeats another in other words. */
export class Account {
  private readonly phrases = new Set<string>();
  private readonly sentences = new Set<string>();
  private lines: string[][] = [];

  constructor(
    /** The names that recur by right: the project's, the thing's. They do not count as shared. */
    private readonly free: readonly string[],
    private readonly projectName: string,
    private readonly saidBefore: SaidBefore = nothingSaid,
  ) {}

  /** Whether the text may still be said here. */
  allows(text: string, id?: string): boolean {
    if (id && this.phrases.has(id)) return false;
    const sentences = splitSentences(text).map(normalizeSentence);
    if (sentences.some((sentence) => sentence.split(" ").length > 2 && this.sentences.has(sentence))) return false;
    const telling = this.findOwnWords(text);
    return !this.lines.some((line) => telling.filter((word) => line.includes(word)).length > mostShared);
  }

  /** Whether an earlier campaign of the account said it: left for last, since some things have to be said again. */
  wasSaidBefore(text: string): boolean {
    return (
      this.saidBefore.size > 0 &&
      readSaidSentences(text, this.projectName).some((sentence) => this.saidBefore.has(sentence))
    );
  }

  note(text: string, id?: string): void {
    if (id) this.phrases.add(id);
    for (const sentence of splitSentences(text)) this.sentences.add(normalizeSentence(sentence));
    this.lines.push(this.findOwnWords(text));
  }

  /** A new text begins: wordings stay used, but its lines may speak of the same facts again. */
  beginText(): void {
    this.lines = [];
  }

  private findOwnWords(text: string): string[] {
    return findTellingWords(text).filter((word) => !this.free.includes(word));
  }
}
