import { countWords, splitSentences } from "../checks/sentences";
import type { Composer } from "../compose/composer";
import { findConsequence } from "../compose/consequences";
import { type Detail, joinDetails } from "../compose/details";
import { capitalize, endSentence, lowerFirst, removeEndMark } from "../compose/grammar";
import { needs } from "../compose/needs";
import { type AskedQuestion, askAbout } from "../english/ask-about";
import { completeSentence } from "../english/complete-sentence";
import type { MessageKind } from "../message/message";
import { fewestFacts, listFacts } from "./list-facts";
import { listSteps } from "./list-steps";

/** A stretch of the article: what it is headed by and what it says. */
export interface Section {
  heading: string | null;
  sentences: string[];
  /** Lines of a list under the sentences, with their mark. */
  list: string[];
  /** The place of a heading for it where the details of its own would open it twice. */
  plain?: string;
  /** It tells of the business and stands behind what is told of the thing. */
  isAbout?: boolean;
}

/** "Training given" needs no more; "no card needed" is "No card is needed." */
function completeState(text: string): string {
  const made = completeSentence(text);
  return endSentence(
    made && /^(?:a state|what a business is)/.test(made.rule) && !/^all /i.test(text) ? made.text : text,
  );
}

const isThin = ({ sentences, list }: Section): boolean =>
  list.length === 0 &&
  (splitSentences(sentences.join(" ")).length < fewestSentences || countWords(sentences.join(" ")) < fewestWords);

/** Whether a section opens with the words of its heading. */
const isOpening = ({ heading, sentences: [first = ""] }: Section): boolean =>
  heading !== null && first.toLowerCase().startsWith(heading.toLowerCase().split(",")[0] ?? "-");

/** Characters of the details in the first sentence, and of a heading that is made of them. */
const longestList = 150;
const longestHeading = 58;
/** Characters of the steps in the first sentence. */
const longestSteps = 210;
const mostExplained = 3;
/** A section with fewer sentences or words stands under the one before it. */
const fewestSentences = 2;
const fewestWords = 14;
const mostQuestions = 3;
/** With fewer facts than these all of them are told, and none is kept for a question. */
const fewestAsked = 5;
/** Kinds of message beside which it is asked when the shop is open; beside an event or an appeal it is another matter. */
const asksForHours: readonly MessageKind[] = ["offer", "opening", "news", "about", "season", "story"];

/** Tells a brief at length: every detail in one place where it is explained, and the first ones in the opening too. */
export class BriefTeller {
  private readonly opened = new Set<Detail>();
  private readonly asked = new Set<string>();
  /** What was said of a detail's meaning: once in a text. */
  private readonly explained = new Set<string>();
  /** Details that were told with what they mean. */
  private readonly told = new Set<string>();
  private readonly steps: readonly string[];
  private readonly isHiring: boolean;

  constructor(private readonly composer: Composer) {
    const { material } = composer.source;
    this.steps = listSteps(composer.source);
    this.isHiring = material.message.kind === "hiring";
  }

  private get source() {
    return this.composer.source;
  }

  private say(place: string, given: Record<string, string> = {}, accept: (text: string) => boolean = () => true) {
    return this.composer.say(place, { about: { given }, isForm: true, accept });
  }

