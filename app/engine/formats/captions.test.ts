import { describe, expect, it } from "vitest";
import { aBrief, type Extras } from "#tests/factories/a-brief";
import { normalizeSentence, splitSentences } from "../checks/sentences";
import { makeSource } from "../compose/make-source";
import { makePlan } from "../make-plan";
import { writeArticle } from "./article";
import { writeCaptions } from "./captions";

const brief = (name: string, description: string, idea: string, project: Extras["project"] = {}) =>
  aBrief(name, description, "Adults who never learned to swim", idea, {
    requestedAt: "2026-11-22T09:00:00.000Z",
    project,
  });
const rich = brief(
  "Pell & Daughter",
  "We repair shoes, bags and saddles by hand in a shop behind Ludlow market. Most repairs take three days. A heel costs £14, a full resole £68.",
  "Bring your winter boots in during October and we waterproof them for free with any resole",
  { brandVoice: "warm", defaultCallToAction: "Bring them in", problemBeingSolved: "People throw away good boots" },
);
const middling = brief(
  "Tideline",
  "Swimming lessons for adults in a heated pool in Hove, four to a class.",
  "New beginner course starts 11 January, six Mondays at 7.30pm, £96",
  { brandVoice: "calm", defaultCallToAction: "Book a place" },
);
const thin = brief("Moss & Fern", "Plant shop.", "10% off repotting this week", { defaultCallToAction: "Visit us" });

