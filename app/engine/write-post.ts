import { tmpdir } from "node:os";
import { type Brief, noWishes } from "./brief";
import { createCampaignEngine } from "./campaign-engine";
import { embeddedEngine } from "./embedded/embedded-engine";
import type { FailureReason, PartFailure, Provenance } from "./engine";
import { openProviders } from "./providers/open-providers";
import type { ProviderSettings } from "./providers/provider-settings";
import type { Trouble } from "./providers/try-in-turn";
import { isEmail } from "./written-text";

/** A blog post alone, or why there is none. Plain data, to cross threads. */
export type WrittenPost = { troubles: Trouble[] } & (
  | {
      title: string;
      /** Markdown without its title. */
      content: string;
      excerpt: string;
      metaDescription: string;
      claimsToCheck: string[];
      remarks: string[];
      provenance: Provenance;
    }
  | { reason: FailureReason; message: string }
);

/** Seconds that a person waits for a page: then the built-in engine writes. */
const mostWaiting = 60;

/**
 * Writes a blog post from an idea, about nobody's spark: by the connected providers in their order, else by the built-in engine.
 * @param requestedAt ISO 8601, the only clock.
 */
export async function writePost(
  project: Brief["project"],
  idea: string,
  settings: ProviderSettings,
  requestedAt: string,
): Promise<WrittenPost> {
  const troubles: Trouble[] = [];
  const engine = createCampaignEngine({
    embedded: embeddedEngine,
    async providers() {
      const { text, waitingSeconds } = await openProviders(settings);
      const alone = { picture: [], video: [], voice: null };
      return { ...alone, text, waitingSeconds: Math.min(waitingSeconds, mostWaiting) };
    },
    onTrouble: (trouble) => troubles.push(trouble),
  });
  let written: WrittenPost = { troubles, reason: "internal", message: "Nothing was written." };
  await engine.generate(
    { project, idea, contentTypes: ["blog"], ...noWishes, seed: idea, requestedAt },
    {
      // why any: a text needs no files.
      scratch: tmpdir(),
      signal: new AbortController().signal,
      onProgress() {},
      async onPlan() {},
      async onPart({ content, provenance }) {
        if (!("markdown" in content) || isEmail(content)) return;
        const { title, excerpt, metaDescription, markdown, claimsToCheck, remarks = [] } = content;
        const text = markdown.replace(/^\s*# .*\n+/, "");
        written = { troubles, title, content: text, excerpt, metaDescription, claimsToCheck, remarks, provenance };
      },
      async onFailure(_type, { reason, message }: PartFailure) {
        written = { troubles, reason, message };
      },
    },
  );
  return written;
}
