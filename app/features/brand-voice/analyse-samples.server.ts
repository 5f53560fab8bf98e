import type { SubmissionResult } from "@conform-to/react";
import type { VoiceProfile } from "~/engine/engine";
import type { VoiceAnalysis } from "~/engine/voice/analyse-voice";
import { UnreadableSample } from "~/engine/voice/unreadable-sample";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import type { ToastMessage } from "~/ui/toast";
import { findSampleProblem, sampleLimits } from "./brand-voice.schema";
import { runVoiceTask } from "./run-voice-task.server";

/** The page after one of its forms was sent: what was typed, what came of it and, as every form says it, what is wrong. */
export interface BrandVoiceReply extends Pick<SubmissionResult<string[]>, "status" | "error"> {
  samples: string[];
  analysis?: VoiceAnalysis;
  /** Every rule of the voice, and those that are ticked. */
  rules?: string[];
  kept?: string[];
  projectId?: string;
  toast?: ToastMessage;
}

const done: ToastMessage = {
  type: "success",
  message: "Analysis Complete",
  description: "Your brand voice has been successfully analyzed.",
};
const failed: ToastMessage = {
  type: "error",
  message: "Analysis Failed",
  description: "Failed to analyze brand voice. Please try again.",
};

/** A reply with what is wrong beside one of the page's fields. */
export function rejectVoiceForm(
  page: Omit<BrandVoiceReply, "status" | "error">,
  field: "contentSample" | "projectId" | "rule",
  message: string,
): BrandVoiceReply {
  return { ...page, status: "error", error: { [field]: [message] } };
}

interface Analysed {
  reply: BrandVoiceReply;
  status: number;
  /** Present when there is an analysis. */
  profile?: VoiceProfile;
}

/**
 * Analyses what was typed, off the loop that answers pages. Answers with what the page shows and its status; nothing is stored.
 * @throws TooManyRequests while this user's last analysis runs, or too many wait.
 */
export async function analyseSamples(user: { id: number }, typed: readonly string[]): Promise<Analysed> {
  const samples = typed.slice(0, sampleLimits.samples);
  const problem = findSampleProblem(samples);
  if (problem) return { reply: rejectVoiceForm({ samples }, "contentSample", problem), status: 400 };
  const filled = samples.filter((sample) => sample.trim() !== "");
  try {
    const { analysis, profile } = await runVoiceTask(ownerOf(user), "analyse", filled);
    const { rules } = profile;
    return { reply: { samples: filled, analysis, rules, kept: rules, toast: done }, status: 200, profile };
  } catch (error) {
    if (error instanceof TooManyRequests) throw error;
    if (error instanceof UnreadableSample) {
      return { reply: rejectVoiceForm({ samples }, "contentSample", error.message), status: 400 };
    }
    log.error({ err: error }, "a brand voice could not be analysed");
    return { reply: { samples, toast: failed }, status: 500 };
  }
}

/**
 * The analysis for a call, or the words in which it is refused.
 * @throws TooManyRequests while this user's last analysis runs, or too many wait.
 */
export async function analyseOrExplain(
  user: { id: number },
  sample: string,
): Promise<{ analysis: VoiceAnalysis } | { problem: string }> {
  try {
    const { analysis } = await runVoiceTask(ownerOf(user), "analyse", [sample]);
    return { analysis };
  } catch (error) {
    if (error instanceof UnreadableSample) return { problem: error.message };
    throw error;
  }
}

const ownerOf = (user: { id: number }) => `user:${user.id}`;
