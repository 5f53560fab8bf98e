export interface Project {
  name: string;
  description: string;
  audience: string;
  brandVoice?: string;
  defaultCallToAction?: string;
  problemBeingSolved?: string;
}

/** The businesses behind the ideas: as thin and as rich as people fill in such a form. */
export const projects = {
  swim: {
    name: "Tidewise Swim School",
    description: "Swimming lessons for adults in small groups in a warm pool.",
    audience: "Adults who never learned to swim",
    brandVoice: "gentle, encouraging",
    defaultCallToAction: "Book a trial lesson",
    problemBeingSolved: "Embarrassment about being a beginner",
  },
  trattoria: {
    name: "Trattoria Bruna",
    description: "Family-run Italian restaurant with fresh pasta made by hand every morning.",
    audience: "Couples and families in the neighbourhood",
    brandVoice: "warm",
    defaultCallToAction: "Reserve a table",
    problemBeingSolved: "Quiet Tuesdays",
  },
  garden: {
    name: "Plumb & Larch",
    description: "Garden rooms in timber, insulated and built in three weeks, with a ten-year guarantee.",
    audience: "Home workers with a small yard",
    defaultCallToAction: "Get a drawing",
    problemBeingSolved: "No room to work at home",
  },
  kiosk: { name: "Kiosk 12", description: "coffee and newspapers", audience: "Commuters" },
  benches: {
    name: "Asociación Vecinal El Puente",
    description: "A neighbourhood association in Zaragoza.",
    audience: "Neighbours and local shops",
    brandVoice: "hopeful",
    defaultCallToAction: "Give 10 euros",
    problemBeingSolved: "Nowhere to sit in the square",
  },
  solar: {
    name: "Brightside Solar",
    description: "Solar panels and batteries, installed by our own electricians. MCS registered.",
    audience: "Homeowners with a south-facing roof",
    brandVoice: "straight-talking",
    defaultCallToAction: "Ask for a survey",
    problemBeingSolved: "Energy bills keep rising",
  },
  gas: {
    name: "Pilot Light Heating",
    description: "Boiler servicing and gas safety checks. Gas Safe registered, fixed price, same-week visits.",
    audience: "Homeowners in Stockport",
    defaultCallToAction: "Book a check",
  },
  sweets: {
    name: "Baklava & Sons",
    description: "Turkish sweets by post, made to order every Thursday.",
    audience: "People who send gifts",
    brandVoice: "cheeky",
    defaultCallToAction: "Choose a box",
    problemBeingSolved: "Flowers again",
  },
  saas: {
    name: "Pagewatch",
    description: "Uptime monitoring for agencies. Checks every 30 seconds from 12 regions. Free plan with five sites.",
    audience: "Agencies with 20 to 200 client sites",
    defaultCallToAction: "Start a free trial",
    problemBeingSolved: "Clients notice outages first",
  },
  crm: {
    name: "Dealwell",
    description: "A CRM for small sales teams. Set up in an afternoon, human support, EU hosting.",
    audience: "Sales teams of 5 to 50",
    defaultCallToAction: "Book a demo",
  },
  yarn: { name: "Woolgather", description: "Yarn shop with classes on Saturdays", audience: "knitters" },
  dentist: {
    name: "Molar & Co",
    description: "Dental practice with two dentists and a hygienist, open until eight on Tuesdays.",
    audience: "Adults who have not seen a dentist for years",
    defaultCallToAction: "Book a first visit",
    problemBeingSolved: "Fear of the dentist",
  },
  school: {
    name: "Vidya Coaching Centre",
    description: "Maths and science coaching for class 9 to 12, small batches, 14 years of experience.",
    audience: "Parents of class 10 students in Pune",
    defaultCallToAction: "Call for a demo class",
  },
  sarees: {
    name: "Kanchi Looms",
    description: "Handwoven silk sarees direct from weavers. Free shipping across India.",
    audience: "Women shopping for weddings",
    defaultCallToAction: "Shop now",
  },
  charity: {
    name: "Second Spring",
    description: "A charity that repairs donated bicycles and gives them to people who are new in the city.",
    audience: "Neighbours with a bicycle in the cellar",
    defaultCallToAction: "Give your bike",
  },
  gym: {
    name: "Kettle & Bell",
    description: "A gym for people who do not like gyms. Small groups, no mirrors, no music.",
    audience: "Beginners and people over fifty",
    brandVoice: "dry humour",
  },
  movers: {
    name: "Careful Brothers",
    description: "House moves with two men and a van. Insured, hourly rate, packing included.",
    audience: "people moving flat",
    problemBeingSolved: "Moving is stressful and things get broken",
  },
  museum: {
    name: "Harbour Museum",
    description: "A small museum about the fishing harbour, run by volunteers.",
    audience: "Families with children from four to ten",
    defaultCallToAction: "Plan your visit",
  },
  salon: { name: "Shear Joy", description: "hair salon, walk-ins welcome", audience: "women and men in Dublin" },
  agency: {
    name: "Northfold",
    description: "Employer branding for manufacturing firms.",
    audience: "HR leaders in manufacturing",
    defaultCallToAction: "Download the report",
    problemBeingSolved: "Open roles stay open for months",
  },
  repair: {
    name: "FixFast Phones",
    description: "Phone screens repaired while you wait. Six-month guarantee.",
    audience: "Anyone with a broken phone",
    problemBeingSolved: "A cracked screen",
  },
  brewery: {
    name: "Low Tide Brewing",
    description: "Small-batch beer brewed in Portland, Maine since 2014.",
    audience: "Craft beer drinkers",
    defaultCallToAction: "Visit the taproom",
  },
  nursery: {
    name: "Little Acorns",
    description: "Nursery for children from one to five with a big garden and its own cook.",
    audience: "Parents who go back to work",
    defaultCallToAction: "Book a visit",
  },
  farm: {
    name: "Green Gate Farm",
    description: "Organic vegetable boxes delivered weekly.",
    audience: "Families who cook",
  },
  hotel: {
    name: "Hotel Miramar",
    description: "Twelve rooms by the sea with breakfast on the terrace. We speak English, Spanish and German.",
    audience: "Couples that want to relax",
    defaultCallToAction: "Book direct",
  },
  chess: {
    name: "Oxley Chess Club",
    description: "Chess club, all ages, Thursdays 7pm in the library.",
    audience: "Anyone who likes chess",
  },
} as const satisfies Record<string, Project>;
