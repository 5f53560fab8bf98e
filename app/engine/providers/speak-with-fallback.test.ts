import { expect, test } from "vitest";
import type { Speech } from "../speech";
import { SparkBudget } from "./budget";
import { Circuits } from "./circuits";
import { createProviderFailure } from "./failures";
import type { VoiceModel } from "./ports";
import { speakWithFallback } from "./speak-with-fallback";
import type { Round, Trouble } from "./try-in-turn";

const said = (value: number) => ({ samples: Float32Array.of(value), sampleRate: 24_000 });
const signal = new AbortController().signal;
const own: Speech = { engine: "embedded", model: "own", speak: async () => said(-1) };

/** Speaks so many times, then fails. */
const provider = (times: number, reason: "quota" | "refused" = "quota"): VoiceModel => {
  let spoken = 0;
  return {
    engine: "openai",
    model: "test",
    async speak() {
      spoken += 1;
      if (spoken > times) throw createProviderFailure(reason, "No.");
      return said(1);
    },
  };
};

function speaking(voice: VoiceModel, second: Speech | null = own) {
  const troubles: Trouble[] = [];
  const round: Round = {
    signal,
    budget: new SparkBudget(),
    circuits: new Circuits(),
    onTrouble: (trouble) => troubles.push(trouble),
    givenUp: new Map(),
  };
  const speech = speakWithFallback(voice, second ?? undefined, round);
  const say = async () => (await speech.speak("Hello.", { signal })).samples[0];
  return { say, troubles };
}

test("the provider's voice speaks the whole film", async () => {
  const { say } = speaking(provider(2));
  expect([await say(), await say()]).toEqual([1, 1]);
});

test("when it fails at the first words, the other voice speaks all of them, and it is told", async () => {
  const { say, troubles } = speaking(provider(0));
  expect([await say(), await say()]).toEqual([-1, -1]);
  expect(troubles).toMatchObject([{ kind: "voice", reason: "quota" }]);
});

test("nobody changes in the middle of a film", async () => {
  const { say } = speaking(provider(1));
  expect(await say()).toBe(1);
  await expect(say()).rejects.toMatchObject({ reason: "quota" });
});

test("without another voice the failure is thrown", async () => {
  await expect(speaking(provider(0), null).say()).rejects.toMatchObject({ reason: "quota" });
});

test("refused words are spoken by nobody", async () => {
  await expect(speaking(provider(0, "refused")).say()).rejects.toMatchObject({ reason: "refused" });
});
