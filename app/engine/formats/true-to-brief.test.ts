import { describe, expect, it } from "vitest";
import { aBrief, type Extras } from "#tests/factories/a-brief";
import { makePlan } from "../make-plan";
import { writeArticle } from "./article";
import { writeCaptions } from "./captions";

const planOf = (description: string, readers: string, idea: string, extras: Extras = {}) =>
  makePlan(aBrief("Orchard End", description, readers, idea, extras));

function writeAll(plan: ReturnType<typeof planOf>) {
  const captions = writeCaptions(plan).map(({ text }) => text);
  const poster = `${plan.headline}\n${plan.supportingLine}\n${plan.callToAction}`;
  const film = plan.story.map(({ line }) => line).join("\n");
  return { captions, all: [poster, film, writeArticle(plan).markdown, ...captions].join("\n") };
}

describe("a post to be filled", () => {
  const day = "Day centre for older people near Evesham. Lunch, music and a minibus to the door.";
  const project = {
    defaultCallToAction: "Come for a trial day",
    problemBeingSolved: "Carers never get a day to themselves",
  };
  const hire = (idea: string, extras: Extras = { project }) =>
    planOf(day, "Families caring for a parent", idea, extras);
  const driver = "We are looking for a minibus driver, Monday to Thursday, £12.60 an hour";

  it("asks for none of what the business asks its customers, and names no trouble of theirs", () => {
    const { all } = writeAll(hire(driver));
    expect(all).not.toMatch(/trial day|Carers never/);
    expect(hire(driver).fullCallToAction).toBe("Apply now");
  });

  it("does not take what is not needed for what is", () => {
    const { all } = writeAll(hire(`${driver}, experience helpful but not needed`));
    expect(all).toMatch(/\bexperience helpful but not needed\b/i);
    expect(all).not.toMatch(/an experience|before you apply|when you apply|when you write/i);
  });

  it("keeps a call of its own, and a project's that asks to apply", () => {
    const own = hire(driver, { project, specificCallToAction: "Visit us on Tuesday" });
    expect(own.fullCallToAction).toBe("Visit us on Tuesday");
    expect(hire(driver, { project: { defaultCallToAction: "Text us" } }).fullCallToAction).toBe("Text us");
    expect(hire("We are looking for volunteers to drive the minibus on Mondays").fullCallToAction).toBe("Get in touch");
  });
});

it("the tail of a line stays with its head", () => {
  const description = "Roof repairs in Sussex. Photos of the work before and after, every time.";
  const { all } = writeAll(planOf(description, "Homeowners", "roof inspection before winter £60"));
  expect(all).not.toMatch(/^Every time\.|\. Every time\./m);
  expect(all).toContain("before and after, every time.");
});

it("an offer is told free, with whom it is for", () => {
  const idea = "Free trial swims for new members on Sunday 17 January, 4pm to 6pm, bring goggles";
  const readers = "Children and adults who can swim a length";
  const { captions, all } = writeAll(planOf("A swimming club for all ages in Ilkley.", readers, idea));
  for (const caption of captions.slice(0, 1)) expect(caption).toMatch(/free trial swims for new members/i);
  expect(all).toMatch(/new members/i);
});
