import type { CampaignPlan } from "../../../plan";
import type { Card, Topic } from "../topics/topic";
import { chooseCards, kindCards } from "../topics/topics";
import { capitalise, withoutEndMark } from "../writing/clean-text";
import type { Copywriter } from "../writing/copywriter";
import type { SeededRandom } from "../writing/seeded-random";
import { stepSection, thingHeadings } from "./closing-frames";
import { jobSection, talkSection } from "./hiring-frames";
import {
  applicantSection,
  applicationSection,
  givingSection,
  goodsSection,
  mistakesSection,
  practiceSection,
  seasonSections,
} from "./more-frames";
import { introductions, openings, quotedOpenings } from "./opening-frames";
import type { SectionName } from "./outline";
import { afterSection, audienceSection, listSection, problemSection, thingSection, ties } from "./section-frames";
import { subjectSection, workSection } from "./specific-frames";

const spareHeadings = ["More to know", "One more thing", "Worth a thought", "Also useful", "While we are at it"];

export class SectionWriter {
  private readonly advice: Card[];
  private readonly occasions: Card[];

  constructor(
    private readonly plan: CampaignPlan,
    private readonly topic: Topic,
    private readonly writer: Copywriter,
    private readonly random: SeededRandom,
  ) {
    this.advice = chooseCards(topic, plan.brief, random);
    this.occasions = kindCards(plan.idea.kind, random);
  }

  opening(): string {
    const { idea } = this.plan;
    const { writer } = this;
    const first =
      (idea.subject || idea.question ? writer.say(openings[idea.kind]) : writer.say(quotedOpenings)) ??
      writer.say(quotedOpenings) ??
      "";
    const said =
      idea.statement &&
      idea.statement.length > 20 &&
      !first.toLowerCase().includes(idea.statement.toLowerCase().slice(0, 24)) &&
      idea.subject === null
        ? null
        : idea.statement;
    const isDeed = /^\w+ing\b/i.test(idea.subject ?? "");
    const statement = said && !isDeed && !first.includes(said.slice(0, 20)) ? `${withoutEndMark(said)}.` : null;
    const one = [statement && !first.includes("“") ? statement : null, first].filter(Boolean).join(" ");
    const audience = this.plan.idea.kind === "hiring" ? null : writer.say(introductions.audience);
    const two = [audience, writer.say(introductions.keyword), writer.say(introductions.path)].filter(Boolean).join(" ");
    return `${one}\n\n${two}`;
  }

  write(name: SectionName): string {
    switch (name) {
      case "problem":
        return this.problem();
      case "after":
        return this.after();
      case "thing":
        return this.thing();
      case "audience":
        return this.audience();
      case "list":
        return this.list();
      case "advice":
        return this.card(this.advice.shift() ?? this.occasions.shift());
      case "occasion":
        return this.card(
          this.occasions.shift() ?? (this.plan.idea.kind === "hiring" ? undefined : this.advice.shift()),
        );
      case "job":
        return this.slots(jobSection);
      case "talk":
        return this.slots(talkSection);
      case "work":
        return this.slots(workSection);
      case "subject":
        return this.slots(subjectSection);
      case "practice":
        return this.slots(practiceSection);
      case "mistakes":
        return this.slots(mistakesSection);
      case "season":
        return this.plan.season ? this.slots(seasonSections[this.plan.season]) : "";
      case "goods":
        return this.slots(goodsSection);
      case "giving":
        return this.slots(givingSection);
      case "applicants":
        return this.slots(applicantSection);
      case "application":
        return this.slots(applicationSection);
      case "step":
        return this.step();
    }
  }

  private heading(pool: readonly string[]): string {
    const text = this.writer.say(pool) ?? this.writer.say(spareHeadings) ?? "In short";
    return `## ${capitalise(text.replace(/[*_`#[\]<>\\]/g, ""))}`;
  }

  /** What the description lacks is left out; a section of a single sentence is none. */
  private slots(section: { headings: readonly string[]; slots: readonly (readonly string[])[] }): string {
    const sentences = section.slots.map((pool) => this.writer.say(pool)).filter((sentence) => sentence !== null);
    if (sentences.length < 2) return "";
    const split = Math.ceil(sentences.length / 2);
    return [
      this.heading(section.headings),
      this.writer.weave(sentences.slice(0, split)),
      this.writer.weave(sentences.slice(split)),
    ]
      .filter(Boolean)
      .join("\n\n");
  }