  /** The point with its figures, in one sentence where it names a thing, else in the owner's. */
  tellLead(accept: (text: string) => boolean = () => true): string[] {
    const { source, composer } = this;
    const chosen: Detail[] = [];
    // why: what a post offers has a section of its own
    const wanted = ({ kind, text }: Detail) =>
      !this.isHiring || /^(?:price|when|where|deadline)$/.test(kind) || /\d/.test(text);
    for (const detail of this.list("idea").filter(wanted))
      if (joinDetails([...chosen, detail]).length <= longestList) chosen.push(detail);
    const made =
      source.subject.isTold || chosen.every(({ form }) => form === "order")
        ? null
        : this.say("art-lead", { list: joinDetails(chosen) }, accept);
    if (made) for (const detail of chosen) this.opened.add(detail);
    const steps = `${source.subject.label}: ${this.steps.map((step) => lowerFirst(removeEndMark(step))).join(", ")}.`;
    const isOwnSteps =
      this.steps.length > 1 &&
      source.brief.idea.toLowerCase().includes(removeEndMark(this.steps[1] ?? "-").toLowerCase()) &&
      steps.length <= longestSteps;
    const said =
      made ??
      (isOwnSteps ? steps : null) ??
      composer.say("lead", { accept }) ??
      composer.sayLead(accept) ??
      `${source.name}: ${lowerFirst(endSentence(source.material.message.point), [source.name])}`;
    // why: a point may begin with the name that a lead says first
    const lead = said.startsWith(`${source.name}: ${source.name}`) ? said.slice(source.name.length + 2) : said;
    const known = lead.toLowerCase();
    const more = made
      ? source.details
          .filter(
            ({ from, form, text }) =>
              from === "idea" && (form === "sentence" || (form === "order" && !this.opened.has({ text } as Detail))),
          )
          .filter((detail) => !this.opened.has(detail) && !this.steps.includes(detail.text))
          .map(({ text }) => text)
      : source.more.filter(
          (line) =>
            !this.steps.includes(removeEndMark(line)) && !this.steps.includes(removeEndMark(line).toLowerCase()),
        );
    const others = more.filter((line) => !known.includes(removeEndMark(line).toLowerCase()));
    for (const detail of source.details)
      if ([known, ...others.map((line) => line.toLowerCase())].some((line) => line.includes(detail.text.toLowerCase())))
        this.opened.add(detail);
    return [lead, ...others.map(endSentence), ...composer.sayMany("opening-sum", 1)];
  }

  /** Whom it is for. */
  tellReaders(): string[] {
    const { about, brief } = this.source;
    const isSaid = about[0]?.toLowerCase().includes(brief.project.targetAudience.trim().toLowerCase());
    const text = isSaid ? null : this.say("art-for");
    const [, others = ""] = listFacts(this.source).find(([label]) => label === "For") ?? [];

    return text ? [text] : others && !isSaid && !needs.goal(this.source) ? [`This is for ${lowerFirst(others)}.`] : [];
  }

  /** Questions that a detail answers: two or more, else it is told among the others. */
  answerQuestions(): { question: string; answer: string }[] {
    const { source, composer } = this;
    const counted: { question: string; answer: string }[] = [];
    for (let next = composer.answer("faq"); next && counted.length < 2; next = composer.answer("faq"))
      counted.push(next);
    const details = source.details.flatMap((detail) => {
      const { ask, reply } =
        (this.isHiring && detail.from !== "idea" ? null : findConsequence(detail.text, source.seed)) ?? {};
      return ask && reply ? [{ question: ask, answer: endSentence(reply), detail }] : [];
    });
    const own =
      source.facts.length >= fewestAsked
        ? source.facts.flatMap(({ plain }): AskedQuestion[] => [askAbout(plain)].flatMap((asked) => asked ?? []))
        : [];
    const isFit = ({ question }: { question: string }) =>
      asksForHours.includes(source.material.message.kind) || !/^(?:When|Where) are you\b/.test(question);
    const all = [...counted, ...details, ...own.filter(isFit)].filter(
      ({ question }, at, list) => list.findIndex((other) => other.question === question) === at,
    );
    const chosen = all.length >= 2 ? all.slice(0, mostQuestions) : [];
    for (const each of chosen) {
      if ("detail" in each) this.asked.add((each.detail as Detail).text);
      this.asked.add(removeEndMark(each.answer));
      // why: the answer says already what the detail means
      if ("detail" in each)
        for (const so of findConsequence((each.detail as Detail).text, source.seed)?.so ?? []) this.explained.add(so);
    }
    return chosen.map(({ question, answer }) => ({ question, answer }));
  }

