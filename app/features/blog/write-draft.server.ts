import path from "node:path";
import type { Brief } from "~/engine/brief";
import type { WrittenPost } from "~/engine/write-post";
import { getProviderSettings } from "~/features/settings/provider-settings.server";
import { requireAdministrator } from "~/features/settings/require-administrator";
import type { User } from "~/platform/auth/user";
import { config } from "~/platform/config/config.server";
import { takeAttempts } from "~/platform/http/rate-limit.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { TaskThread, ThreadBusy, ThreadFailed } from "~/platform/threads/task-thread.server";

/** How many drafts an administrator may ask for in an hour. They cost no sparks, but a provider's model costs money. */
export const draftLimit = { limit: 20, windowSeconds: 3600 };

// why so long: a model may take a minute before the built-in engine stands in.
const thread = new TaskThread(path.resolve("build/node/blog-thread.js"), { timeLimit: 120_000, mostWaiting: 4 });

/** The site, as the brief of a post about itself. */
const getSite = (): Brief["project"] => ({
  name: "Sparkwright",
  websiteUrl: config.origin,
  description:
    "Sparkwright turns one sentence into a campaign: a blog post, an image, social captions and a video that tell one story.",
  targetAudience: "marketers, founders and small businesses",
  brandVoice: null,
  defaultCallToAction: "Start creating",
  defaultSeoKeywords: null,
  problemBeingSolved: null,
});

export interface Draft {
  title: string;
  content: string;
  excerpt: string;
  metaDescription: string;
  notes: DraftNotes;
}

/** What to know of a draft before it is published. */
export interface DraftNotes {
  writtenBy: string;
  /** Sentences to verify. */
  claimsToCheck: string[];
  remarks: string[];
}

/**
 * Writes a draft of a post from an idea, off the loop that answers pages. It is charged to nobody and stored nowhere.
 * @throws TooManyRequests when the administrator asked often in the last hour, or still waits for an answer.
 */
export async function writeDraft(admin: User, idea: string): Promise<Draft | { problem: string }> {
  requireAdministrator(admin);
  takeAttempts([{ key: `blog-drafts:${admin.id}`, ...draftLimit }], "That is a lot of drafts for one hour");
  const written = await run(admin, idea).catch((error: unknown) => {
    if (error instanceof ThreadBusy) throw new TooManyRequests(10, "Your last draft is still being written");
    if (error instanceof ThreadFailed) return null;
    throw error;
  });
  for (const trouble of written?.troubles ?? []) log.warn(trouble, "a provider did not deliver");
  if (!written) return { problem: "The draft took too long. Please try again." };
  if ("message" in written) return { problem: written.message };
  const { title, content, excerpt, metaDescription, claimsToCheck, remarks, provenance } = written;
  const writtenBy = provenance.engine === "embedded" ? "the built-in engine" : provenance.model;
  return { title, content, excerpt, metaDescription, notes: { writtenBy, claimsToCheck, remarks } };
}

/** In development and in tests, where nothing was built, it is written in place. */
async function run(admin: User, idea: string): Promise<WrittenPost> {
  const task = [getSite(), idea, getProviderSettings(), new Date().toISOString()] as const;
  // why the assertion: the thread answers with what the task of this name gives
  if (import.meta.env.PROD) return (await thread.run(String(admin.id), "writePost", [...task])) as WrittenPost;
  const { writePost } = await import("~/engine/write-post");
  return writePost(...task);
}
