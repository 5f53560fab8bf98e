import type { SubmissionResult } from "@conform-to/react";
import { analyseVoice, UnreadableSample, type VoiceAnalysis } from "~/engine/voice/analyse-voice";
import { voiceProfile } from "~/engine/voice/voice-profile";
import { log } from "~/platform/log/log.server";
import type { ToastMessage } from "~/ui/toast";
import { sampleLimits, sampleProblem } from "./brand-voice.schema";

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

/** Analyses what was typed. Answers with what the page shows and its status; nothing is stored. */
export function analyseSamples(typed: readonly string[]): { reply: BrandVoiceReply; status: number } {
  const samples = typed.slice(0, sampleLimits.samples);
  const problem = sampleProblem(samples);
  if (problem) return { reply: rejectVoiceForm({ samples }, "contentSample", problem), status: 400 };
  const filled = samples.filter((sample) => sample.trim() !== "");
  try {
    const { rules } = voiceProfile(filled);
    return { reply: { samples: filled, analysis: analyseVoice(filled), rules, kept: rules, toast: done }, status: 200 };
  } catch (error) {
    if (error instanceof UnreadableSample) {
      return { reply: rejectVoiceForm({ samples }, "contentSample", error.message), status: 400 };
    }
    log.error({ err: error }, "a brand voice could not be analysed");
    return { reply: { samples, toast: failed }, status: 500 };
  }
}

/** The analysis for a call, or the words in which it is refused. */
export function analysisOrProblem(sample: string): { analysis: VoiceAnalysis } | { problem: string } {
  try {
    return { analysis: analyseVoice([sample]) };
  } catch (error) {
    if (error instanceof UnreadableSample) return { problem: error.message };
    throw error;
  }
}
