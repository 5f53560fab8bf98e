import { splitSentences } from "../../../checks/sentences";
import type { Caption } from "../../../engine";
import type { CampaignPlan } from "../../../plan";
import { getPlatform, type PlatformKey } from "../../../platforms";
import { nothingSaid, type SaidBefore } from "../../../said-before";
import type { Card, Topic } from "../topics/topic";
import { chooseCards, kindCards } from "../topics/topics";
import { capitalise } from "../writing/clean-text";
import type { Copywriter } from "../writing/copywriter";
import { freshFirst } from "../writing/fresh-first";
import { hashtagsFor } from "../writing/hashtags";
import type { SeededRandom } from "../writing/seeded-random";
import { applicantClosers, applicantHooks } from "./applicant-hooks";
import { type Draft, fitToPlatform } from "./fit-to-platform";
import {
  customerClosers,
  customerHooks,
  type HookKind,
  listClosers,
  occasionLines,
  plainOpenings,
  worryHooks,
} from "./hooks";
import { news, spareNews } from "./news/news";

/** Writes the captions of one campaign one by one, and remembers what was said, so that no two say the same. */
export class CaptionDesk {
  private readonly cards: Card[];
  /** Of the trade, for an applicant: what people at work talk about. */
  private readonly shopTalk: Card[];
  /** Of the occasion, for a customer: how to use an offer, how to come to an evening. */
  private readonly occasionCards: Card[];
  private readonly faqs: Topic["faqs"];
  private readonly tags: string[];
  private readonly facts: string[];
  private readonly occasions: string[];
  private readonly isHiring: boolean;
  private isStated = false;

  constructor(
    private readonly plan: CampaignPlan,
    private readonly topic: Topic,
    private readonly writer: Copywriter,
    private readonly random: SeededRandom,
    said: SaidBefore = nothingSaid,
  ) {
    const fresh = (cards: Card[]) => freshFirst(cards, plan, said);
    this.isHiring = plan.idea.kind === "hiring";
    const trade = chooseCards(topic, plan.brief, random);
    this.cards = fresh(this.isHiring ? kindCards("hiring", random) : thinned(trade, random));
    this.shopTalk = this.isHiring ? fresh(random.shuffled(trade)) : [];
    this.occasionCards = this.isHiring ? [] : fresh(kindCards(plan.idea.kind, random));
    this.faqs = random.shuffled(topic.faqs.filter(({ question }) => !/\barticle\b/.test(question)));
    // why one at most: they are the project's own words, and the next campaign would print the same ones
    this.facts = random
      .shuffled(plan.facts.filter((fact) => fact.length <= 180 && !/^(?:It|They|He|She)\b/.test(fact)))
      .slice(0, random.next() < 0.4 ? 1 : 0);
    this.occasions = random.shuffled(occasionLines(plan.idea.kind, random.shuffled(topic.occasions)));
    this.tags = hashtagsFor(plan);
  }

  write(platform: PlatformKey, hook: HookKind, index: number): Caption {
    return fitToPlatform(platform, hook, this.compose(hook, platform), this.tagsFor(platform, index));
  }

  private compose(hook: HookKind, platform: PlatformKey): Draft {
    const roomy = getPlatform(platform).comfortable > 450;
    const { first, body } = this.open(hook, roomy);
    return {
      hook: first ?? this.writer.say(plainOpenings) ?? sentence(this.plan.headline),
      body,
      needsBody: body !== null && (hook === "number" || hook === "checklist"),
      news: this.news(),
      more: roomy ? this.more(hook) : null,
      call: this.call(),
    };
  }

  /** The first line, and what belongs to it: a list, a thought, what the thing is good for. */
  private open(hook: HookKind, roomy: boolean): { first: string | null; body: string | null } {
    const { writer, topic } = this;
    switch (hook) {
      case "story":
        return {
          first: writer.say(this.isHiring ? applicantHooks.story : topic.scenes),
          body: roomy && this.random.next() < 0.45 ? this.thought(2) : null,
        };
      case "question": {
        const answered = this.isHiring || this.random.next() < 0.4 ? null : this.answer(roomy);
        if (answered) return answered;
        const own = this.isHiring || this.random.next() < 0.4 ? null : writer.say(worryHooks(topic));
        return { first: own ?? this.opening(hook), body: roomy ? this.thought(3) : null };
      }
      case "tip": {
        const tip = this.thought(roomy ? 2 : 1, this.isHiring ? this.shopTalk : this.eitherCards());
        return { first: tip ? `${this.opening(hook) ?? ""} ${tip}`.trim() : this.opening("offer"), body: null };
      }
      case "number":
      case "checklist": {
        const listed =
          hook === "number"
            ? this.list(this.random.pick([2, 2, 3]) ?? 2, hook, this.cards)
            : this.list(roomy ? (this.random.pick([2, 3]) ?? 2) : 2, hook, this.eitherCards());
        return listed
          ? { first: this.opening(hook, listed.count), body: listed.text }
          : { first: this.opening("offer"), body: null };
      }
      case "myth":
        return { first: this.opening(hook), body: this.thought(roomy ? 3 : 2) };
      case "offer":
      case "promise":
      case "invitation": {
        const first = this.opening(hook);
        return { first, body: this.occasion() ?? this.aside(roomy) };
      }
      case "contrast":
        return { first: this.opening(hook), body: this.aside(roomy) };
    }
  }

  private aside(roomy: boolean): string | null {
    // why not of the trade: its cards are for the lists and tips, and the next campaign needs some of them
    return roomy && this.occasionCards.length > 0 ? this.thought(2, this.occasionCards) : null;
  }

