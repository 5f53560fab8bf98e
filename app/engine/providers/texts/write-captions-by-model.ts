import type { Finding } from "../../checks/blog-rules";
import { isInEnglish } from "../../checks/is-english";
import { mendWording } from "../../checks/mend-wording";
import { countWords, normalizeSentence, splitSentences } from "../../checks/sentences";
import { type Caption, PartFailure } from "../../engine";
import type { CampaignPlan } from "../../plan";
import { getPlatform, type PlatformKey } from "../../platforms";
import { makeHashtag } from "../../words/hashtags";
import type { CallOptions, TextModel } from "../ports";
import {
  captionPlaces,
  captionsAgainAnswer,
  captionsAnswer,
  captionsInstructions,
  nameCaption,
  writeAgainMessage,
  writeCaptionsMessage,
} from "../prompts/captions-prompt";
import { findTextFaults, toRemarks } from "./find-text-faults";
import { type CaptionDraft, fitCaption, measureExcess } from "./finish-caption";
import { listInventions } from "./inventions";
import { listFaults, writeStructured } from "./write-structured";

/** Tokens: ten captions of 200 words at most, the rest for models that think first. */
const outputTokens = 6_000;

/** A caption of fewer words says nothing. */
const fewestWords = 4;

/**
 * Has a model write the ten captions and checks each by itself. What code can put right it does (slips, name, call to action, address,
 * hashtags, length); those that need other words are asked for once more, alone; what is left is handed out and says what to check.
 */
export async function writeCaptionsByModel(
  model: TextModel,
  plan: CampaignPlan,
  options: CallOptions,
): Promise<Caption[]> {
  const { drafts, answer } = await writeTen(model, plan, options);
  const faulty = captionPlaces.flatMap((_, index) => {
    const reasons = findFaults(drafts, index, plan);
    return reasons.length > 0 ? [{ index, reasons }] : [];
  });
  if (faulty.length > 0) {
    const faults = faulty.map(({ index, reasons }) => `${nameCaption(index)}: ${reasons.join("; ")}`);
    const again = await writeAgain(model, plan, answer, faults, options);
    for (const { index, reasons } of faulty) {
      const draft = again.get(index);
      const redone = drafts.with(index, draft ?? null);
      if (draft && (!drafts[index] || findFaults(redone, index, plan).length <= reasons.length)) drafts[index] = draft;
    }
  }
  return drafts.flatMap((draft, index) => (draft ? [finishCaption(draft, drafts, index, plan)] : []));
}

/** One a place; null where the model gave none. */
type Drafts = (CaptionDraft | null)[];

async function writeTen(model: TextModel, plan: CampaignPlan, options: CallOptions) {
  return writeStructured(
    model,
    {
      instructions: captionsInstructions,
      message: writeCaptionsMessage(plan),
      schema: captionsAnswer,
      outputTokens,
      usualLength: 4_000,
      judge(answer) {
        const drafts: Drafts = captionPlaces.map((_, index) => readDraft(index, answer.captions[index], plan));
        const all = drafts.map((draft) => draft?.text ?? "").join("\n");
        const unusable =
          all.trim() === ""
            ? "the captions are empty"
            : plan.inEnglish && !isInEnglish(all)
              ? "they are not in English, the language of `idea`"
              : null;
        return { content: { drafts, answer: JSON.stringify(answer) }, findings: [], unusable };
      },
      finish: (content) => content,
    },
    options,
  );
}

/** Asks for single captions once more. None when the model cannot: those that are there are good enough to hand out. */
async function writeAgain(
  model: TextModel,
  plan: CampaignPlan,
  answer: string,
  faults: string[],
  options: CallOptions,
): Promise<Map<number, CaptionDraft>> {
  const nothing = new Map<number, CaptionDraft>();
  try {
    return await writeStructured(
      model,
      {
        instructions: captionsInstructions,
        message: writeCaptionsMessage(plan),
        after: [
          { role: "assistant", text: answer },
          { role: "user", text: writeAgainMessage(listFaults(faults)) },
        ],
        schema: captionsAgainAnswer,
        outputTokens,
        usualLength: 400 * faults.length,
        judge({ captions }) {
          const drafts = captions.flatMap((caption): [number, CaptionDraft][] => {
            const draft = readDraft(caption.number - 1, caption, plan);
            return draft ? [[caption.number - 1, draft]] : [];
          });
          return { content: new Map(drafts), findings: [] };
        },
        finish: (content) => content,
      },
      options,
    );
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof PartFailure && error.reason !== "refused") return nothing;
    throw error;
  }
}

