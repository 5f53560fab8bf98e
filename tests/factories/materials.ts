import type { Brief } from "~/engine/brief";
import type { Day, Material, MessageKind, NounPhrase, Problem, Timing } from "~/engine/message/message";
import { aBrief, type Extras } from "./a-brief";

/** A noun phrase; the last word is its head. */
export const noun = (text: string, number: NounPhrase["number"] = "singular", isName = false): NounPhrase => ({
  text,
  head: text.split(" in ")[0]?.split(" ").at(-1) ?? text,
  number,
  isName,
});

const aDay = (text: string, given: Partial<Day> = {}): Day => ({
  day: null,
  month: null,
  year: null,
  weekday: null,
  text,
  ...given,
});
const aTiming = (text: string, given: Partial<Timing> = {}): Timing => ({
  text,
  start: null,
  last: null,
  before: null,
  recurring: null,
  period: null,
  from: null,
  to: null,
  ...given,
});
const aProblem = (text: string, form: Problem["form"], whose: Problem["whose"] = "reader"): Problem => ({
  text,
  form,
  whose,
});

interface Given extends Omit<Partial<Material>, "message"> {
  kind: MessageKind;
  point: string;
  where?: string;
  proof?: string[];
  steps?: string[];
  quantity?: Material["message"]["quantity"];
}

/** Everything that was read for sure from a brief, by hand. */
export function aMaterial({ kind, point, where, proof = [], steps = [], quantity = null, ...given }: Given): Material {
  const {
    what = null,
    offer = null,
    goal = null,
    timing = null,
    product = null,
    statements = [point],
    stated = [],
    sentences = [],
    audience = null,
    problem = null,
    callToAction = null,
  } = given;
  return {
    message: {
      kind,
      point,
      facts: {
        what: what?.text ?? null,
        offer: offer?.text ?? null,
        when: timing?.text ?? null,
        where: where ?? null,
        for: audience?.text ?? null,
        proof,
        steps,
      },
      sure: ["what", "offer", "when", "where", "for"],
      quantity,
      questions: [],
    },
    statements,
    what,
    offer,
    timing,
    product,
    goal,
    stated,
    sentences,
    audience,
    problem,
    callToAction,
  };
}

export interface Case {
  brief: Brief;
  material: Material;
}

function aCase(
  name: string,
  description: string,
  audience: string,
  idea: string,
  voice: string,
  given: Given,
  extras: Extras["project"] = {},
): Case {
  const brief = aBrief(name, description, audience, idea, {
    requestedAt: "2026-01-20T09:00:00.000Z",
    project: { brandVoice: voice || null, defaultCallToAction: given.callToAction ?? null, ...extras },
  });
  return { brief, material: aMaterial(given) };
}