  /** Cards of the occasion, where it has any, or of the trade: two campaigns of one project draw on different ones. */
  private eitherCards(): Card[] {
    // why not of a story: its thoughts are about looking back, and make no list for the fridge door
    const fits = this.plan.idea.kind !== "story" && this.occasionCards.length > 3;
    return fits && this.random.next() < 0.5 ? this.occasionCards : this.cards;
  }

  /** What customers ask, and an answer to it. */
  private answer(roomy: boolean): { first: string; body: string | null } | null {
    const faq = this.faqs.shift();
    const first = faq ? this.writer.say([faq.question]) : null;
    const said = faq && first ? this.writer.say(faq.answers) : null;
    if (!first || !said) return null;
    return roomy ? { first, body: said } : { first: `${first} ${splitSentences(said)[0] ?? ""}`.trim(), body: null };
  }

  private occasion(): string | null {
    const line = this.occasions.shift();
    return line ? this.writer.quote(line) : null;
  }

  private opening(hook: Exclude<HookKind, "story">, count = 0): string | null {
    const pool = this.isHiring ? applicantHooks[hook] : customerHooks[hook];
    const counted = pool.map((pattern) =>
      pattern.replace(/\{(n)umber\}/gi, (_, letter: string) => {
        const word = ["No", "One", "Two", "Three"][count] ?? "Some";
        return letter === "N" ? word : word.toLowerCase();
      }),
    );
    return this.sayIdea(hook === "promise" ? this.withOtherPromise(counted) : counted);
  }

  /** Another good outcome than the one the campaign is built on, so that it is not said twice. */
  private withOtherPromise(pool: readonly string[]): string[] {
    const others = this.topic.promises.filter((promise) => promise !== this.plan.promise);
    const other = this.isHiring ? undefined : this.random.pick(others);
    return pool.map((pattern) => (other ? pattern.replace("{promise}", other) : pattern));
  }

  /** The first sentences of a card: a thought that stands by itself. */
  private thought(sentences: number, cards = this.cards): string | null {
    const card = cards.shift();
    if (!card) return null;
    if (sentences === 1) return this.writer.say([card.point]);
    const said = card.body.slice(0, sentences).map((slot) => this.writer.say(slot));
    return this.writer.weave(said.filter((sentence) => sentence !== null)) || null;
  }

  private list(most: number, hook: HookKind, cards: Card[]): { text: string; count: number } | null {
    const isLabelled = this.random.next() < 0.5;
    const items = cards.splice(0, most).flatMap(({ label, point }) => {
      const said = this.writer.say([point]);
      if (said === null) return [];
      return isLabelled ? `${label}: ${said.charAt(0).toLowerCase()}${said.slice(1)}` : said;
    });
    if (items.length < 2) return null;
    const text = items.map((item, index) => `${hook === "number" ? `${index + 1}.` : "✓"} ${item}`).join("\n");
    return { text, count: items.length };
  }

  /** Every caption tells the idea and says who is speaking. */
  private news(): string | null {
    return this.sayIdea(news[this.plan.idea.kind]) ?? this.sayIdea(spareNews);
  }

  /** A sentence about the idea. Its own sentence is printed once in a set; without a phrase for it nothing is built around one. */
  private sayIdea(pool: readonly string[]): string | null {
    const { idea } = this.plan;
    const fitting = pool.filter(
      (pattern) =>
        !(this.isStated && pattern.includes("{statement}")) && !(idea.subject === null && /\{subject\}/i.test(pattern)),
    );
    // why: a sentence of the user's may end with a mark of its own, and ours adds a full stop
    const line = this.writer.say(fitting)?.replace(/([?!…])\.(?=\s|$)/gu, "$1") ?? null;
    if (line !== null && idea.statement !== null && line.includes(idea.statement)) this.isStated = true;
    return line;
  }

  /** On platforms with room: what the project says of itself, or a word to the reader. */
  private more(hook: HookKind): string | null {
    if (this.random.next() < 0.3) {
      const fact = this.facts.shift();
      if (fact) return this.writer.quote(/[.!?]$/.test(fact) ? fact : `${fact}.`);
    }
    if (hook === "offer" || hook === "promise") return null;
    const closers = hook === "number" || hook === "checklist" ? listClosers : customerClosers;
    return this.random.next() < 0.5 ? this.writer.say(this.isHiring ? applicantClosers : closers) : null;
  }

  private call(): string {
    const { fullCallToAction: call, displayUrl } = this.plan;
    if (!displayUrl || call.toLowerCase().includes(displayUrl.toLowerCase())) return call;
    return /[\p{L}\p{N}]$/u.test(call) ? `${call}: ${displayUrl}` : `${call}\n${displayUrl}`;
  }

  /** A platform that comes twice gets other hashtags the second time, as far as there are any. */
  private tagsFor(platform: PlatformKey, index: number): string[] {
    const wanted = Math.min(getPlatform(platform).hashtags, 5);
    const first = this.tags.slice(0, 1);
    const others = this.tags.slice(1);
    const turn = others.length > 0 ? index % others.length : 0;
    return [...first, ...others.slice(turn), ...others.slice(0, turn)].slice(0, wanted);
  }
}

/** Puts half of the cards behind the others, the nearest one never: the next campaign of the project takes those. */
function thinned(cards: readonly Card[], random: SeededRandom): Card[] {
  const [nearest, ...others] = cards;
  if (!nearest) return [];
  const marked = others.map((card) => ({ card, isFirst: random.next() < 0.5 }));
  const pick = (isFirst: boolean) => marked.filter((one) => one.isFirst === isFirst).map(({ card }) => card);
  return [nearest, ...pick(true), ...pick(false)];
}

const sentence = (text: string) => (/[.!?…]$/.test(text) ? capitalise(text) : `${capitalise(text)}.`);
