import type { VoiceProfile } from "../engine";
import { scoreVoice } from "./match-voice";
import { measureVoice } from "./measure-voice";
import { contractWords, writeOutContractions } from "./rewriting/contractions";
import { addExclamationMarks, removeExclamationMarks } from "./rewriting/marks";
import { rewriteProse } from "./rewriting/prose-lines";
import { joinShortSentences, splitLongSentences } from "./rewriting/sentence-length";
import { type Take, takeShare } from "./rewriting/take";
import { removeBoosters, useCasualWords, useFormalWords } from "./rewriting/word-choice";
import { findRuleTopics, type RuleTopic } from "./voice-rules";

/** Rewrites the prose between two kept pieces; `take` says at which of the places. */
type Step = (prose: string, take: Take) => string;

/** How much of a rewriting is tried: everywhere, then at fewer places, since a voice may want only some. */
const doses = [1, 0.6, 0.3, 0.12];

/**
 * Brings a text closer to a voice without changing what it says: contractions, sentence length at safe seams, exclamation marks,
 * formal and plain words, words that press. Only rewritings that keep the grammar are done, and one that would lower the match is
 * left undone, so the match never falls and a text that is as close as it gets comes back as it is. Headings, lists, links, quoted
 * words, hashtags, numbers and the phrases in `keep` (a call to action, a name, keywords) stay letter by letter. The same text and
 * voice give the same answer.
 */
export function rewriteInVoice(
  markdown: string,
  profile: VoiceProfile,
  { keep = [] }: { keep?: readonly string[] } = {},
): string {
  let best = markdown;
  let score = scoreVoice(markdown, profile);
  for (const step of stepsTowards(profile, markdown)) {
    const before = best;
    for (const dose of doses) {
      const take = takeShare(dose);
      const candidate = rewriteProse(before, keep, (prose) => step(prose, take));
      if (candidate === before) break;
      const reached = scoreVoice(candidate, profile);
      if (reached > score) [best, score] = [candidate, reached];
    }
  }
  return best;
}

/** What would bring the text closer, in an order in which no step undoes another's work. */
function stepsTowards(profile: VoiceProfile, text: string): Step[] {
  const topics = findRuleTopics(profile);
  const measures = measureVoice([text]);
  const steps: Step[] = [];
  const add = (topic: RuleTopic, isWanted: boolean, step: Step) => {
    if (topics.has(topic) && isWanted) steps.push(step);
  };
  const formality = profile.formality ?? 0;
  const gap = formality - (measures.formal - measures.casual);
  add("words", gap < 0 && profile.tone !== "formal", useCasualWords);
  add("words", gap > 0 && (profile.tone === "formal" || formality > 0.01), useFormalWords);
  add("boosters", measures.boosters > (profile.boosters ?? 1), removeBoosters);
  add("contractions", measures.contractions < profile.contractions, (prose, take) =>
    contractWords(prose, take, text.includes("’") ? "’" : "'"),
  );
  add("contractions", measures.contractions > profile.contractions, writeOutContractions);
  const { mean } = profile.sentenceLength;
  add("length", measures.sentenceLength.mean > mean, (prose, take) =>
    splitLongSentences(prose, Math.max(9, mean * 1.2), take),
  );
  add("length", measures.sentenceLength.mean < mean, (prose, take) =>
    joinShortSentences(prose, Math.max(12, mean * 1.4), take),
  );
  add("exclamations", measures.exclamations > profile.exclamations, removeExclamationMarks);
  add("exclamations", measures.exclamations < profile.exclamations, addExclamationMarks);
  return steps;
}