  /** The sections in the order in which a reader asks. What is too thin stands under the one before it. */
  tellSections(): Section[] {
    const isAppeal = needs.goal(this.source);
    const written = [
      this.tellSteps(),
      ...(isAppeal ? [this.tellGoal()] : []),
      this.tellWhat(),
      this.tellWhen(),
      this.tellCost(),
      this.tellProof(),
    ];
    const told = written.filter(({ sentences, list }) => sentences.length + list.length > 0);
    const thin = told.filter((section) => isThin(section) && section.heading !== null);
    // why: a price and a day alone are one section, and a line alone is none
    const joined: Section | null = thin[0]
      ? { ...thin[0], sentences: thin.flatMap(({ sentences }) => sentences) }
      : null;
    const who = this.tellWho();
    const sections = [
      ...told.flatMap((section) =>
        section === thin[0] && joined ? [joined] : thin.includes(section) ? [] : [section],
      ),
      ...(who.sentences.length > 0 ? [who] : []),
    ].filter((section) => !(section === joined && isThin(section) && this.isListed(section)));
    return sections.map((section) => ({
      ...section,
      heading:
        section === joined && isThin(section)
          ? null
          : isOpening(section)
            ? this.heading(section.plain ?? "")
            : section.heading,
    }));
  }

  /** Whether a line that would stand alone says no more than what is listed at a glance: "The pay is £28,000." */
  private isListed({ sentences }: Section): boolean {
    const rows = listFacts(this.source);
    const figures = sentences.join(" ").match(/[£$€₹]?\d[\d,.]*\d/g) ?? [];
    return (
      rows.length >= fewestFacts &&
      countWords(sentences.join(" ")) < 8 &&
      figures.length > 0 &&
      figures.every((figure) => rows.some(([, text]) => text.includes(figure)))
    );
  }

  /** How to take part. */
  tellPart(): Section {
    const sentence = this.say("art-part");
    return {
      heading: sentence ? this.heading("art-heading-part") : null,
      sentences: sentence ? [sentence] : [],
      list: [],
    };
  }

  private tellSteps(): Section {
    if (this.steps.length < 2) return { heading: null, sentences: [], list: [] };
    return {
      heading: this.composer.say("heading-steps", { most: 70 }) ?? "Step by step",
      sentences: [],
      list: this.steps.map((step, at) => `${at + 1}. ${endSentence(step)}`),
    };
  }

  private tellGoal(): Section {
    return {
      heading: this.composer.say("heading-goal", { most: 70 }) ?? this.heading("art-heading-what-plain"),
      sentences: this.composer.sayMany("section-goal", 3),
      list: [],
    };
  }

  /** What there is: the plain details in one line, those that mean something each with what it means, then the owner's sentences. */
  private tellWhat(): Section {
    const { source } = this;
    const own = this.isHiring ? [] : this.list("business");
    const idea = this.list("idea").filter(
      (detail) =>
        !/^(?:when|price|where|deadline|condition)$/.test(detail.kind) &&
        (!this.opened.has(detail) || this.explain(detail)),
    );
    const [intro = ""] = source.about;
    const pool = [...idea, ...own].filter(
      (detail) => !this.asked.has(detail.text) && !(intro.includes(detail.text) && this.explain(detail) === null),
    );
    const isCounted = needs["quantity-noun"](source) && needs["quantity-many"](source);
    const explained = pool
      .filter((detail) => this.explain(detail) !== null && !(isCounted && detail.kind === "count"))
      .filter((detail, at, all) => all.findIndex((other) => this.explain(other) === this.explain(detail)) === at)
      .slice(0, mostExplained);
    const plain = pool.filter((detail) => !explained.includes(detail) && !this.opened.has(detail));
    const told = source.details.filter(
      ({ form, from, kind }) => form === "sentence" && from === "business" && kind !== "trust" && !this.isHiring,
    );
    const [only] = plain;
    const list =
      plain.length > 1 ? this.say("art-what", { list: joinDetails(plain) }) : only ? completeState(only.text) : null;
    const facts = this.tellFacts("more");
    const named = pool
      .slice(0, 2)
      .map(({ text }) => text)
      .join(", ");
    return {
      heading: this.heading(
        named.length > 0 && named.length <= longestHeading ? "art-heading-what" : "art-heading-what-plain",
        { list: named },
        "art-heading-what-plain",
      ),
      sentences: [
        ...(list ? [list] : []),
        ...explained.flatMap((detail) => {
          const so = this.explain(detail) ?? "";
          this.explained.add(so);
          this.told.add(detail.text);
          return this.say("art-so", { one: detail.text, so }) ?? endSentence(detail.text);
        }),
        ...told.map(({ text }) => endSentence(text)),
        ...this.tellSums("more"),
        ...facts,
      ],
      list: [],
      plain: "art-heading-what-plain",
    };
  }

