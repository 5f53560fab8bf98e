import type { Brief, ProjectProfile } from "~/engine/brief";
import type { Facts, Material, MessageKind, Problem } from "~/engine/message/message";
import { aBrief } from "./a-brief";

interface Given extends Partial<Facts> {
  kind: MessageKind;
  point: string;
  told?: string[];
  problem?: Problem | null;
}

/** Everything that was read for sure from a brief, by hand. */
export function aMaterial({ kind, point, told = [`${point}.`], problem = null, ...facts }: Given): Material {
  return {
    message: {
      kind,
      point,
      facts: { what: null, offer: null, when: null, where: null, for: null, proof: [], steps: [], ...facts },
      sure: ["what", "offer", "when", "where", "for"],
      questions: [],
    },
    told,
    headline: null,
    problem,
  };
}

export interface Case {
  brief: Brief;
  material: Material;
}

interface CaseGiven extends Given {
  name: string;
  description: string;
  idea: string;
  voice: string;
  call?: string;
  keywords?: string;
}

const aProblem = (text: string, whose: Problem["whose"] = "reader"): Problem => ({ text, whose });

function aCase({ name, description, idea, voice, call, keywords, ...given }: CaseGiven): Case {
  const project: Partial<ProjectProfile> = {
    brandVoice: voice || null,
    defaultCallToAction: call ?? null,
    defaultSeoKeywords: keywords ?? null,
  };
  const brief = aBrief(name, description, given.for ?? "", idea, { requestedAt: "2026-01-20T09:00:00.000Z", project });
  return { brief, material: aMaterial(given) };
}

