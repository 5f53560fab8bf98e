import { checkBlog } from "../../../checks/blog-rules";
import { findClaims } from "../../../checks/claims";
import { countWords } from "../../../checks/sentences";
import type { BlogPost } from "../../../engine";
import type { CampaignPlan } from "../../../plan";
import { headlines } from "../planning/headlines";
import { fieldOf, getTopic } from "../topics/topics";
import { capitalise, cutAtSentence, cutAtWord, withoutEndMark } from "../writing/clean-text";
import { Copywriter } from "../writing/copywriter";
import { SeededRandom } from "../writing/seeded-random";
import { faqBank } from "./faq-bank";
import { outlineFor } from "./outline";
import { SectionWriter } from "./sections";
import { specificFaqs } from "./specific-frames";

/** Rounds until the checks are content; each takes a few milliseconds and differs only in the choices the seed makes. */
const rounds = 24;

/**
 * Writes the article: 700 to 1,200 words under at least four headings, with title, meta description, excerpt and three FAQs.
 * Deterministic. The draft is checked in code and written anew until the rules hold; the draft with the fewest findings wins.
 */
export function writeBlog(plan: CampaignPlan): BlogPost {
  let best: { post: BlogPost; findings: number } | null = null;
  let extras = 2;
  for (let round = 0; round < rounds; round += 1) {
    const post = draft(plan, round, extras);
    const findings = checkBlog(post, plan).length;
    if (!best || findings < best.findings) best = { post, findings };
    if (findings === 0) return post;
    const words = countWords(post.markdown);
    if (words < 720) extras = Math.min(4, extras + 1);
    else if (words > 1170) extras = Math.max(0, extras - 1);
  }
  return (best as { post: BlogPost }).post;
}

function draft(plan: CampaignPlan, round: number, extras: number): BlogPost {
  const random = new SeededRandom(`blog|${plan.brief.seed}|${plan.projectName}|${plan.brief.idea}|${round}`);
  const topic = getTopic(plan.topic);
  const writer = new Copywriter(
    plan,
    random,
    {
      subject: 10,
      audience: 4,
      problem: 2,
      promise: 2,
      kw: 2,
      url: 4,
      question: 1,
      name: 14,
      what: 3,
      trade: 2,
      feature: 1,
      place: 1,
      detail: 1,
    },
    fieldOf(plan),
  );
  const sections = new SectionWriter(plan, topic, writer, random);
  const title = blogTitle(plan, random);
  const opening = sections.opening();
  const body: string[] = [];
  for (const name of outlineFor(plan, random, extras)) {
    body.push(sections.write(name));
  }
  const faqs = writeFaqs(plan, writer, random);
  const closing = sections.write("step");
  const answers = faqs.map(({ question, answer }) => `### ${question}\n\n${answer}`).join("\n\n");
  const markdown = [`# ${title}`, opening, ...body.filter(Boolean), closing, `## ${random.pick(faqHeadings)}`, answers]
    .join("\n\n")
    .concat("\n");
  const briefText = [
    plan.brief.project.name,
    plan.brief.project.description,
    plan.brief.project.targetAudience,
    plan.brief.project.problemBeingSolved,
    plan.brief.idea,
    plan.fullCallToAction,
    plan.keywords.join(" "),
    plan.displayUrl,
  ].join(" ");
  return {
    title,
    slug: slugOf(title),
    metaDescription: metaDescription(plan, random),
    excerpt: excerpt(plan, random),
    markdown,
    faqs,
    claimsToCheck: findClaims(markdown, briefText).filter((claim) => isClaimBeyondAudience(claim, plan, briefText)),
  };
}

const faqHeadings = [
  "Questions people ask",
  "Good questions, short answers",
  "Before you ask",
  "What readers ask us",
  "A few questions, answered",
  "Still wondering?",
];

const titleTails: Record<string, string[]> = {
  launch: ["{h}: a first look", "{h}: what to know first", "{h}"],
  offer: ["{h}: how it works", "{h}: what to know", "{h}"],
  event: ["{h}: what to expect", "{h}"],
  opening: ["{h}: a first look inside", "{h}"],
  "how-to": ["{h}", "{h}, in plain words"],
  story: ["{h}"],
  hiring: ["{h}: what to know", "{h}"],
  fundraiser: ["{h}: how you can help", "{h}"],
  product: ["{h}: a plain guide", "{h}: what to look for", "{h}"],
};

function blogTitle(plan: CampaignPlan, random: SeededRandom): string {
  const others = headlines(plan, random);
  const fresh = others.filter((headline) => headline !== plan.headline);
  for (const headline of [...fresh, ...others]) {
    for (const tail of random.shuffled(titleTails[plan.idea.kind] ?? ["{h}"])) {
      const title = tail.replace("{h}", () => headline);
      if ([...title].length <= 60 && !/:.*:|plain.*plain/i.test(title) && !(tail !== "{h}" && /[?]$/.test(headline)))
        return escapeMarks(title);
    }
  }
  return escapeMarks(cutAtWord(plan.headline, 60));
}

