import { describe, expect, it } from "vitest";
import { aBrief, type Extras } from "#tests/factories/a-brief";
import { aMaterial } from "#tests/factories/materials";
import { normalizeSentence, splitSentences } from "../checks/sentences";
import { makePlan, makePlanFrom } from "../make-plan";
import type { Facts, MessageKind, Problem } from "../message/message";
import { readSaidSentences } from "../said-before";
import { writeArticle } from "./article";
import { writeCaptions } from "./captions";
import { writeEmail } from "./email";

interface Given extends Partial<Facts> {
  kind: MessageKind;
  told: string[];
  problem?: Problem;
}

const write = (
  given: Given,
  project: Extras["project"] = {},
  description = "Casa Palabra is a language school in Leeds.",
) => {
  const brief = aBrief("Casa Palabra", description, "adults", given.told.join(" "), { project });
  return writeCaptions(makePlanFrom(brief, aMaterial({ point: given.told[0] ?? "", ...given }))).map(
    ({ text }) => text,
  );
};

const openDay: Given = {
  kind: "event",
  told: [
    "Our open evening is on Saturday 14 March, 10 to 1, in the old school.",
    "Try a lesson in any of six languages.",
  ],
  what: "open evening",
  when: "on Saturday 14 March, 10 to 1",
  where: "in the old school",
};
const facts = [
  "Groups of eight at most",
  "Courses run 10 weeks",
  "€420 per course",
  "No card needed",
  "Level test takes 15 minutes",
  "Teachers are native speakers",
];

