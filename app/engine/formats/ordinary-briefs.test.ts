import { describe, expect, it } from "vitest";
import { aBrief } from "#tests/factories/a-brief";
import { makePlan } from "../make-plan";
import { writeArticle } from "./article";
import { writeCaptions } from "./captions";

describe("software that can do something new", () => {
  const plan = makePlan(
    aBrief(
      "KennelDesk",
      "Booking and billing software for dog boarding kennels and daycares.",
      "Owners of kennels",
      "KennelDesk now sends automatic text reminders, so boarding kennels and dog daycares stop losing money to no-shows.",
      { project: { problemBeingSolved: "Kennel owners spend their evenings calling clients to confirm bookings" } },
    ),
  );

  it("is told with the news as the headline, and how the sentence goes on under it", () => {
    expect(plan.headline).toBe("KennelDesk now sends automatic text reminders");
    expect(plan.supportingLine).toBe("… so boarding kennels and dog daycares stop losing money to no-shows");
  });

  it("has an article that begins with the trouble, and the news behind it", () => {
    expect(writeArticle(plan).markdown).toMatch(
      /# KennelDesk now .*\n\nKennel owners spend their evenings .* bookings\. KennelDesk now sends/,
    );
  });
});

describe("a post to be filled", () => {
  const plan = makePlan(
    aBrief(
      "Ruiz Brothers",
      "Residential roofing company in San Antonio.",
      "Roofers who look for steady work",
      "We are hiring 4 roofers and 2 helpers for our San Antonio crew, start right away. Good pay, every Friday.",
      { project: { problemBeingSolved: "Roofers get tired of chasing pay and working out of town" } },
    ),
  );

  it("has who is sought in its headline, and no pay day for its day", () => {
    expect(plan.headline).toBe("We are hiring 4 roofers and 2 helpers");
    expect(
      writeCaptions(plan)
        .map(({ text }) => text)
        .join("\n"),
    ).not.toMatch(/(?:^|\. )Every Friday\./m);
  });

  it("names the trouble of those who may apply", () =>
    expect(writeArticle(plan).markdown).toContain("Roofers get tired of chasing pay"));
});

describe("an evening that people come to", () => {
  const plan = makePlan(
    aBrief(
      "Bedminster Big Sing",
      "Community choir in south Bristol.",
      "Adults who'd like to sing",
      "Our choir is having an open rehearsal on Tuesday 15th September for anyone who fancies singing.",
      {
        project: {
          facts: [
            "Open rehearsal Tuesday 15 September 2026, 7.30pm to 9.15pm, free",
            "About 70 members",
            "Song book £4",
          ],
        },
      },
    ),
  );
  const captions = writeCaptions(plan).map(({ text }) => text);

  it("says its day once in a caption, with its hours where it is the day that is told", () => {
    for (const text of captions) expect(text.split(/15(?:th)? September/).length, text).toBeLessThanOrEqual(2);
    expect(captions.join("\n")).toContain("7.30pm to 9.15pm");
  });

  it("is asked no price, since it is free", () => expect(captions.join("\n")).not.toContain("What does it cost?"));
});

it("a title is told as a statement, and once", () => {
  const idea = "Why a fixed monthly fee beats paying your bookkeeper by the hour.";
  const plan = makePlan(aBrief("Priya Nair Books", "Freelance bookkeeper in Reading.", "Sole traders", idea));
  const { markdown } = writeArticle(plan);
  expect(markdown).toMatch(/^# A fixed monthly fee beats paying your bookkeeper by the hour\n/);
  expect(markdown.match(/fixed monthly fee/g)).toHaveLength(1);
  expect(markdown).toContain("Priya Nair Books is a freelance bookkeeper");
});

it("a film has six scenes at most, whoever it is about and however much there is to tell", () => {
  const idea =
    "Our surgery in Headingley now opens on Saturday mornings; we see walk-in patients from nine until noon, and you can park behind the surgery for nothing.";
  const plan = makePlan(
    aBrief("Headingley Surgery", "A doctors' surgery in Leeds.", "patients", idea, {
      mainCharacter: { name: "Maya", role: "nurse", pronouns: { object: "her", possessive: "her" } },
      project: {
        problemBeingSolved: "Patients wait three weeks for an appointment. Many cannot come during the week.",
        facts: ["Parking is free. The door is level. The lift goes to every floor."],
      },
    }),
  );
  expect(plan.story.length).toBeLessThanOrEqual(6);
});

describe("a brief of one sentence", () => {
  const dentalVan = aBrief(
    "Barcoola Health",
    "Public health service covering remote towns in western Queensland.",
    "Families out west",
    "Let families out west know the dental van is coming for two weeks in August",
    { project: { problemBeingSolved: "A six-hour drive to see a dentist", facts: ["10 to 21 August 2026"] } },
  );

  it("answers the trouble with the point, and not with who says it", () => {
    const { markdown } = writeArticle(makePlan(dentalVan));
    expect(markdown).toContain(
      "A six-hour drive to see a dentist? The dental van is coming for two weeks in August. Barcoola Health",
    );
  });

  it("has no caption that leaves the point out", () => {
    for (const { text } of writeCaptions(makePlan(dentalVan))) expect(text).toMatch(/dental van/i);
  });

  it("says one wording of the point in four captions at most where there are others", () => {
    const plan = makePlan(
      aBrief(
        "Rosterly",
        "Rota software for care homes.",
        "Managers",
        "Tell our homes that staff can now swap shifts by text message",
        {
          project: { facts: ["Live from 2 March 2026", "Managers approve each swap", "Included in every plan"] },
        },
      ),
    );
    const captions = writeCaptions(plan).map(({ text }) => text);
    expect(
      captions.filter((text) => text.includes("Staff can now swap shifts by text message.")).length,
    ).toBeLessThanOrEqual(5);
    expect(
      captions.filter((text) => text.includes("Can staff swap shifts by text message? Now they can.")).length,
    ).toBeGreaterThanOrEqual(3);
  });

  it("is an event where what it names is one and the facts hold its date", () => {
    const plan = makePlan(
      aBrief(
        "Papelera",
        "Print studio in Buenos Aires.",
        "Illustrators",
        "Portfolio night for illustrators who never leave the house",
        {
          project: { facts: ["Thursday 27 August 2026, 7pm"] },
        },
      ),
    );
    expect(plan.material.message.kind).toBe("event");
  });

  it("is told in two scenes rather than by for whom it is", () => {
    const plan = makePlan(
      aBrief(
        "Dar Nsij",
        "Rug weaving house in the Middle Atlas making knotted rugs from local wool.",
        "Interior designers and people furnishing a first home",
        "The story of Fatima, who dyes every skein of our wool with pomegranate and madder",
      ),
    );
    const lines = plan.story.map(({ line }) => line);
    expect(lines).toContain("… with pomegranate and madder.");
    expect(lines.filter((line) => line.startsWith("For "))).toEqual([]);
  });
});
