import path from "node:path";
import type { CampaignSketch } from "~/engine/embedded/sketch-campaign";
import { getAddressBlock } from "~/platform/http/client-address.server";
import { takeAttempts } from "~/platform/http/rate-limit.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { TaskThread, ThreadBusy } from "~/platform/threads/task-thread.server";

const minute = 60;

/** Sentences that nobody tried lately. A class may try together; the second bound keeps many addresses from taking a processor. */
const demoLimits = {
  address: { limit: 30, windowSeconds: 10 * minute },
  everybody: { limit: 600, windowSeconds: 10 * minute },
};

// why five minutes: the first sentence costs two seconds more than the next, most of it for reading the words that the engine knows
const thread = new TaskThread(path.resolve("build/node/demo-thread.js"), { mostWaiting: 8, idle: 5 * minute * 1000 });

/** What was made lately or is being made, by its sentence: for a reload, a second press and the page behind 'Back'. Kept nowhere else. */
const recent = new Map<string, Promise<CampaignSketch>>();
const mostKept = 50;
const keptFor = 10 * minute * 1000;

/**
 * What the built-in engine makes of a visitor's sentence, made off the loop that answers pages and stored nowhere.
 * @param from The client's address.
 * @throws TooManyRequests when a limit is used up or too many wait, ThreadFailed.
 */
export async function makeDemo(idea: string, from: string): Promise<CampaignSketch> {
  const known = recent.get(idea);
  if (known) return known;
  const block = getAddressBlock(from);
  takeAttempts(
    [
      { key: `demo:${block}`, ...demoLimits.address },
      { key: "demo", ...demoLimits.everybody },
    ],
    "That is a lot of sentences",
  );
  const made = sketch(block, idea);
  keep(idea, made);
  return made;
}

function keep(idea: string, made: Promise<CampaignSketch>): void {
  const forget = () => recent.get(idea) === made && recent.delete(idea);
  recent.set(idea, made);
  made.then(() => setTimeout(forget, keptFor).unref(), forget);
  const [oldest] = recent.keys();
  if (recent.size > mostKept && oldest !== undefined) recent.delete(oldest);
}

/** In development and in tests, where nothing was built, it is made in place. */
async function sketch(owner: string, idea: string): Promise<CampaignSketch> {
  const task = [idea, new Date().toISOString()] as const;
  if (!import.meta.env.PROD) {
    const { sketchCampaign } = await import("~/engine/embedded/sketch-campaign");
    return sketchCampaign(...task);
  }
  try {
    // why the assertion: the thread answers with what the task of this name gives
    return (await thread.run(owner, "sketchCampaign", [...task])) as CampaignSketch;
  } catch (error) {
    if (error instanceof ThreadBusy)
      throw new TooManyRequests(
        10,
        error.reason === "owner" ? "Your last sentence is still being made" : "Many people are trying this right now",
      );
    throw error;
  }
}