const escapeMarks = (text: string) =>
  text
    .replace(/[*_`#[\]<>\\]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Lower case, hyphens, ASCII where the letters allow it. */
export function slugOf(title: string): string {
  const slug = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return slug.slice(0, 70).replace(/-+$/, "") || "post";
}

function metaDescription(plan: CampaignPlan, random: SeededRandom): string {
  const about = plan.idea.subject ?? plan.idea.quote;
  const keyword = plan.keywords.find((word) => word.length <= 40 && !about.toLowerCase().includes(word.toLowerCase()));
  const call = withoutEndMark(plan.fullCallToAction);
  if (plan.idea.kind === "hiring")
    return cutAtWord(
      `${capitalise(about)} at ${plan.projectName}: what matters, how to apply and what to expect. ${call}.`,
      160,
    );
  const options = [
    `${capitalise(about)}: what to know, what to look for and how to begin. ${call} with ${plan.projectName}.`,
    `${plan.projectName} on ${about}: clear advice for ${plan.audience}. ${call}.`,
    `What to know about ${about}, in plain words, from ${plan.projectName}.${keyword ? ` With advice on ${keyword}.` : ""}`,
    `Read about ${about} at ${plan.projectName}${keyword ? `, with a word on ${keyword}` : ""}. ${call}.`,
    `${plan.projectName} on ${about}.`,
    `Plain advice from ${plan.projectName}, written for ${plan.audience}.`,
  ];
  return (
    random
      .shuffled(options.slice(0, 4))
      .concat(options.slice(4))
      .find((text) => text.length <= 160) ?? cutAtWord(`News and plain advice from ${plan.projectName}`, 160)
  );
}

/** "Beginners over 40" are whom the article is for; their figure is no claim about the offer. */
function isClaimBeyondAudience(claim: string, plan: CampaignPlan, briefText: string): boolean {
  const rest = [plan.audience, capitalise(plan.audience)].reduce(
    (text, words) => text.replaceAll(words, "they"),
    claim,
  );
  return findClaims(rest, briefText).length > 0;
}

/** The article in two sentences for lists and feeds, in other words than its opening. */
function excerpt(plan: CampaignPlan, random: SeededRandom): string {
  const desk = new Copywriter(plan, random, {}, fieldOf(plan));
  const hiring = plan.idea.kind === "hiring";
  const parts = [desk.say(hiring ? excerptFrames.hiring : excerptFrames.about), desk.say(excerptFrames.who)];
  const text = parts.filter((part) => part !== null).join(" ");
  return cutAtSentence(text, 300) ?? cutAtWord(text || plan.headline, 300);
}

const excerptFrames = {
  about: [
    "What is there to know about {subject}? <A short guide|Some plain advice|The useful part>, from first question to first step.",
    "{Subject}: <what it is about|why now>, what to look for and where to begin.",
    "<A few minutes on|The practical side of|A plain look at> {subject}, with advice you can use this week.",
    "Why {subject} {matters}, what to ask beforehand and how to take the first step.",
  ],
  hiring: [
    "What the work is like, what matters to us and how to apply: all about {subject}.",
    "{Name} is looking for {role}. What you would do, with whom, and how a first talk goes.",
  ],
  who: [
    "By {name}, for {audience}.",
    "From {name}: {what}.",
    "{Name} is {what}.",
    "<Good to know|In one line>: {deed}.",
    "Written at {name} with {audience} in mind.",
  ],
};

function writeFaqs(plan: CampaignPlan, writer: Copywriter, random: SeededRandom): BlogPost["faqs"] {
  const { kind } = plan.idea;
  const own = getTopic(plan.topic).faqs;
  const general = faqBank.filter(({ kinds }) => !kinds || kinds.includes(kind));
  const ofKind = general.filter(({ kinds }) => kinds && kinds.length <= 2);
  const customers = kind !== "hiring";
  const order = [
    ...(customers ? random.shuffled(specificFaqs).slice(0, 2) : []),
    ...(customers && plan.topic !== "general" ? random.shuffled(own).slice(0, 1) : []),
    ...random.shuffled(ofKind).slice(0, customers ? 1 : 2),
    ...random.shuffled(general.filter(({ question }) => customers || !/for\?|first\?/.test(question))),
    ...random.shuffled(own),
  ];
  const faqs: BlogPost["faqs"] = [];
  for (const entry of order) {
    if (faqs.length === 3) break;
    const question = writer.say([entry.question]);
    const answer = question && writer.say(entry.answers);
    if (question && answer) faqs.push({ question, answer });
  }
  return faqs;
}
