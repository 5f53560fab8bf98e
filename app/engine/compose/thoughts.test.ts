import { describe, expect, it } from "vitest";
import { aBrief, type Extras } from "#tests/factories/a-brief";
import { makePlan } from "../make-plan";
import { Account } from "./account";
import { factKindRules } from "./fact-kinds";
import { moreFactKindRules } from "./fact-kinds-more";
import { makeSource } from "./make-source";
import { fillValues, findMeaning, readMeanings } from "./meanings";
import { findThoughts, sayMeaning, sayThought, takeSaying } from "./thoughts";
import { voices } from "./voices";

const rules = [...factKindRules, ...moreFactKindRules];

const sourceOf = (description: string, idea = "Open morning on Saturday 16 January", extras: Extras = {}) =>
  makeSource(makePlan(aBrief("Fenwick", description, "people in Hove", idea, extras)));
const inVoice = (brandVoice: string, facts: string[] = []): Extras => ({ project: { brandVoice, facts } });
const kindsOf = (description: string, idea?: string) => sourceOf(description, idea).thoughts.map(({ kind }) => kind);

describe("the kinds of fact", () => {
  it.each(rules.map(({ kind, example }) => [kind, example] as const))("%s is told by %j", (kind, example) => {
    const first = rules.filter((rule) => rule.kind === kind && rule.pattern.test(example));
    expect(first.length).toBeGreaterThan(0);
  });

  it("each have a meaning, and each meaning of a fact has a rule", () => {
    for (const { kind } of rules) expect(findMeaning(kind), kind).not.toBeNull();
    const known = new Set(rules.map(({ kind }) => kind));
    const sums = "last-date stay-end each-time for-two half-each a-month time-cut";
    for (const { kind } of readMeanings()) expect(known.has(kind) || sums.includes(kind), kind).toBe(true);
  });

  it.each([
    "We sell small gifts for the garden",
    "Our team won three prizes",
    "The shop is open",
    "A talk about evening light",
    "Contract law explained",
    "She has free hands",
    "It costs nothing to look",
    "Four people run the class list",
  ])("take nothing from %j", (line) => {
    expect(rules.filter(({ pattern }) => pattern.test(line)).map(({ kind }) => kind)).toEqual([]);
  });
});