/** Briefs of many kinds with what is read from them: what the composer is tried on without the reader. */
export const cases: Case[] = [
  aCase({
    name: "Tidewise Swim School",
    description: "Swimming lessons for adults in small groups in a warm pool.",
    idea: "Fill the last six places of the Monday evening beginners' course starting 9 February",
    voice: "gentle, encouraging",
    call: "Book a trial lesson",
    keywords: "adult swimming lessons, learn to swim",
    kind: "event",
    point: "Six places left on the Monday evening beginners' course from 9 February",
    what: "Monday evening beginners' course",
    when: "from 9 February",
    for: "adults who never learned to swim",
    problem: aProblem("Embarrassment about being a beginner"),
  }),
  aCase({
    name: "Baklava & Sons",
    description: "Turkish sweets by post, made to order every Thursday.",
    idea: "Free delivery on Eid boxes ordered before 12 March",
    voice: "cheeky",
    call: "Choose a box",
    keywords: "baklava, Turkish sweets, Eid gifts",
    kind: "offer",
    point: "Free delivery on Eid boxes ordered before 12 March",
    what: "Eid boxes",
    offer: "free delivery",
    when: "before 12 March",
    for: "people who send gifts",
    problem: aProblem("Flowers again"),
  }),
  aCase({
    name: "Kiosk 12",
    description: "Coffee and newspapers at platform 12.",
    idea: "we open at 5:30 from monday",
    voice: "",
    kind: "news",
    point: "We open at 5:30 from Monday",
    when: "at 5:30 from Monday",
    where: "at platform 12",
    for: "commuters",
  }),
  aCase({
    name: "Asociación Vecinal El Puente",
    description: "A neighbourhood association in Zaragoza.",
    idea: "Raise 4,000 euros for new benches in the square by 30 April",
    voice: "hopeful",
    call: "Give 10 euros",
    keywords: "neighbourhood, benches, Zaragoza",
    kind: "fundraiser",
    point: "Help us raise 4,000 euros for new benches in the square by 30 April",
    what: "new benches in the square",
    when: "by 30 April",
    for: "neighbours and local shops",
    problem: aProblem("Nowhere to sit in the square"),
  }),
  aCase({
    name: "Trattoria Lina",
    description: "Neighbourhood trattoria with handmade pasta and a short menu. Two rooms, one oven, no music.",
    idea: "Fill Tuesday nights with a two-for-one pasta menu, all November",
    voice: "funny, warm",
    call: "Book a table",
    kind: "offer",
    point: "Two-for-one pasta on Tuesday nights, all November",
    what: "pasta",
    offer: "two-for-one pasta",
    when: "Tuesday nights, all November",
    for: "couples and families in Leith",
    problem: aProblem("Quiet Tuesdays", "owner"),
  }),
  aCase({
    name: "Riverside Vets",
    description: "Veterinary clinic for small animals. Six people, two cats on the staff, open until eight.",
    idea: "We're hiring a part-time vet nurse from March, £15 an hour",
    voice: "warm",
    call: "Send us your CV",
    kind: "hiring",
    point: "We're hiring a part-time vet nurse from March",
    what: "part-time vet nurse",
    offer: "£15 an hour",
    when: "from March",
  }),
  aCase({
    name: "Hedge & Hut",
    description:
      "We design and build insulated garden rooms in Leeds. Our own joiners, fixed prices, ten-year guarantee.",
    idea: "Show that a garden room fits a five-metre yard",
    voice: "exact, no jargon",
    call: "Ask for a drawing",
    kind: "claim",
    point: "A garden room fits a five-metre yard",
    what: "garden room",
    for: "families who have run out of rooms",
    proof: ["Our smallest room measures 2.4 by 3 metres", "It leaves two metres of yard in front of the door"],
    problem: aProblem("The house has become too small, and moving costs too much"),
  }),
  aCase({
    name: "Harlow & Finch Wills",
    description: "Solicitors for wills, trusts and probate. Fixed fees, home visits.",
    idea: "Free first consultation on Thursday 5 March, 10am to 4pm, at our Bath office",
    voice: "formal",
    call: "Reserve your time",
    kind: "event",
    point: "Free first consultations on Thursday 5 March in Bath",
    what: "free first consultation",
    offer: "free first consultation",
    when: "on Thursday 5 March, 10am to 4pm",
    where: "at our Bath office",
    for: "parents and grandparents",
    problem: aProblem("Half of all families have no will"),
  }),
  aCase({
    name: "Tailwind Cycles",
    description: "Bicycle shop and workshop. We sell and service city bikes and e-bikes.",
    idea: "20% off winter services until the end of November",
    voice: "bold, energetic",
    call: "Book a service",
    kind: "offer",
    point: "20% off winter services until the end of November",
    what: "winter services",
    offer: "20% off winter services",
    when: "until the end of November",
    for: "commuters",
  }),
  aCase({
    name: "Wag & Co",
    description: "Dog groomer for nervous dogs. One dog at a time, no cages.",
    idea: "how to get an anxious dog used to being groomed",
    voice: "calm",
    call: "Book a first visit",
    kind: "how-to",
    point: "How to get an anxious dog used to being groomed",
    for: "owners of anxious dogs",
    steps: ["Let the dog sniff the brush", "Brush for one minute a day", "Visit the salon once without a wash"],
    problem: aProblem("Many dogs shake at the groomer's door"),
  }),
  aCase({
    name: "Amber & Ash",
    description: "Hand-poured candles in refillable glasses.",
    idea: "Valentine's Day set of two, £24, order by 10 February",
    voice: "poetic",
    kind: "launch",
    point: "Valentine's Day set of two, £24",
    what: "Valentine's Day set of two",
    offer: "£24",
    when: "by 10 February",
    for: "people who give presents",
  }),
  aCase({
    name: "Fixit Plumbing",
    description: "Plumbers and heating engineers. Gas Safe registered, same-day visits, family run since 1994.",
    idea: "Remind people to have their boiler serviced before winter",
    voice: "plain",
    call: "Book a service",
    kind: "reminder",
    point: "Have your boiler serviced before winter",
    what: "boiler service",
    when: "before winter",
    for: "homeowners in Norwich",
    problem: aProblem("Boilers fail on the first cold night"),
  }),
];
