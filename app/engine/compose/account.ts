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

/** How often the point itself may stand in a campaign in the same words: ten captions cannot each find others for it. */
const mostOfPoint = 4;

/** One account of what a campaign has said: no wording twice, no line that repeats another in other words. */
export class Account {
  private readonly phrases = new Set<string>();
  private readonly sentences = new Set<string>();
  private lines: string[][] = [];
  private readonly point: string;
  private readonly conditions: ReadonlySet<string>;
  private pointCount = 0;

  constructor(
    /** The names that recur by right: the project's, the thing's. They do not count as shared. */
    private readonly free: readonly string[],
    private readonly projectName: string,
    private readonly saidBefore: SaidBefore = nothingSaid,
    point = "",
    /** Sentences that belong to the point wherever it stands: its conditions. */
    conditions: readonly string[] = [],
  ) {
    this.point = normalizeSentence(point);
    this.conditions = new Set(conditions.map(normalizeSentence));
  }

  /** Whether the text may still be said here. */
  allows(text: string, id?: string): boolean {
    if (id && this.phrases.has(id)) return false;
    const sentences = splitSentences(text).map(normalizeSentence);
    if (sentences.some((sentence) => sentence.split(" ").length > 2 && this.isUsed(sentence))) return false;
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
    for (const sentence of splitSentences(text).map(normalizeSentence)) {
      if (sentence === this.point) this.pointCount += 1;
      this.sentences.add(sentence);
    }
    this.lines.push(this.findOwnWords(text));
  }

  /** A new text begins: wordings stay used, but its lines may speak of the same facts again. */
  beginText(): void {
    this.lines = [];
  }

  private isUsed(sentence: string): boolean {
    if (this.conditions.has(sentence)) return false;
    return sentence === this.point ? this.pointCount >= mostOfPoint : this.sentences.has(sentence);
  }

  private findOwnWords(text: string): string[] {
    return findTellingWords(text).filter((word) => !this.free.includes(word));
  }
}
