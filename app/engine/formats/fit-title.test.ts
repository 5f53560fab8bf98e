import { expect, it } from "vitest";
import { aBrief, type Extras } from "#tests/factories/a-brief";
import { makePlan } from "../make-plan";
import { breaksOff } from "./whole-title";

const titleOf = (idea: string, extras: Extras = {}) =>
  makePlan(aBrief("Hallam & Pike", "Small workshop in Ludlow.", "people nearby", idea, extras)).headline;

it.each([
  [
    "From Monday 7 September we're open until 8pm on Mondays and Thursdays so you need not take time off",
    "We're open until 8pm on Mondays and Thursdays",
  ],
  [
    "We're opening our second bakery on Castle Gate on Saturday 14 March",
    "Our second bakery opens on Castle Gate on Saturday 14 March",
  ],
  [
    "A lifeboat museum in Northumberland cut its panels from 400 words to 60 and visitors started staying twice as long",
    "A lifeboat museum cut its panels from 400 words to 60",
  ],
  [
    "Bring a mate on Mondays and you both climb for £14 with shoes thrown in, all through February",
    "Bring a mate on Mondays and you both climb for £14",
  ],
  ["We're hiring one publicist who wants three accounts instead of fourteen", "We're hiring one publicist"],
  ["Can we find 151 sponsors, one for each night the shelter is open this winter?", "Can we find 151 sponsors?"],
  ["I've 4 dates left for 2027 and if you book before new year's it's €300 off", "I've 4 dates left for 2027"],
  [
    "How to tell if an old armchair is worth reupholstering or not",
    "How to tell if an old armchair is worth reupholstering",
  ],
  [
    "Across 41 clients the share of staff who clicked a test phishing mail went from 27% to 6% in six months, without any new software",
    "From 27% to 6% in six months",
  ],
  [
    "We open our second shop on Saturday 14 March in Rua das Amoreiras, opposite the pharmacy",
    "We open our second shop on Saturday 14 March",
  ],
  ["Fill 120 priority spots before our new pool opens", "120 priority spots before our new pool opens"],
])("%s", (idea, title) => expect(titleOf(idea)).toBe(title));

it("is the business with its call where no whole clause fits", () => {
  const idea =
    "How do you get a bike that's been sitting in the garage all winter ready to ride in 15 minutes, with just a pump and a rag?";
  const project = { defaultCallToAction: "Drop in for a free check" };
  expect(titleOf(idea, { project })).toBe("Hallam & Pike: drop in for a free check");
});

it.each([
  [
    "How do you get a bike that's been sitting",
    "How do you get a bike that's been sitting in the garage ready to ride",
    true,
  ],
  ["We cut our panels", "We cut our panels from 400 words to 60", true],
  ["We open at 8", "We open at 8, before the school run", false],
])("%j breaks off %j: %s", (title, point, breaks) => expect(breaksOff(title, point)).toBe(breaks));
