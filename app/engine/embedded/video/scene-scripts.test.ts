import { describe, expect, test } from "vitest";
import { fixturePlan, fixturePlans } from "#tests/factories/campaign-plans";
import { shortenSentence, writeScenes } from "./scene-scripts";
import { readingSpeed } from "./scene-timing";
import { writeCues, writeSrt, writeVtt } from "./subtitles";

const maya = { name: "Maya", role: "night-shift nurse", pronouns: { object: "her", possessive: "her" } };

describe.each(fixturePlans.map((plan) => [plan.projectName, plan] as const))("the scenes of %s", (_, plan) => {
  const scenes = writeScenes(plan);

  test("are four to six of four to six seconds, each long enough to be read, and end with what to do", () => {
    expect(scenes.length).toBeGreaterThanOrEqual(4);
    expect(scenes.length).toBeLessThanOrEqual(6);
    for (const scene of scenes) {
      expect(scene.seconds).toBeGreaterThanOrEqual(4);
      expect(scene.seconds).toBeLessThanOrEqual(6);
      expect(scene.script.length / readingSpeed).toBeLessThan(scene.seconds);
    }
    const last = scenes.at(-1);
    expect(last?.script).toContain(plan.callToAction);
    expect(last?.script).toContain(plan.displayUrl);
    expect(scenes.some((scene) => scene.script.includes(plan.headline))).toBe(true);
  });

  test("say nothing twice", () => {
    const sentences = scenes.flatMap((scene) => scene.script.split(/(?<=[.!?])\s/)).map((text) => text.toLowerCase());
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("have subtitles in order and inside their scenes", () => {
    const cues = writeCues(scenes);
    let before = 0;
    for (const cue of cues) {
      expect(cue.from).toBeGreaterThanOrEqual(before);
      expect(cue.to).toBeGreaterThan(cue.from);
      for (const line of cue.text.split("\n")) expect(line.length).toBeLessThanOrEqual(60);
      before = cue.to;
    }
    let start = 0;
    for (const scene of scenes) {
      const end = start + scene.seconds;
      const inside = cues.filter((cue) => cue.from >= start && cue.from < end);
      expect(inside.length).toBeGreaterThan(0);
      for (const cue of inside) expect(cue.to).toBeLessThanOrEqual(end);
      expect(inside.map((cue) => cue.text.replace(/\n/g, " ")).join(" ")).toBe(scene.script);
      start = end;
    }
  });
});

test("the main character and the setting open the film", () => {
  const plan = fixturePlan({ brief: { mainCharacter: maya, sceneSetting: "A small kitchen at dawn" } });
  const [first] = writeScenes(plan);
  expect(first?.script).toBe("Meet Maya, a night-shift nurse.");
  expect(first?.kicker).toBe("A small kitchen at dawn");
});

test("an idea in another language gets no English between its words", () => {
  const plan = fixturePlan({
    inEnglish: false,
    headline: "Montags geröstet, donnerstags in der Tasse",
    supportingLine: "Kleine Mengen von einem Hof, am nächsten Morgen verschickt.",
    callToAction: "Herbstkiste bestellen",
    facts: ["Wir rösten in Leipzig."],
  });
  const scenes = writeScenes(plan);
  expect(scenes.length).toBeGreaterThanOrEqual(4);
  expect(scenes.map((scene) => `${scene.kicker} ${scene.script}`).join(" ")).not.toMatch(
    /sound familiar|you may|meet|burnt/i,
  );
});

test("emoji are left out of scripts", () => {
  const plan = fixturePlan({ headline: "Launch day 🎉🚀 for beans" });
  expect(JSON.stringify(writeScenes(plan))).not.toMatch(/\p{Extended_Pictographic}/u);
});

test("a sentence is shortened only where what is left stands on its own", () => {
  expect(shortenSentence("It leaves the roastery within a day and fits through the letterbox.", 50)).toBe(
    "It leaves the roastery within a day.",
  );
  expect(shortenSentence("Every bag names the farm, the valley and the week of the harvest.", 50)).toBe("");
  expect(shortenSentence("Short enough.", 50)).toBe("Short enough.");
  for (const end of [
    ", so nobody has to wait for a fitter",
    " but nobody has to wait for a fitter",
    " because it was cut before",
  ])
    expect(shortenSentence(`The room is up within a single day${end}.`, 50), end).toBe("");
});

test("subtitle files carry the times in their formats", () => {
  const cues = [{ from: 61.5, to: 63.25, text: "Beans & <leaves>" }];
  expect(writeSrt(cues)).toBe("1\n00:01:01,500 --> 00:01:03,250\nBeans & <leaves>\n");
  expect(writeVtt(cues)).toBe("WEBVTT\n\n00:01:01.500 --> 00:01:03.250\nBeans &amp; &lt;leaves&gt;\n");
});

test("a script of the owner's own is taken word for word, but for what no font can draw", () => {
  const script = [
    { kind: "promise", kicker: "Bean There", line: "Monday's roast 🎉 is here", detail: "Twenty per cent off" },
    { kind: "point", kicker: "", line: "🎉", detail: "" },
    { kind: "action", kicker: "", line: "Order it", detail: "beanthere.example" },
  ] as const;
  const scenes = writeScenes(fixturePlan({ brief: { script: [...script] } }));
  expect(scenes.map(({ kind, script: said, number }) => [kind, said, number])).toEqual([
    ["promise", "Monday's roast is here. Twenty per cent off.", 0],
    ["point", `${fixturePlan().projectName}.`, 1],
    ["action", "Order it. beanthere.example", 0],
  ]);
  for (const { seconds } of scenes) expect(seconds).toBeGreaterThanOrEqual(4);
});
