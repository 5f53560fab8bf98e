import { expect, it } from "vitest";
import { cleanFact } from "./clean-fact";

it.each([
  ["Customer: Stavros, 63, taxi driver, gave written consent", "Stavros, 63, taxi driver"],
  ["Customer: Lurdes, 71, retired teacher, agreed to first name and photos", "Lurdes, 71, retired teacher"],
  ["Goal: £18,000 for a new roof", "£18,000 for a new roof"],
  ["we may use her full name", ""],
  ["Photo by Anna, must be credited", ""],
  ["Please don't mention the landlord", ""],
  ["Opening hours: 9 to 5", "Opening hours: 9 to 5"],
  ["Two teachers, agreed fees and no surprises", "Two teachers, agreed fees and no surprises"],
  ["Ask for permission slips at the desk", "Ask for permission slips at the desk"],
  ["Doors open at 6", "Doors open at 6"],
])("a fact as readers see it: %s", (fact, told) => expect(cleanFact(fact)).toBe(told));
