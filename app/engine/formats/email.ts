import { countWords } from "../checks/sentences";
import type { Account } from "../compose/account";
import { capitalize, endSentence, fitPoint, withoutEndMark } from "../compose/grammar";
import { makeSource, openAccount, startText } from "../compose/make-source";
import type { Source } from "../compose/source";
import type { CampaignPlan } from "../plan";
import type { SaidBefore } from "../said-before";
import { cutAtWord } from "../words/clean-text";
import { listFacts } from "./article";
import { outlineArticle, tellAbout } from "./outline";

export interface Email {
  /** Up to 60 characters. */
  subject: string;
  /** What stands beside the subject in a list of mails; up to 90 characters. */
  preheader: string;
  /** Plain text with one call to action, at most 250 words. */
  text: string;
  /** The same as HTML, without styles of its own. */
  html: string;
}

const mostWords = 250;

/** The campaign as a letter: the point, what it means, the facts in a list, one call to action. Deterministic. */
export function writeEmail(plan: CampaignPlan, said?: SaidBefore): Email {
  const source = makeSource(plan);
  return composeEmail(source, openAccount(source, said));
}

export function composeEmail(source: Source, account: Account): Email {
  const composer = startText(source, account, "email");
  const { message } = source.material;
  const subject =
    fitPoint(message, 60) ?? composer.say("subject", { most: 60 }) ?? capitalize(cutAtWord(message.point, 60));
  const preheader = composer.say("preheader", { most: 90 }) ?? cutAtWord(`${source.name}: ${source.site}`, 90);
  const greeting = composer.say("greeting") ?? "Hello,";
  const opening = [
    ...composer.sayMany("opening-why", 1),
    ...composer.sayPoint("opening"),
    ...composer.sayMany("opening-sum", 1),
    ...tellAbout(composer),
  ].join(" ");
  const facts = listFacts(source).map(([label, text]) => `${label}: ${text}`);
  const close = composer.say("close");
  const signOff = composer.say("sign-off") ?? source.name;
  const ends = [...(close ? [close] : []), signOff];
  const paragraphs = [opening || endSentence(message.point)];
  const room = () =>
    mostWords - countWords([greeting, ...paragraphs, ...facts, source.call, source.url, ...ends].join(" "));
  for (const { sentences } of outlineArticle(composer)) {
    const paragraph = sentences.join(" ");
    if (paragraph && countWords(paragraph) <= room()) paragraphs.push(paragraph);
  }
  const action = source.call ? `${withoutEndMark(source.call)}: ${source.url}` : source.url;
  const text = [greeting, ...paragraphs, facts.map((fact) => `- ${fact}`).join("\n"), action, ...ends]
    .filter(Boolean)
    .join("\n\n");
  const html = [
    ...[greeting, ...paragraphs].map(writeParagraph),
    facts.length > 0 ? `<ul>${facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join("")}</ul>` : "",
    `<p><a href="${escapeHtml(source.url)}">${escapeHtml(source.call || source.site)}</a></p>`,
    ...ends.map(writeParagraph),
  ];
  return { subject, preheader, text, html: html.filter(Boolean).join("\n") };
}

const writeParagraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