describe("the meanings", () => {
  const all = readMeanings();

  it("have names of their own and three wordings or more, none of which is in another kind", () => {
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(60);
    const wordings = all.flatMap(({ so, dry, do: urge }) => [...so, ...dry, ...urge]);
    const twice = wordings.filter((wording, at) => wordings.indexOf(wording) !== at);
    expect(twice.length).toBeLessThan(12);
  });

  it("are clauses that can follow 'so', and whole sentences where they understate or urge", () => {
    for (const { kind, so, dry, do: urge } of all) {
      for (const wording of so) expect(wording, kind).toMatch(/^(?![A-Z]).*[^.!?]$/);
      for (const wording of [...dry, ...urge]) expect(wording, kind).toMatch(/^(?:[A-Z]|\{).*[.!?]$/);
    }
  });

  it("praise nothing and make no exclamation", () => {
    for (const { so, dry, do: urge } of all)
      for (const wording of [...so, ...dry, ...urge])
        expect(wording).not.toMatch(/!|\b(?:best|great|perfect|amazing|unique|love|beautiful|quality)\b/i);
  });

  it("are not said where a value is missing", () => {
    expect(fillValues("ready on {readyDay}", {})).toBeNull();
    expect(fillValues("ready on {readyDay}. {so}", { readyDay: "Thursday", so: "come" })).toBe(
      "ready on Thursday. Come",
    );
  });
});

describe("the thoughts of a brief", () => {
  it("are its facts, each kind once, with what follows by counting", () => {
    const { thoughts } = sourceOf(
      "We mend kettles by hand. Most repairs take three days. Repairs take two days in May.",
    );
    expect(thoughts.filter(({ kind }) => kind === "ready-in-days")).toHaveLength(1);
    const ready = thoughts.find(({ kind }) => kind === "ready-in-days");
    expect(ready?.meanings.join(" ")).toMatch(/Monday .{0,30}Thursday/);
    expect(ready?.question).toBe("How long does it take?");
  });

  it.each([
    ["Swimming lessons, four to a class.", "three others"],
    ["Walks in groups of up to eight.", "at most seven others"],
    ["Bookkeeping. 14 day trial, then £9 a month.", "day 15"],
  ])("count from %j", (description, counted) => {
    const { thoughts } = sourceOf(description);
    expect(thoughts.flatMap(({ meanings }) => meanings).join(" ")).toContain(counted);
  });

  it("take no time until somebody comes for the time of a repair", () => {
    expect(kindsOf("We mend slipped slates within two days of your call.")).not.toContain("ready-in-days");
  });

  it.each([
    "Bakers since 1998.",
    "We are open six days a week.",
    "Lunch is included.",
    "A heel costs £14.",
    "Six places left.",
  ])("explain nothing that speaks for itself: %j", (line) => expect(kindsOf(line)).toEqual([]));

  it("say 'no auditions' to those who would join, and not to those who come to listen", () => {
    expect(kindsOf("A choir. No auditions.", "The carol concert is on Saturday 19 December")).not.toContain("no-test");
  });

  it("speak to those who look for work of the work, and not of the shop", () => {
    const idea = "We are looking for a bench joiner, four days a week, £34,000 a year";
    const kinds = kindsOf("Staircases made to order. Ten-year guarantee.", idea);
    expect(kinds).toEqual(expect.arrayContaining(["salary", "days-a-week"]));
    expect(kinds).not.toEqual(expect.arrayContaining(["guarantee"]));
    const salary = sourceOf("Staircases.", idea).thoughts.find(({ kind }) => kind === "salary");
    expect(salary?.meanings.join(" ")).toContain("£2,800");
  });

  it("leave 'we' out where the owner says 'I'", () => {
    const { thoughts } = sourceOf("I weave scarves by hand in a studio above the bank. Ten-year guarantee.");
    expect(thoughts.flatMap(({ meanings }) => meanings).join(" ")).not.toMatch(/\b(?:we|us|our)\b/i);
  });

  it("tell no sentence twice for two kinds that it holds", () => {
    const facts = sourceOf("Books. Family-run since 1998.").thoughts.map(({ fact }) => fact);
    expect(new Set(facts).size).toBe(facts.length);
  });

  it("come out the same again", () => {
    const source = sourceOf("Swimming lessons in a heated pool, four to a class.");
    expect(findThoughts(source)).toEqual(source.thoughts);
  });
});

describe("a thought, said", () => {
  const description = "Pottery. Beginners are welcome. We are insured.";
  const say = (brandVoice: string) => {
    const source = sourceOf(description, undefined, inVoice(brandVoice));
    const thought = source.thoughts.find(({ kind }) => kind === "beginners");
    return thought ? [0, 1].map((turn) => sayThought(thought, turn, source.voice)) : [];
  };

  it("can be told apart by its voice with the names hidden", () => {
    const said = voices.map(({ words }) => say(words[0] ?? "").join(" "));
    expect(new Set(said).size).toBe(voices.length);
  });

  it("is two short sentences where the voice is plain, and one linked where it is warm", () => {
    expect(say("plain")[0]).toMatch(/^Beginners are welcome\. [A-Z][^,]*\.$/);
    expect(say("warm")[0]).toMatch(/^Beginners are welcome, so /);
    expect(say("formal")[0]).toMatch(/^Beginners are welcome; [a-z]/);
    expect(say("cheeky")[0]).toBe("Beginners are welcome. Knowing nothing is the entry requirement.");
    expect(say("energetic")[0]).toBe("Beginners are welcome. Start from nothing.");
  });

  it("contracts our words where people speak, and never where they write formally", () => {
    const all = (brandVoice: string) => {
      const source = sourceOf("Open daily. Repairs by post. You name it.", undefined, inVoice(brandVoice));
      return source.thoughts.flatMap((thought) =>
        thought.meanings.map((_, at) => sayThought(thought, at, source.voice)),
      );
    };
    expect(all("formal").join(" ")).not.toMatch(/n't|'re\b/);
  });

  it("gives a long fact its meaning in a sentence of its own", () => {
    const long = "Swimming lessons for adults and for children in a quiet pool in Hove where beginners are welcome";
    const source = sourceOf("Pool.", undefined, inVoice("warm", [long]));
    const thought = source.thoughts.find(({ kind }) => kind === "beginners");
    expect(thought && sayThought(thought, 0, source.voice)).toMatch(/\. So /);
  });

  it("is the meaning alone behind the sentence that told the fact", () => {
    const source = sourceOf(description, undefined, inVoice("warm"));
    const [thought] = source.thoughts;
    expect(thought && sayMeaning(thought, 0, source.voice)).toMatch(/^So /);
    expect(thought && sayMeaning(thought, 99, source.voice)).toBeNull();
  });

  it("is one of three in a text, unless the text may hold more", () => {
    const source = sourceOf("Pottery. Beginners are welcome. We are insured. No contract. No card needed.");
    const account = new Account([], "Fenwick");
    const take = () => source.thoughts.flatMap((thought) => takeSaying(thought, source, account) ?? []);
    expect(source.thoughts.length).toBeGreaterThan(3);
    expect(take()).toHaveLength(3);
    account.beginText(1);
    expect(take()).toHaveLength(1);
  });

  it("is taken once in a campaign, and from the other end where that is asked", () => {
    const source = sourceOf(description);
    const [thought] = source.thoughts;
    if (!thought) throw new Error("no thought");
    const account = new Account([], "Fenwick");
    const first = takeSaying(thought, source, account);
    const last = takeSaying(thought, source, account, { last: true });
    expect(first).not.toBe(last);
    account.beginText(99);
    for (let left = thought.meanings.length - 2; left > 0; left -= 1)
      expect(takeSaying(thought, source, account)).not.toBeNull();
    expect(takeSaying(thought, source, account)).toBeNull();
  });
});
