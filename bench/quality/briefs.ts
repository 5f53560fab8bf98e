import type { Brief } from "../../app/engine/engine";
import { aBrief, type Extras } from "../../tests/factories/a-brief";

/** A brief as a small business types it. */
function brief(name: string, description: string, targetAudience: string, idea: string, extras: Extras = {}): Brief {
  const own = { seed: `quality-${name}-${idea}`, requestedAt: "2026-11-02T09:00:00.000Z" };
  return aBrief(name, description, targetAudience, idea, { ...own, ...extras });
}

/** Thirty-two trades and occasions, as people type them. */
export const qualityBriefs: readonly Brief[] = [
  brief(
    "Harbour Roast",
    "We roast small batches of coffee by the harbour in Whitby and deliver by bicycle.",
    "People who work from home",
    "Introducing our decaf that tastes like coffee",
    {
      project: {
        brandVoice: "Warm and a little cheeky",
        defaultCallToAction: "Order a bag",
        defaultSeoKeywords: "decaf coffee, coffee delivery",
        problemBeingSolved: "Decaf usually tastes of nothing",
      },
    },
  ),
  brief(
    "Molar & Co",
    "Dental practice with two dentists and a hygienist, open until eight on Tuesdays.",
    "Adults who have not seen a dentist for years",
    "How to get over the fear of the dentist",
    { project: { brandVoice: "Reassuring, professional", defaultCallToAction: "Book a first visit" } },
  ),
  brief(
    "Shiftboard Lane",
    "Rota software for restaurants. It fills gaps in the rota and lets staff swap shifts on their phones.",
    "Restaurant managers",
    "Staff can now swap shifts without calling the manager",
    {
      project: {
        brandVoice: "Clear and direct",
        defaultCallToAction: "Try it free for 14 days",
        defaultSeoKeywords: "restaurant rota software, shift swaps",
        problemBeingSolved: "Managers spend their Sundays fixing next week's rota",
      },
    },
  ),
  brief(
    "Second Spring",
    "A charity that repairs donated bicycles and gives them to people who are new in the city.",
    "Neighbours with a bicycle in the cellar",
    "We need 100 old bikes before Christmas",
    { project: { defaultCallToAction: "Give your bike" } },
  ),
  brief(
    "Kettle & Bell",
    "A gym for people who do not like gyms. Small groups, no mirrors, no music.",
    "Beginners and people over fifty",
    "Free trial week in January",
    { project: { brandVoice: "Honest, dry humour" } },
  ),
  brief(
    "Varga Legal",
    "Law office for tenancy and employment law.",
    "Tenants and employees",
    "What to do when your landlord keeps the deposit",
    { project: { brandVoice: "Formal, calm" } },
  ),
  brief(
    "Odile",
    "Women's coats and jackets, cut and sewn in our own workshop in Ghent.",
    "Women who want one good coat",
    "Our winter coats are here",
    { specificSeoKeywords: "wool coats, made in Belgium" },
  ),
  brief(
    "Ember & Leaf",
    "Vegetarian restaurant that cooks over fire. The menu changes every two weeks.",
    "Couples and groups of friends in Cardiff",
    "Sunday lunch from now on",
    { project: { defaultCallToAction: "Book a table" } },
  ),
  brief(
    "Rye & Shine",
    "Village bakery with a wood-fired oven. We bake rye, spelt and buns.",
    "Families in the village and weekend walkers",
    "Behind the scenes of our night shift",
  ),
  brief(
    "Tailwind Cycles",
    "Bicycle shop and workshop. We sell and service city bikes and e-bikes.",
    "Commuters",
    "20% off winter services until the end of November",
  ),
  brief(
    "Bloom & Thorn",
    "Florist for everyday flowers and weddings.",
    "Couples who plan a wedding",
    "5 questions to ask your wedding florist",
  ),
  brief(
    "Muddy Paws",
    "Dog walking and puppy training in south Manchester.",
    "First-time dog owners",
    "Puppy class starts on 9 January",
    { mainCharacter: { name: "Biscuit", role: "puppy", pronouns: { object: "him", possessive: "his" } } },
  ),
  brief(
    "Ledger & Loom",
    "Bookkeeping for makers and small shops.",
    "People who sell what they make",
    "how to get your receipts in order before the tax year ends",
    { project: { brandVoice: "friendly, plain" } },
  ),
  brief(
    "Northlight Homes",
    "Estate agents for first-time sellers in Leith.",
    "People who sell their first flat",
    "Why photos sell a flat before the viewing does",
  ),
  brief(
    "Sunnyside Solar",
    "We plan and install solar panels and batteries for family homes.",
    "Homeowners with a south-facing roof",
    "Open house: see a solar roof at work on 14 December",
    { project: { defaultCallToAction: "Save a place" } },
  ),
  brief(
    "Papier Mouse",
    "Independent children's bookshop with a reading corner.",
    "Parents and grandparents",
    "Christmas gift guide for children who do not like reading",
  ),
  brief(
    "Stillwater",
    "Massage and breathing classes above the old cinema.",
    "People with desk jobs",
    "gift vouchers for stiff shoulders",
    { visualStyle: "soft, sage green", audioMood: "calm" },
  ),
  brief(
    "Parlando",
    "Italian lessons online, in groups of four.",
    "Adults who want to speak and not to pass exams",
    "Get more people to book a trial lesson",
    { project: { brandVoice: "playful", defaultCallToAction: "Book a trial lesson" } },
  ),
  brief(
    "Wren & Daughters",
    "Carpenters and builders. We renovate old houses.",
    "Owners of old houses",
    "We're looking for an apprentice carpenter",
  ),
  brief(
    "Pixel Pantry",
    "Web design for cafés and small food brands.",
    "Owners of small food businesses",
    "What a good menu page needs",
    { project: { brandVoice: "casual" } },
  ),
  brief(
    "Greenhollow Campsite",
    "Campsite with thirty pitches and four wooden huts by a lake.",
    "Families with small children",
    "Book early for Easter",
    { sceneSetting: "A lake at dawn" },
  ),
  brief(
    "Saltbush",
    "Natural deodorant and soap without perfume.",
    "People with sensitive skin",
    "Refills are now cheaper than new jars",
    { project: { brandVoice: 'Honest. Never say "clean beauty".' } },
  ),
  brief(
    "Corvid Security",
    "IT security for medical practices.",
    "Practice owners and their managers",
    "Explain why updates should not wait",
    { project: { brandVoice: "professional, no scare tactics" } },
  ),
  brief(
    "The Tin Theatre",
    "A theatre with ninety seats in a former tin factory.",
    "People who have never been to a small theatre",
    "Our tenth season",
  ),
  brief(
    "Hop Yard",
    "Brewery with a tap room. We brew six beers and one without alcohol.",
    "Locals and visitors who like beer",
    "Tap room quiz every Thursday",
  ),
  brief(
    "Brightpath HR",
    "We help small companies to hire and keep good people.",
    "Founders with 5 to 50 employees",
    "An honest guide to the first hire",
    { project: { defaultCallToAction: "Book a call", defaultSeoKeywords: "first employee, hiring" } },
  ),
  brief(
    "Fern & Field",
    "A weekly box of vegetables from three farms near Bath.",
    "Households that cook",
    "Pause your box whenever you are away",
    { project: { problemBeingSolved: "Vegetable boxes pile up when you are on holiday" } },
  ),
  brief(
    "Kids of Kin",
    "Forest nursery for children from two to six.",
    "Parents of small children",
    "Come and see the forest nursery on Saturday morning",
  ),
  brief(
    "Studio Halide",
    "Portrait photographers for people who hate being photographed.",
    "Freelancers and small teams",
    "Headshot day in February",
  ),
  brief(
    "Dovetail Desks",
    "Desks and shelves from local oak, made to measure.",
    "People who work at home",
    "Standing desk or sitting desk: which one suits you?",
    { project: { brandVoice: "Bold and plain" } },
  ),
  brief(
    "Amber & Ash",
    "Hand-poured candles in refillable glasses.",
    "People who give presents",
    "Valentine's Day set of two",
  ),
  brief(
    "Meridian Wealth",
    "Independent advice on pensions and saving.",
    "People in their forties",
    "Three mistakes people make with their first pension",
    { project: { brandVoice: "Formal", defaultCallToAction: "Arrange a conversation" } },
  ),
];
