import { expect, it } from "vitest";
import { cleanFact } from "./clean-fact";

it.each([
  ["Customer: Stavros, 63, taxi driver, gave written consent", "Stavros, 63, taxi driver"],
  ["Customer: Lurdes, 71, retired teacher, agreed to first name and photos", "Lurdes, 71, retired teacher"],
  ["Goal: £18,000 for a new roof", "£18,000 for a new roof"],
  ["we may use her full name", ""],
  ["Photo by Anna, must be credited", "Photo by Anna"],
  ["Please don't mention the landlord", ""],
  ["We have her permission to use the quote", ""],
  ["not yet public", ""],
])("leaves out what is not for readers: %s", (fact, told) => expect(cleanFact(fact)).toBe(told));

it.each([
  "Opening hours: 9 to 5",
  "Members: £5",
  "Price: £12 a head",
  "Where: the old station",
  "Two teachers, agreed fees and no surprises",
  "Ask for permission slips at the desk",
  "Written consent needed from a parent",
  "You must have your landlord's permission",
  "Do not use soap on slate",
  "Please keep dogs on leads",
  "Please check in by 4 pm",
  "Internal doors from £90",
  "Forty years' experience between us",
  "Confidential helpline, day and night",
  "Photos by three local artists",
])("leaves a fact as it is: %s", (fact) => expect(cleanFact(fact)).toBe(fact));