function readDraft(
  index: number,
  given: { text: string; hashtags: string[] } | undefined,
  plan: CampaignPlan,
): CaptionDraft | null {
  const place = captionPlaces[index];
  if (!place || !given?.text.trim()) return null;
  const { platform, hook } = place;
  return { platform, hook, text: cleanText(given.text), tags: chooseTags(platform, given.hashtags, plan) };
}

/** Without the hashtags, which are set by us, and the slips that code can mend. */
const cleanText = (text: string) =>
  mendWording(
    text
      .replace(/(?<!\S)#[\p{L}\p{N}_]+/gu, "")
      .replace(/[ \t]+/g, " ")
      .replace(/ (\n|$)/g, "$1")
      .replace(/\n{3,}/g, "\n\n"),
  ).trim();

function chooseTags(platform: PlatformKey, words: string[], plan: CampaignPlan): string[] {
  const tags = words
    .map(makeHashtag)
    .filter((tag) => tag !== null)
    .filter((tag) => !plan.avoidedWords.some((word) => tag.toLowerCase().includes(word.replace(/\s+/g, ""))));
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()].slice(0, getPlatform(platform).hashtags);
}

/** What other words could put right in one caption, said so that its writer understands. */
function findFaults(drafts: Drafts, index: number, plan: CampaignPlan): string[] {
  const draft = drafts[index];
  if (!draft) return ["it is missing"];
  const faults = findWordFaults(draft, plan).map(({ detail }) => detail);
  const excess = measureExcess(draft, plan);
  if (excess > 0) faults.push(`it is ${excess} characters too long for its platform`);
  if (countWords(draft.text) < fewestWords && plan.inEnglish) faults.push("it is too short to say anything");
  const earlier = new Set(drafts.slice(0, index).flatMap((other) => (other ? sentencesOf(other, plan) : [])));
  const repeated = sentencesOf(draft, plan).find((sentence) => earlier.has(sentence));
  if (repeated) faults.push(`it repeats a sentence of an earlier caption: ${repeated}`);
  return faults;
}

/** The sentences that only one caption may have: not call to action and address. */
const sentencesOf = ({ text }: CaptionDraft, { fullCallToAction, displayUrl }: CampaignPlan) =>
  splitSentences(text)
    .map(normalizeSentence)
    .filter((sentence) => sentence.includes(" ") && !sentence.startsWith(normalizeSentence(fullCallToAction)))
    .filter((sentence) => !displayUrl || !sentence.includes(normalizeSentence(displayUrl)));

/** What a caption says that it should not. */
function findWordFaults(draft: CaptionDraft, plan: CampaignPlan): Finding[] {
  const findings = findTextFaults(draft.text, plan);
  if (plan.inEnglish && !isInEnglish(draft.text)) findings.push({ rule: "language", detail: "it is not in English" });
  return findings;
}

function finishCaption(draft: CaptionDraft, drafts: Drafts, index: number, plan: CampaignPlan): Caption {
  const { platform, hook } = draft;
  const fitted = fitCaption(draft, plan);
  const claims = listInventions(fitted.text, plan);
  const remarks = toRemarks(findWordFaults(draft, plan));
  const missing = drafts.filter((other) => other === null).length;
  if (missing > 0 && index === drafts.findLastIndex((other) => other !== null))
    remarks.push(`The model wrote ${drafts.length - missing} captions instead of ${drafts.length}.`);
  return {
    platform,
    hook,
    ...fitted,
    ...(claims.length > 0 ? { claimsToCheck: claims } : {}),
    ...(remarks.length > 0 ? { remarks } : {}),
  };
}