describe("ten captions", () => {
  const problem: Problem = { text: "You still switch to English the moment someone answers you fast", whose: "reader" };
  const project = { facts, brandVoice: "playful", defaultCallToAction: "Reserve your place" };
  const captions = write({ ...openDay, problem }, project);
  const bodies = captions.map((text) => text.replace(/^.*example.*$|^#.*$/gm, "").trim());

  it("are ten, of which no two say the same", () => {
    expect(new Set(bodies.map(normalizeSentence)).size).toBe(10);
  });

  it("open in six ways at least, none more than three times", () => {
    const openings = bodies.map((text) => normalizeSentence(splitSentences(text)[0] ?? ""));
    expect(new Set(openings).size).toBeGreaterThanOrEqual(6);
    for (const opening of openings) expect(openings.filter((other) => other === opening).length).toBeLessThanOrEqual(3);
  });

  it("name the thing or its day in all of them", () => {
    for (const text of bodies) expect(text).toMatch(/open evening|Saturday 14 March/i);
  });

  it("tell each fact of the owner's once at least, and none in more than four", () => {
    for (const fact of facts) {
      const many = bodies.filter((text) => text.includes(fact)).length;
      expect(many, fact).toBeGreaterThanOrEqual(1);
      expect(many, fact).toBeLessThanOrEqual(4);
    }
  });

  it("say the whole sentence of the idea in half of them at most", () => {
    const whole = openDay.told[0] ?? "";
    expect(bodies.filter((text) => text.includes(whole)).length).toBeLessThanOrEqual(5);
  });

  it("have one that is led by the trouble, one by the day, one by a list and one by what readers ask", () => {
    expect(bodies.some((text) => text.startsWith("You still switch to English"))).toBe(true);
    expect(bodies.some((text) => text.startsWith("What are you doing on Saturday 14 March?"))).toBe(true);
    expect(bodies.some((text) => /\n• /.test(text))).toBe(true);
    expect(bodies.join("\n")).toMatch(/How long does it take\? Level test takes 15 minutes\./);
  });

  it("hold the call to action and the address, once each", () => {
    for (const text of captions) {
      expect(text.match(/Reserve your place/g)).toHaveLength(1);
      expect(text.match(/casapalabra\.example/g)).toHaveLength(1);
    }
  });
});

describe("captions of little", () => {
  it.each<[string, Given]>([
    ["a sentence", { kind: "news", told: ["We now open on Sundays."] }],
    ["a word", { kind: "about", told: ["Asdf."] }],
    ["nothing", { kind: "about", told: [] }],
  ])("are ten all the same: %s", (_, given) => {
    const captions = write(given, {}, "");
    expect(captions).toHaveLength(10);
    for (const text of captions) expect(text).toContain("casapalabra.example");
  });

  it("are no two the same where there are two sentences and who says them", () => {
    const captions = write({ kind: "news", told: ["We now open on Sundays.", "Breakfast is served until noon."] });
    const bodies = captions.map((text) => normalizeSentence(text.replace(/^.*example.*$|^#.*$/gm, "")));
    expect(new Set(bodies).size).toBe(10);
  });

  it("say the call once where it is all that the idea asks for", () => {
    const project = { defaultCallToAction: "Book a trial lesson" };
    const plan = makePlan(
      aBrief("Parlando", "Italian lessons online.", "Adults", "Get more people to book a trial lesson", { project }),
    );
    for (const { text } of writeCaptions(plan)) {
      expect(text).toContain("Italian lessons online");
      expect(text).not.toMatch(/^(?:Parlando: )?Book a trial lesson\.$/m);
    }
  });
});

it("steps are told in their order, in a list of their own", () => {
  const captions = write({
    kind: "how-to",
    told: ["How to repot an orchid."],
    steps: ["Soak the roots", "Trim the dead ones"],
  });
  expect(captions.join("\n")).toContain("1. Soak the roots.\n2. Trim the dead ones.");
});

it("steps stand in the letter and the article too, one alone as well", () => {
  const brief = aBrief("Casa Palabra", "A language school in Leeds.", "adults", "How to repot an orchid");
  const material = aMaterial({
    kind: "how-to",
    point: "How to repot an orchid",
    told: ["How to repot an orchid."],
    steps: ["Soak the roots"],
  });
  const plan = makePlanFrom(brief, material);
  expect(writeEmail(plan).text).toContain("Soak the roots");
  expect(writeArticle(plan).markdown).toContain("Soak the roots");
});

it("a fact is said to nobody twice in one caption, with the day that it names", () => {
  for (const text of write({
    ...openDay,
    told: ["Our open evening is on Saturday 14 March, 10 to 1, in the old school."],
  }))
    expect(text.match(/Saturday 14 March/g)?.length ?? 0).toBeLessThanOrEqual(2);
});

it("of what is sought and what is collected nobody is told that it is for customers", () => {
  for (const kind of ["hiring", "fundraiser"] as const)
    expect(write({ ...openDay, kind, for: "adults" }).join("\n")).not.toMatch(/^For adults\./m);
});

it("an account that has said the same before opens its captions in other words", () => {
  const brief = aBrief("Casa Palabra", "A language school in Leeds.", "adults", "Open evening on Saturday 14 March", {
    project: { facts },
  });
  const plan = makePlan(brief);
  const first = writeCaptions(plan);
  const said = new Set(first.flatMap(({ text }) => readSaidSentences(text, "Casa Palabra")));
  const second = writeCaptions(plan, said);
  const same = second.filter(({ text }, at) => text === first[at]?.text).length;
  expect(same).toBeLessThanOrEqual(2);
});

it("who works alone says neither we nor us", () => {
  for (const brandVoice of ["plain", "warm", "formal", "calm", "funny"]) {
    const brief = aBrief(
      "Sootfall",
      "I'm a one-man band with a very good vacuum.",
      "anyone with a stove",
      "Chimneys swept before the first frost",
      { project: { brandVoice } },
    );
    const all = writeCaptions(makePlan(brief)).map(({ text }) => text);
    expect(all.join("\n")).not.toMatch(/\b(?:we|us|our)\b/i);
  }
});

it("a voice is heard: two voices share no line of their own", () => {
  const listen = (brandVoice: string) =>
    new Set(
      write(openDay, { brandVoice })
        .flatMap((text) => splitSentences(text))
        .map(normalizeSentence),
    );
  const plain = listen("");
  const own = (brandVoice: string) => [...listen(brandVoice)].filter((line) => !plain.has(line));
  const [funny, formal] = [own("funny"), own("formal")];
  // why no more: what a voice adds to the owner's words is read as filler in a second caption
  expect(funny.length).toBeGreaterThanOrEqual(1);
  expect(formal.length).toBeGreaterThanOrEqual(1);
  expect(funny.filter((line) => formal.includes(line)).length).toBeLessThanOrEqual(1);
});