// why not of a thin one: it holds nothing else
describe.each([
  ["a rich brief", rich],
  ["a middling brief", middling],
])("the captions of %s", (_, each) => {
  const plan = makePlan(each);
  const captions = writeCaptions(plan);
  const point = normalizeSentence(plan.material.message.point);

  it("hold the whole point in three of ten at most beside the first", () => {
    const whole = captions.slice(1).filter(({ text }) => normalizeSentence(text).includes(point));
    expect(whole.length).toBeLessThanOrEqual(3);
    expect(normalizeSentence(captions[0]?.text ?? "")).toContain(point.slice(0, 20));
  });

  it("say no sentence in more than two of ten, and no two of them the same", () => {
    const all = captions.map(({ text }) =>
      splitSentences(text.replace(/^.*example.*$|^#.*$/gm, ""))
        .map(normalizeSentence)
        .filter((sentence) => sentence && sentence !== normalizeSentence(each.project.name)),
    );
    const sentences = all.flatMap((own) => [...new Set(own)]);
    for (const sentence of sentences)
      expect(sentences.filter((other) => other === sentence).length, sentence).toBeLessThanOrEqual(2);
    expect(new Set(all.map((own) => own.join("|"))).size).toBe(captions.length);
  });
});

it.each([
  ["a rich brief", rich, 7],
  ["a middling brief", middling, 7],
  ["a thin brief", thin, 5],
])("captions of %s say something first that no other says", (_, each, fewest) => {
  const openings = writeCaptions(makePlan(each)).map(({ text }) => normalizeSentence(splitSentences(text)[0] ?? ""));
  expect(new Set(openings).size).toBeGreaterThanOrEqual(fewest);
});

describe("a caption of a rich brief", () => {
  const captions = writeCaptions(makePlan(rich));
  const all = captions.map(({ text }) => text).join("\n");

  it("tells the owner's sentences beside the point, each in two at most", () => {
    for (const line of ["Most repairs take three days.", "A heel costs £14, a full resole £68."]) {
      const count = captions.filter(({ text }) => text.includes(line)).length;
      expect([1, 2]).toContain(count);
    }
  });

  it("carries a short form of the point", () => {
    expect(all).toContain("Free waterproofing with any resole, during October.");
    expect(all).toContain("We waterproof your winter boots for free with any resole.");
  });

  it("joins the problem and the reader with the point", () => {
    expect(all).toContain("People throw away good boots.");
    const few = writeCaptions(makePlan(thin)).map(({ text }) => text);
    expect(few.join("\n")).toMatch(/adults who never learned to swim|you never learned to swim/i);
  });
});

describe("the article", () => {
  it("says what a detail means, and has no heading above a line or two", () => {
    const tours = aBrief(
      "Tidewater",
      "Guided sea kayak tours. Small groups of six, all kit included.",
      "couples",
      "New sunset tours: Thursdays in July, £45 a person",
    );
    expect(writeArticle(makePlan(tours)).markdown).toMatch(
      /mall groups of six.{1,20} (?:there is time for everybody|nobody is lost)/,
    );
    for (const section of writeArticle(makePlan(rich))
      .markdown.split(/^## .*$/gm)
      .slice(1))
      expect(splitSentences(section.trim()).length).toBeGreaterThanOrEqual(2);
  });

  it("tells every detail of the brief", () => {
    for (const each of [rich, middling, thin]) {
      const { markdown } = writeArticle(makePlan(each));
      for (const { text } of makeSource(makePlan(each)).details)
        for (const figure of text.match(/\d[\d.,:]*\d|\d/g) ?? []) expect(markdown).toContain(figure);
    }
  });

  it("opens with the point and no wrapper, and ends with the call and no heading over it", () => {
    for (const each of [rich, middling, thin]) {
      const { markdown } = writeArticle(makePlan(each));
      expect(markdown).not.toMatch(/You may like to know|News from|Heads up|wanted you to know/);
      expect(markdown).not.toMatch(/^## .*\n\n\*\*\[/m);
    }
  });

  it("works out what the figures make", () => {
    expect(writeArticle(makePlan(middling)).markdown).toMatch(/£16/);
    expect(writeArticle(makePlan(middling)).markdown).toMatch(/15 February/);
  });

  it("lists three facts or more, and no two", () => {
    expect(writeArticle(makePlan(rich)).markdown.split("At a glance")[1]?.match(/^- /gm)).toHaveLength(4);
    const poor = brief("Moss & Fern", "Plant shop.", "10% off repotting");
    expect(writeArticle(makePlan(poor)).markdown).not.toContain("At a glance");
  });
});

describe.each([
  [
    "a reminder",
    "Gutterwise",
    "Gutter cleaning for houses near Hobart.",
    "Get people to clear their gutters",
    {},
    /clear your gutters/i,
  ],
  [
    "a post to fill",
    "Haugli Roofing",
    "Flat roofs in Calgary.",
    "We're hiring two roofers for March",
    {},
    /two roofers/i,
  ],
  [
    "a move",
    "Row Vets",
    "Small animal practice with three vets. We see dogs, cats and rabbits.",
    "We are moving from Mill Street to 8 Canal Yard. Last day at the old place is Friday 8 January",
    { defaultCallToAction: "Save the new address" },
    /8 Canal Yard/,
  ],
] as const)("the captions of %s", (_, name, description, idea, project, core) => {
  const plan = makePlan(aBrief(name, description, "Owners of houses", idea, { project }));
  const captions = writeCaptions(plan).map(({ text }) => text);

  it("each hold what it is about", () => {
    for (const text of captions) expect(text).toMatch(core);
  });

  it("are no two of the same sentences, and hold the description in three at most", () => {
    const sets = captions.map((text) =>
      splitSentences(text.replace(/^.*example.*$|^#.*$/gm, ""))
        .map(normalizeSentence)
        .sort()
        .join("|"),
    );
    expect(new Set(sets).size).toBe(sets.length);
    const opening = description.split(".")[0]?.slice(0, 14) ?? "";
    expect(captions.filter((text) => text.toLowerCase().includes(opening.toLowerCase())).length).toBeLessThanOrEqual(3);
  });

  it("name no audience as a label and say nothing that leans on what is not there", () => {
    for (const text of captions) {
      expect(text).not.toMatch(/^For owners of houses|You are an owner\?/im);
      expect(text).not.toMatch(/^(?:It|They|Last day at the old place)\b/);
    }
  });
});

it("an article does not say its title over again where there are other words for it", () => {
  const idea = "Get people to clear their gutters before January";
  const { title, markdown } = writeArticle(
    makePlan(aBrief("Gutterwise", "Gutter cleaning near Hobart.", "owners", idea)),
  );
  expect(title).toContain("lear your gutters");
  expect(markdown.split(`${title}.`)).toHaveLength(1);
});

it("an article tells a sentence of the idea once, in parts or whole", () => {
  const idea =
    "We are moving from Mill Street to 8 Canal Yard. Last day at the old place is Friday 8 January and we open at the new one on Monday 11 January at 8am";
  const { markdown } = writeArticle(makePlan(aBrief("Row Vets", "Small animal practice.", "clients", idea)));
  expect(markdown.split("Friday 8 January")).toHaveLength(2);
});

describe("what was read of an idea", () => {
  const write = (name: string, description: string, idea: string, extras: Extras = {}) => {
    const plan = makePlan(
      aBrief(name, description, "Adults in Hove", idea, { requestedAt: "2026-11-22T09:00:00.000Z", ...extras }),
    );
    return { ...makeSource(plan), markdown: writeArticle(plan).markdown, captions: writeCaptions(plan) };
  };

  it("is the course, where only its last places are named first", () => {
    const { subject, details } = write(
      "Harbour Yoga",
      "Yoga studio.",
      "Fill the last 8 places of our January beginners course, 6 Wednesdays from 13 January at 6.30pm, £72",
    );
    expect(subject.label).toBe("January beginners course");
    expect(details.map(({ text }) => text)).toEqual(
      expect.arrayContaining(["the last 8 places", "6 Wednesdays from 13 January at 6.30pm", "£72"]),
    );
  });

  it.each([
    ["Fill our January calendar: 20% off a first assessment until 31 January", "20% off a first assessment"],
    ["Get 300 runners to sign up for our 5 km beach run on 14 June 2027", "5 km beach run"],
    [
      "Explain how solar panels cut a bill by up to 60% and invite to a free survey",
      "Solar panels cut a bill by up to 60%",
    ],
    ["New: returns portal, your customers print their own label in two clicks", "New returns portal"],
    ["Why a solid oak bed outlasts three cheap ones", "A solid oak bed outlasts three cheap ones"],
  ])("names what %j is about", (idea, label) =>
    expect(write("Fenwick", "A business.", idea).subject.label).toBe(label),
  );

  it("is spoken to the reader, with what the facts say of the goal", () => {
    const told = write(
      "Crumb",
      "Bakery.",
      "Tell people that from 6 May we bake in the afternoon so they can buy a fresh loaf",
    );
    expect(told.markdown).toContain("so you can buy a fresh loaf");
    const facts = ["Goal is £18,000", "£6,200 raised so far"];
    const { markdown, subject } = write("Harbour Paws", "A charity.", "Raise money for a new kennel roof", {
      project: { facts },
    });
    expect(markdown).toMatch(/^# £18,000 for a new kennel roof/);
    expect(markdown).not.toMatch(/the goal is/i);
    expect(subject.label).toBe("A new kennel roof");
  });

  it.each([
    ["We're moving to 14 Station Road on 2 June and the workshop is closed that week", "workshop is closed that week"],
    ["Bring back your old rain jacket and get £20 off a new one until the end of November", "£20 off a new one"],
    ["Our quiz night is back every Thursday and last year's champions are getting smug", "champions are getting smug"],
  ])("tells the second half of %j in more than one caption", (idea, half) => {
    const { captions } = write("Fenwick", "A business.", idea);
    expect(captions.filter(({ text }) => text.includes(half)).length).toBeGreaterThanOrEqual(2);
  });

  it("has what the user stated in the checked brief in article and captions", () => {
    const facts = { when: "Friday 13 November at 7pm", where: "in the shop", offer: "free entry" };
    const { markdown, captions } = write("Lowlight Records", "Record shop.", "In-store gig with The Pale Mondays", {
      facts,
    });
    const [lead = ""] = markdown.split("\n\n").slice(1);
    for (const fact of Object.values(facts)) expect(lead).toContain(fact);
    expect(captions.filter(({ text }) => text.includes("Friday 13 November")).length).toBeGreaterThanOrEqual(3);
  });

  it("asks the reader for something in a sentence of its own, never in the middle of a list", () => {
    const { markdown } = write(
      "Little Acorns",
      "Nursery with a forest garden.",
      "Open day on Saturday 16 January from 10 to 1, meet the team and see the garden, no booking needed",
    );
    expect(markdown).toContain(". Meet the team and see the garden.");
  });

  it("is listed at a glance: how many, how long, where", () => {
    const project = { facts: ["12 Mill Lane", "Open Tuesday to Sunday, 7am to 3pm"] };
    const { markdown } = write(
      "Copper Kettle",
      "Bakery with a wood-fired oven.",
      "Announce our new Saturday bread class: six people, four hours, £65 including lunch, starting 5 December",
      { project },
    );
    for (const row of ["Group: Six people", "Length: Four hours", "Where: 12 Mill Lane", "Price: £65 including lunch"])
      expect(markdown).toContain(`- ${row}`);
    expect(markdown).toContain(" new Saturday bread class");
  });

  it("tells a detail in most captions of a brief that has some", () => {
    const { captions, details } = write(
      "Ledgerly",
      "Bookkeeping software for freelancers.",
      "Show freelancers how they can do their tax return in 20 minutes",
      { project: { facts: ["£9 a month, first 30 days free", "No card needed to start"] } },
    );
    const short = details.map(({ text }) => text.toLowerCase());
    const telling = captions.filter(({ text }) => short.some((detail) => text.toLowerCase().includes(detail)));
    expect(telling.length).toBeGreaterThanOrEqual(6);
  });
});
