import * as lexicons from "./lexicons";
import { passive, type VoiceMeasures } from "./measure-voice";
import { readProse } from "./running-text";
import { enoughWords, type VoiceTone } from "./tones";

/** What to do about the figures, the most useful first: three to six sentences, each from a figure of this very sample. */
export function deriveRecommendations(measures: VoiceMeasures, tone: VoiceTone, samples: readonly string[]): string[] {
  const prose = samples.flatMap(readProse).join("\n");
  const advice: (string | false)[] = [
    measures.words < enoughWords &&
      "Add three to five samples of different kinds, such as a blog post, a caption and an e-mail, for a surer reading.",
    measures.sentenceLength.mean > 22 &&
      `Your sentences run to ${round(measures.sentenceLength.mean)} words. Split the longest ones, and readers on a phone will stay with you.`,
    measures.sentenceLength.mean < 6 &&
      measures.sentences > 3 &&
      `Your sentences have ${round(measures.sentenceLength.mean)} words on average. Let one in five run longer, so that it does not sound clipped.`,
    measures.sentences > 5 &&
      measures.sentenceLength.spread < measures.sentenceLength.mean * 0.3 &&
      "Your sentences are all about as long. Follow a long one with a short one now and then.",
    measures.grade > 11 &&
      `The text asks for ${round(measures.grade)} years of school. Choose a shorter word wherever it says the same.`,
    measures.passive > 0.2 &&
      `${percent(measures.passive)} of your sentences are passive. "${passiveIn(prose)}" does not say who did it: name them.`,
    measures.secondPerson < 0.008 &&
      measures.words > 40 &&
      "You hardly address the reader. Do it where you ask for something.",
    measures.firstPerson > measures.secondPerson * 2 &&
      measures.firstPerson > 0.03 &&
      "You speak of yourselves more than of the reader. Begin some sentences with what the reader gets.",
    measures.exclamations > 0.25 &&
      `${percent(measures.exclamations)} of your sentences end with an exclamation mark. Keep them for the news that earns one.`,
    measures.boosters > 0.03 &&
      `You often write ${mostFrequent(lexicons.boosters, prose)}. Without such words the statement is stronger.`,
    measures.hedges > 0.03 &&
      `You often write ${mostFrequent(lexicons.hedges, prose)}. Keep such words for what is truly open.`,
    measures.questions === 0 && measures.sentences > 8 && "You ask no questions. One at the start draws readers in.",
    keepIt[tone],
    measures.contractions > 0.01
      ? "Your contractions make it sound spoken. Use them everywhere, in buttons and subject lines too."
      : "You write words out in full. Keep to that in every channel, so that it sounds like one person.",
    "Save this voice to a project, so that new campaigns are measured against it.",
  ];
  return advice.filter((line) => line !== false).slice(0, 6);
}

const keepIt: Record<VoiceTone, string> = {
  professional: "Keep the calm, factual tone, and give each claim a figure or an example.",
  casual: "Keep the easy words for captions and e-mails, and say terms and prices in plain full sentences.",
  friendly: "Keep the warmth, and let each piece end with one clear thing to do.",
  formal: "Keep the formal register for contracts and notices, and open each piece with one plain sentence.",
  conversational: "Keep talking with the reader, and put the main point into the first two sentences.",
  playful: "Keep the play for openings and captions, and state offers and dates without a joke.",
  bold: "Keep the short, strong lines, and back each with one fact.",
};

const round = (value: number) => Math.round(value);
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** The two words of a list that come most often in the text, in quotation marks. */
function mostFrequent(list: RegExp, prose: string): string {
  const counts = new Map<string, number>();
  for (const word of prose.toLowerCase().match(list) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([word]) => `"${word}"`)
    .join(" and ");
}

const passiveIn = (prose: string) => passive.exec(prose)?.[0].replace(/\s+/g, " ");