  private tellWhen(): Section {
    const { source, composer } = this;
    const behind = source.details.filter(
      (detail) =>
        detail.from === "idea" &&
        /^(?:deadline|condition|where)$/.test(detail.kind) &&
        !this.opened.has(detail) &&
        detail.form !== "sentence",
    );
    const when = this.isHiring ? null : this.say("art-when");
    const sentences = [
      when,
      when ? this.say("art-lasts") : null,
      ...this.tellSums("visit"),
      this.say("art-count"),
      ...behind.map(({ text }) => endSentence(text)),
      ...this.tellFacts("visit"),
      ...composer.sayMany("section-change", 2),
    ].filter((text): text is string => Boolean(text));
    return {
      heading: this.heading("art-heading-when", {}, "art-heading-when-plain"),
      sentences,
      list: [],
      plain: "art-heading-when-plain",
    };
  }

  private tellCost(): Section {
    const { composer } = this;
    return {
      heading: this.heading("art-heading-cost", {}, "art-heading-cost-plain"),
      sentences: [
        this.say("art-cost"),
        ...(this.isHiring ? [] : this.tellSums("cost")),
        ...composer.sayMany("section-terms", 1),
        ...this.tellFacts("cost"),
      ].filter((text): text is string => Boolean(text)),
      list: [],
    };
  }

  private tellProof(): Section {
    const { message } = this.source.material;
    const lines = message.facts.proof.filter(
      (line) => line !== message.point && !this.source.more.some((told) => line.includes(removeEndMark(told))),
    );
    const known = [...this.opened].map(({ text }) => text.toLowerCase());
    return {
      heading: this.composer.say("heading-proof"),
      sentences: lines.filter((line) => !known.includes(removeEndMark(line).toLowerCase())).map(endSentence),
      list: [],
    };
  }

  private tellWho(): Section {
    const { source } = this;
    const [intro] = source.about;
    const trust = source.details.filter(
      ({ form, from, kind }) => form === "sentence" && from === "business" && (kind === "trust" || this.isHiring),
    );
    const [opening = ""] = intro?.split(",") ?? [];
    // why: what its tail says was told and explained above
    const isTailTold = source.details.some(
      ({ text }) => intro?.includes(text) && !opening.includes(text) && this.told.has(text),
    );
    const hired = this.isHiring ? this.list("business") : [];
    return {
      heading: this.heading("art-heading-who"),
      sentences: [
        ...(intro ? [isTailTold ? endSentence(opening) : intro] : []),
        ...trust.map(({ text }) => endSentence(text)),
        ...hired.map(({ text }) => completeState(text)),
        ...this.tellFacts("trust"),
      ],
      list: [],
      isAbout: true,
    };
  }

  private tellSums(topic: string): string[] {
    return this.source.sums.filter((sum) => sum.topic === topic).map(({ text }) => text);
  }

  private tellFacts(topic: string): string[] {
    return this.source.facts
      .filter(
        (fact) =>
          fact.topic === topic &&
          ![...this.asked].some((text) => text === fact.raw || removeEndMark(fact.text) === text),
      )
      .map(({ text, raw, isSentence }) => {
        const [so] = isSentence && !this.isHiring ? (findConsequence(raw, this.source.seed)?.so ?? []) : [];
        if (
          !so ||
          this.explained.has(so) ||
          [...this.asked].some((text) => raw.includes(text)) ||
          this.explained.size >= mostExplained + 1
        )
          return text;
        this.explained.add(so);
        return `${removeEndMark(text)}, so ${so}.`;
      });
  }

  private heading(place: string, given: Record<string, string> = {}, other?: string): string | null {
    const first = this.say(place, given, (text) => text.length <= longestHeading);
    return capitalize(first ?? (other ? (this.say(other) ?? "") : "")) || null;
  }

  private explain({ text, form }: Detail): string | null {
    if (/^(?:with|at|in|on|from|for|until|by) /i.test(text) || form === "sentence" || this.isHiring) return null;
    return findConsequence(text, this.source.seed)?.so[0] ?? null;
  }

  /** The details that stand in a list, but for steps. */
  private list(from: Detail["from"]): Detail[] {
    return this.source.details.filter(
      (detail) => detail.from === from && detail.form !== "sentence" && !this.steps.includes(detail.text),
    );
  }
}
