import type { Brief } from "../../app/engine/brief";
import { aBrief, type Extras } from "../../tests/factories/a-brief";

function brief(
  name: string,
  description: string,
  audience: string,
  idea: string,
  project: Extras["project"] = {},
  more: Extras = {},
): Brief {
  return aBrief(name, description, audience, idea, { requestedAt: "2026-02-02T09:00:00.000Z", project, ...more });
}

/** Briefs that no phrase was written for: kinds, voices, thin and rich. */
export const unseenBriefs: readonly Brief[] = [
  brief(
    "Lantern Books",
    "Second-hand bookshop on two floors with a reading room. Open every day except Monday.",
    "People who read on trains",
    "Three paperbacks for the price of two in March",
    {
      brandVoice: "funny",
      defaultCallToAction: "Come and browse",
      problemBeingSolved: "A finished book and a long way home",
    },
  ),
  brief(
    "Birch & Bloom Physio",
    "Physiotherapy for runners and desk workers. Two therapists, evening appointments, parking behind the house.",
    "Runners with knee pain",
    "Get 20 sign-ups for our free running clinic on Saturday 14 March from 10 to 12 at Victoria Park",
    {
      brandVoice: "reassuring",
      defaultCallToAction: "Sign up",
      problemBeingSolved: "Knees that hurt after five kilometres",
    },
  ),
  brief(
    "Copperpot",
    "Vegan canteen by the harbour. Soups, bowls and cakes, made every morning by four cooks.",
    "Office workers near the harbour",
    "Announce our new breakfast from 7:30 starting Monday 2 March",
    { brandVoice: "energetic", defaultCallToAction: "Come for breakfast" },
  ),
  brief(
    "Ostrava Film Club",
    "A volunteer film club in an old brewery. We show two films a month.",
    "People who miss going to the cinema",
    "Raise £6,000 for a new projector by 30 June",
    {
      brandVoice: "hopeful",
      defaultCallToAction: "Give £15",
      problemBeingSolved: "The old projector stops in the middle of films",
    },
  ),
  brief(
    "Clearwater Accounting",
    "Accountants for freelancers. Fixed monthly price, answers within a day, chartered since 2003.",
    "Freelancers in their first three years",
    "Remind freelancers that the tax return is due before 31 January",
    {
      brandVoice: "professional, exact",
      defaultCallToAction: "Book a call",
      problemBeingSolved: "Receipts in a shoe box",
    },
    { requestedAt: "2026-12-28T09:00:00.000Z" },
  ),
  brief(
    "Maple & Moss Campsite",
    "Campsite with forty pitches and six huts by a lake. Dogs welcome, no cars beyond the gate.",
    "Families with children under ten",
    "Summer bookings open on 1 March",
    { brandVoice: "poetic", defaultCallToAction: "Choose a pitch" },
    {
      sceneSetting: "A lake at dawn",
      mainCharacter: { name: "Nora", role: "seven-year-old", pronouns: { object: "her", possessive: "her" } },
    },
  ),
  brief(
    "Stitch in Time",
    "Alterations and repairs. We mend zips, coats and wedding dresses while you wait or within three days.",
    "People who would rather mend than buy",
    "Why a good coat is worth a new lining",
    { brandVoice: "warm", defaultCallToAction: "Bring your coat" },
  ),
  brief(
    "Norrland Hosting",
    "Web hosting for small agencies, run on hydropower in Umeå. Human support, free migration, backups every six hours.",
    "Agencies with 5 to 50 client sites",
    "20% off the first year for agencies that move before 15 April",
    {
      brandVoice: "no jargon, direct",
      defaultCallToAction: "Ask for a quote",
      problemBeingSolved: "Your host answers tickets after three days",
    },
  ),
  brief("Casa Verde", "Plant shop and café in Porto.", "plant owners", "how to repot a monstera", {
    brandVoice: "casual",
  }),
  brief(
    "St Anne's Choir",
    "A choir of sixty voices that rehearses on Wednesday evenings in the parish hall.",
    "Singers who have not sung for years",
    "We're looking for tenors",
    { defaultCallToAction: "Come to a rehearsal", brandVoice: "kind" },
  ),
  brief(
    "Weber & Söhne",
    "Heat pumps and bathrooms. Family run since 1962, fixed prices, installed by our own fitters.",
    "Owners of houses built before 1990",
    "Does a heat pump work in an old house?",
    {
      brandVoice: "formal",
      defaultCallToAction: "Arrange a visit",
      problemBeingSolved: "Heating bills that rise every winter",
    },
  ),
  brief(
    "Pip's Pizza",
    "Pizza from a wood oven. Takeaway only.",
    "students",
    "student night every thursday, any pizza £7 🍕",
  ),
];