/** Briefs of many kinds with what is read from them: what the composer is tried on without the reader. */
export const cases: Case[] = [
  aCase(
    "Tidewise Swim School",
    "Swimming lessons for adults in small groups in a warm pool.",
    "Adults who never learned to swim",
    "Fill the last six places of the Monday evening beginners' course starting 9 February",
    "gentle, encouraging",
    {
      kind: "event",
      point: "Six places left on the Monday evening beginners' course from 9 February",
      what: noun("Monday evening beginners' course"),
      product: noun("swimming lessons", "plural"),
      timing: aTiming("Monday evenings from 9 February", {
        start: aDay("9 February", { day: 9, month: 2 }),
        recurring: "Monday evenings",
      }),
      quantity: { count: 6, noun: noun("places", "plural"), isRemaining: true },
      audience: {
        text: "adults who never learned to swim",
        noun: noun("adults", "plural"),
        asYou: "you never learned to swim",
      },
      problem: aProblem("Embarrassment about being a beginner", "noun-phrase"),
      callToAction: "Book a trial lesson",
    },
    { defaultSeoKeywords: "adult swimming lessons, learn to swim" },
  ),
  aCase(
    "Baklava & Sons",
    "Turkish sweets by post, made to order every Thursday.",
    "People who send gifts",
    "Free delivery on Eid boxes ordered before 12 March",
    "cheeky",
    {
      kind: "offer",
      point: "Free delivery on Eid boxes ordered before 12 March",
      what: noun("Eid boxes", "plural"),
      product: noun("Turkish sweets", "plural"),
      offer: { kind: "free", thing: noun("delivery", "mass"), on: noun("Eid boxes", "plural"), text: "free delivery" },
      timing: aTiming("before 12 March", {
        last: aDay("11 March", { day: 11, month: 3 }),
        before: aDay("12 March", { day: 12, month: 3 }),
      }),
      audience: {
        text: "people who send gifts",
        noun: noun("people", "plural"),
        asYou: "you send gifts",
      },
      problem: aProblem("Flowers again", "fragment"),
      callToAction: "Choose a box",
    },
    { defaultSeoKeywords: "baklava, Turkish sweets, Eid gifts" },
  ),
  aCase("Kiosk 12", "Coffee and newspapers at platform 12.", "Commuters", "we open at 5:30 from monday", "", {
    kind: "news",
    point: "We open at 5:30 from Monday",
    product: noun("coffee and newspapers", "plural"),
    timing: aTiming("at 5:30 from Monday", {
      start: aDay("Monday", { weekday: "Monday" }),
      from: { minutes: 330, text: "5:30", isClear: true },
    }),
    where: "at platform 12",
    audience: { text: "commuters", noun: noun("commuters", "plural"), asYou: "you commute" },
  }),
  aCase(
    "Asociación Vecinal El Puente",
    "A neighbourhood association in Zaragoza.",
    "Neighbours and local shops",
    "Raise 4,000 euros for new benches in the square by 30 April",
    "hopeful",
    {
      kind: "fundraiser",
      point: "4,000 euros for new benches in the square by 30 April",
      what: noun("new benches in the square", "plural"),
      goal: { amount: 4000, text: "4,000 euros" },
      timing: aTiming("by 30 April", { last: aDay("30 April", { day: 30, month: 4 }) }),
      audience: { text: "neighbours and local shops", noun: null, asYou: null },
      problem: aProblem("Nowhere to sit in the square", "fragment"),
      callToAction: "Give 10 euros",
    },
    { defaultSeoKeywords: "neighbourhood, benches, Zaragoza" },
  ),
  aCase(
    "Trattoria Lina",
    "Neighbourhood trattoria with handmade pasta and a short menu. Two rooms, one oven, no music.",
    "Couples and families in Leith",
    "Fill Tuesday nights with a two-for-one pasta menu, all November",
    "funny, warm",
    {
      kind: "offer",
      point: "Two-for-one pasta on Tuesday nights, all November",
      what: noun("pasta", "mass"),
      offer: { kind: "several-for-less", get: 2, pay: 1, on: noun("pasta", "mass"), text: "two for one" },
      timing: aTiming("Tuesday nights, all November", { recurring: "Tuesday nights", period: "all November" }),
      audience: { text: "couples and families in Leith", noun: noun("families", "plural"), asYou: null },
      problem: aProblem("Quiet Tuesdays", "noun-phrase", "owner"),
      callToAction: "Book a table",
    },
  ),
  aCase(
    "Riverside Vets",
    "Veterinary clinic for small animals. Six people, two cats on the staff, open until eight.",
    "Pet owners in Hove",
    "We're hiring a part-time vet nurse from March, £15 an hour",
    "warm",
    {
      kind: "hiring",
      point: "We're hiring a part-time vet nurse from March",
      what: noun("part-time vet nurse"),
      offer: {
        kind: "price",
        money: { amount: 15, text: "£15" },
        isFrom: false,
        per: "an hour",
        on: null,
        text: "£15 an hour",
      },
      timing: aTiming("from March", { start: aDay("March", { month: 3 }) }),
      callToAction: "Send us your CV",
    },
  ),
  aCase(
    "Hedge & Hut",
    "We design and build insulated garden rooms in Leeds. Our own joiners, fixed prices, ten-year guarantee.",
    "Families who have run out of rooms",
    "Show that a garden room fits a five-metre yard",
    "exact, no jargon",
    {
      kind: "claim",
      point: "A garden room fits a five-metre yard",
      what: noun("garden room"),
      product: noun("garden rooms", "plural"),
      proof: ["Our smallest room measures 2.4 by 3 metres", "It leaves two metres of yard in front of the door"],
      audience: {
        text: "families who have run out of rooms",
        noun: noun("families", "plural"),
        asYou: "you have run out of rooms",
      },
      problem: aProblem("The house has become too small, and moving costs too much", "clause"),
      callToAction: "Ask for a drawing",
    },
  ),
  aCase(
    "Harlow & Finch Wills",
    "Solicitors for wills, trusts and probate. Fixed fees, home visits.",
    "Parents and grandparents",
    "Free first consultation on Thursday 5 March, 10am to 4pm, at our Bath office",
    "formal",
    {
      kind: "event",
      point: "Free first consultations on Thursday 5 March in Bath",
      what: noun("free first consultation"),
      product: noun("wills, trusts and probate", "mass"),
      offer: { kind: "free", thing: noun("first consultation"), on: null, text: "free first consultation" },
      timing: aTiming("Thursday 5 March, 10am to 4pm", {
        start: aDay("Thursday 5 March", { day: 5, month: 3, weekday: "Thursday" }),
        from: { minutes: 600, text: "10am", isClear: true },
        to: { minutes: 960, text: "4pm", isClear: true },
      }),
      where: "at our Bath office",
      audience: { text: "parents and grandparents", noun: noun("parents", "plural"), asYou: null },
      problem: aProblem("Half of all families have no will", "clause"),
      callToAction: "Reserve your time",
    },
  ),
  aCase(
    "Tailwind Cycles",
    "Bicycle shop and workshop. We sell and service city bikes and e-bikes.",
    "Commuters",
    "20% off winter services until the end of November",
    "bold, energetic",
    {
      kind: "offer",
      point: "20% off winter services until the end of November",
      what: noun("winter services", "plural"),
      offer: { kind: "percent", percent: 20, on: noun("winter services", "plural"), text: "20% off" },
      timing: aTiming("until the end of November", { last: aDay("30 November", { day: 30, month: 11 }) }),
      audience: { text: "commuters", noun: noun("commuters", "plural"), asYou: "you commute" },
      callToAction: "Book a service",
    },
  ),
  aCase(
    "Wag & Co",
    "Dog groomer for nervous dogs. One dog at a time, no cages.",
    "Owners of anxious dogs",
    "how to get an anxious dog used to being groomed",
    "calm",
    {
      kind: "how-to",
      point: "How to get an anxious dog used to being groomed",
      steps: ["Let the dog sniff the brush", "Brush for one minute a day", "Visit the salon once without a wash"],
      product: noun("dog groomer"),
      audience: {
        text: "owners of anxious dogs",
        noun: noun("owners", "plural"),
        asYou: "you own an anxious dog",
      },
      problem: aProblem("Many dogs shake at the groomer's door", "clause"),
      callToAction: "Book a first visit",
    },
  ),
  aCase(
    "Amber & Ash",
    "Hand-poured candles in refillable glasses.",
    "People who give presents",
    "Valentine's Day set of two, £24, order by 10 February",
    "poetic",
    {
      kind: "launch",
      point: "Valentine's Day set of two, £24",
      what: noun("Valentine's Day set of two"),
      product: noun("candles", "plural"),
      offer: { kind: "price", money: { amount: 24, text: "£24" }, isFrom: false, per: null, on: null, text: "£24" },
      timing: aTiming("by 10 February", { last: aDay("10 February", { day: 10, month: 2 }) }),
      audience: {
        text: "people who give presents",
        noun: noun("people", "plural"),
        asYou: "you give presents",
      },
    },
  ),
  aCase(
    "Fixit Plumbing",
    "Plumbers and heating engineers. Gas Safe registered, same-day visits, family run since 1994.",
    "Homeowners in Norwich",
    "Remind people to have their boiler serviced before winter",
    "plain",
    {
      kind: "reminder",
      point: "Have your boiler serviced before winter",
      what: noun("boiler service"),
      timing: aTiming("before winter", { period: "before winter" }),
      audience: {
        text: "homeowners in Norwich",
        noun: noun("homeowners", "plural"),
        asYou: null,
      },
      problem: aProblem("Boilers fail on the first cold night", "clause"),
      callToAction: "Book a service",
    },
  ),
];