  private problem(): string {
    const { writer, topic } = this;
    const first = writer.paragraph(problemSection.state, topic.scenes, problemSection.persists);
    const second = writer.paragraph(problemSection.consequence, topic.scenes, problemSection.bridge);
    return `${this.heading(problemSection.headings)}\n\n${first}\n\n${second}`;
  }

  private after(): string {
    const { writer } = this;
    const first = writer.paragraph(afterSection.promise, afterSection.detail, afterSection.detail);
    const second = writer.paragraph(afterSection.detail, thingSection.plain);
    return `${this.heading(afterSection.headings)}\n\n${first}\n\n${second}`;
  }

  private thing(): string {
    const { writer } = this;
    const facts = this.plan.facts
      .map((fact) => writer.quote(fact))
      .filter(Boolean)
      .join(" ");
    const lead = facts ? writer.say(thingSection.lead) : null;
    const first = lead ? `${lead} ${facts}` : writer.paragraph(thingSection.plain, thingSection.plain);
    const second = writer.paragraph(thingSection.subject, thingSection.plain, thingSection.plain);
    return `${this.heading(thingHeadings[this.plan.idea.kind])}\n\n${first}\n\n${second}`;
  }

  private audience(): string {
    const { writer } = this;
    const first = writer.paragraph(audienceSection.fit, audienceSection.signs, audienceSection.signs);
    const second = writer.paragraph(audienceSection.limits, audienceSection.signs);
    return `${this.heading(audienceSection.headings)}\n\n${first}\n\n${second}`;
  }

  private list(): string {
    const { writer, plan } = this;
    const pool = plan.idea.kind === "hiring" ? this.occasions : this.advice;
    const listed = pool.splice(Math.max(0, pool.length - 3), 3);
    const items = listed.map(({ label, point }) => {
      const text = writer.say([point]);
      return text ? `- **${label}:** ${text.charAt(0).toLowerCase()}${text.slice(1)}` : null;
    });
    const lines = items.filter(Boolean).join("\n");
    if (!lines) return "";
    return [this.heading(listSection.headings), writer.say(listSection.lead), lines, writer.say(listSection.close)]
      .filter(Boolean)
      .join("\n\n");
  }

  private card(card: Card | undefined): string {
    if (!card) return "";
    const ends = card.body.length > 3 && this.random.next() < 0.5 ? card.body.length - 1 : card.body.length;
    const sentences = card.body
      .slice(0, ends)
      .map((slot) => this.writer.say(slot))
      .filter((sentence) => sentence !== null);
    if (sentences.length === 0) return "";
    const tie = this.writer.say(this.plan.idea.kind === "hiring" ? ties.applicants : ties.customers);
    if (tie) sentences.push(tie);
    const split = Math.ceil(sentences.length / 2) + (this.random.next() < 0.5 ? 0 : 1);
    const paragraphs = [sentences.slice(0, split), sentences.slice(split)]
      .filter((part) => part.length > 0)
      .map((part) => this.writer.weave(part));
    return [this.heading(card.headings), ...paragraphs].join("\n\n");
  }

  private step(): string {
    const { writer, plan } = this;
    const { kind } = plan.idea;
    const heading = this.heading(stepSection.headings[kind] ?? stepSection.headings.any);
    const first = writer.paragraph(stepSection.lead[kind], stepSection.where, stepSection.ease);
    const call = plan.fullCallToAction.replace(/[[\]*_`<>]/g, "");
    const anchor = `**[${call}](${linkAddress(plan.brief.project.websiteUrl, plan.displayUrl)})**`;
    const tail = /[\p{L}\p{N}]$/u.test(call) ? writer.say(stepSection.tails) : null;
    const link = tail ? `${anchor}${tail}` : anchor;
    return [heading, first, link, writer.say(stepSection.close)].filter(Boolean).join("\n\n");
  }
}

/** The project's address for a Markdown link; only http and https get in. */
function linkAddress(raw: string, display: string): string {
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(raw) ? raw : `https://${raw}`);
    if (url.protocol === "http:" || url.protocol === "https:")
      return url.href.replace(/\(/g, "%28").replace(/\)/g, "%29");
  } catch {
    // why: an address that cannot be parsed is still printed as text elsewhere
  }
  return `https://${display}`;
}
