import type { Project } from "~/features/projects/project";
import { analyseSamples, type BrandVoiceReply, rejectVoiceForm } from "./analyse-samples.server";
import { NoRuleKept, saveBrandVoice } from "./save-brand-voice.server";

/**
 * Saves the voice, or answers with the page as it was and what is missing. The samples are read again, so nothing that was computed
 * has to travel through the browser.
 * @throws a 404 response when it is not this user's project, TooManyRequests.
 */
export async function saveVoiceOrErrors(
  user: { id: number },
  { samples, projectId, kept }: { samples: string[]; projectId: string; kept: string[] },
): Promise<{ project: Project } | { reply: BrandVoiceReply; status: number }> {
  const { reply, status, profile } = await analyseSamples(user, samples);
  if (!profile) return { reply, status };
  const page = { ...reply, kept, projectId, toast: undefined };
  if (!projectId) return { reply: rejectVoiceForm(page, "projectId", "Choose a project."), status: 400 };
  try {
    return { project: saveBrandVoice(user, projectId, profile, kept) };
  } catch (error) {
    if (error instanceof NoRuleKept) {
      return { reply: rejectVoiceForm(page, "rule", "Keep at least one rule."), status: 400 };
    }
    throw error;
  }
}
