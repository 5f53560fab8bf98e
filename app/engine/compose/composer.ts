import type { Account } from "./account";
import { orderBySeed } from "./choice";
import { needs } from "./needs";
import { getPhrases, type Phrase } from "./phrases";
import { renderPattern } from "./render";
import type { Source } from "./source";

export interface Wording {
  id: string;
  group: string;
  text: string;
  ask: string | null;
}

export interface Wanted {
  /** What the phrase is about, where there are several of them. */
  about?: Partial<Pick<Source, "line" | "given" | "subject">>;
  /** The most characters. */
  most?: number;
  /** Prefer what tells more of the brief. */
  rich?: boolean;
  /** It says the point again in its own way: the wording counts as used, its sentences do not. */
  isForm?: boolean;
  /** A last word on the rendered text. */
  accept?: (text: string) => boolean;
}

/** Chooses wordings from the phrases for one text of a campaign, and keeps account of them. */
export class Composer {
  private readonly groups = new Map<string, number>();

  constructor(
    readonly source: Source,
    readonly account: Account,
    /** The text that is written: it sets the order of the wordings. */
    private readonly text: string,
    /** How often one thought may come in this text, in whatever words. */
    private readonly mostOfAGroup = 1,
  ) {}

  /** The best wording for a place that was not used yet, noted as used; null where none fits. */
  say(place: string, wanted: Wanted = {}): string | null {
    const [best] = this.findWordings(place, wanted);
    if (!best) return null;
    this.note(best, wanted);
    return best.text;
  }

  /** A question with its answer. */
  answer(place: string, wanted: Wanted = {}): { question: string; answer: string } | null {
    const best = this.findWordings(place, wanted).find(({ ask }) => ask !== null);
    if (!best?.ask) return null;
    this.note(best, wanted);
    return { question: best.ask, answer: best.text };
  }

  /** The point as a sentence: a wording that no text has used yet, else the best one over again, since it has to be said. */
  sayLead(accept: (text: string) => boolean = () => true): string | null {
    const fresh = this.say("lead", { accept });
    if (fresh) return fresh;
    const fitting = getPhrases("lead").filter((phrase) => this.suits(phrase, this.source));
    return (
      fitting.map(({ text }) => renderPattern(text, this.source)).find((text) => text !== null && accept(text)) ?? null
    );
  }

  /** Up to `count` wordings, one after the other, none repeating another. */
  sayMany(place: string, count: number, wanted: Wanted = {}): string[] {
    const said: string[] = [];
    for (let text = this.say(place, wanted); text !== null; text = said.length < count ? this.say(place, wanted) : null)
      said.push(text);
    return said;
  }

  /** A wording that may come again, such as a call to action: the one at this turn of the place's order. */
  sayAgain(place: string, turn: number): string | null {
    const source = this.source;
    const fitting = getPhrases(place).filter((phrase) => this.suits(phrase, source));
    const ordered = orderBySeed(`${source.seed}|${place}`, fitting, ({ id }) => id);
    return ordered.length === 0 ? null : renderPattern(ordered[turn % ordered.length]?.text ?? "", source);
  }

  /** All wordings that may stand in the place now, the best first. */
  findWordings(
    place: string,
    { about, most = Number.POSITIVE_INFINITY, rich = false, isForm = false, accept = () => true }: Wanted = {},
  ): Wording[] {
    const source = { ...this.source, ...about };
    const isLeft = ({ group }: Phrase) => about !== undefined || (this.groups.get(group) ?? 0) < this.mostOfAGroup;
    const fitting = getPhrases(place).filter((phrase) => isLeft(phrase) && this.suits(phrase, source));
    const ordered = orderBySeed(`${source.seed}|${this.text}`, fitting, ({ id }) => id);
    return ordered
      .map((phrase, index) => ({ phrase, worth: this.weigh(phrase, source, rich) - (index / ordered.length) * 1.4 }))
      .sort((one, other) => other.worth - one.worth)
      .flatMap(({ phrase, worth }) => {
        const text = renderPattern(phrase.text, source);
        const ask = phrase.ask && renderPattern(phrase.ask, source);
        if (text === null || (phrase.ask && !ask)) return [];
        const whole = [ask, text].filter(Boolean).join(" ");
        const keeps =
          [...text].length <= most &&
          accept(text) &&
          !source.avoided.some((word) => whole.toLowerCase().includes(word));
        if (!keeps || !this.account.allows(isForm ? "" : whole, phrase.id)) return [];
        return [
          {
            id: phrase.id,
            group: phrase.group,
            text,
            ask,
            worth: this.account.wasSaidBefore(whole) ? worth - 10 : worth,
          },
        ];
      })
      .sort((one, other) => other.worth - one.worth);
  }

  private note({ id, group, text, ask }: Wording, { about, isForm }: Wanted): void {
    this.account.note(isForm ? "" : [ask, text].filter(Boolean).join(" "), id);
    if (about === undefined) this.groups.set(group, (this.groups.get(group) ?? 0) + 1);
  }

  private suits({ kinds, needs: asked, unless, tone }: Phrase, source: Source): boolean {
    const { kind } = source.material.message;
    return (
      (kinds.length === 0 || kinds.includes(kind)) &&
      (tone.length === 0 || tone.some((each) => source.voice.manners.includes(each))) &&
      asked.every((need) => needs[need](source)) &&
      !unless.some((need) => needs[need](source))
    );
  }

  /** What is meant for this kind, in this voice, and tells more of the brief, comes first. */
  private weigh({ kinds, needs: asked, tone }: Phrase, { voice }: Source, rich: boolean): number {
    const place = tone.map((each) => voice.manners.indexOf(each)).filter((at) => at >= 0);
    const fits = place.length > 0 ? Math.max(1, 3 - Math.min(...place)) : 0;
    return (kinds.length > 0 ? 2 : 0) + fits + Math.min(asked.length, 4) * (rich ? 1.2 : 0.4);
  }
}
