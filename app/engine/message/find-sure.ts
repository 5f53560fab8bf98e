import type { FactName, Material } from "./message";

/** Words that name no thing by themselves: "orders", "orders for Christmas", "plan". */
const tooGeneral =
  /^(?:(?:last|first|next|new|our|more) )?(?:plans?|orders?|news|courses?|class(?:es)?|weeks?|days?|months?|years?|times?|dates?|offers?|deals?|things?|updates?|changes?|services?|events?|places?|sessions?|bookings?|applications?|people|anyone|everyone|someone|year|work|jobs?|help|stuff|products?|items?|options?|versions?)(?: (?:for|of|to|on|at|in) .{1,60})?$/i;

/** Sure is what has its grammar or its type: the rest is printed as a line of its own. */
export function findSure({ message, what, offer, timing, audience }: Material): FactName[] {
  const { facts } = message;
  const sure: FactName[] = [];
  if (what && what.text.split(" ").length <= 5 && !/[“"()]/.test(what.text) && !tooGeneral.test(what.text))
    sure.push("what");
  if (offer && offer.kind !== "other") sure.push("offer");
  // why not with a verb of its own: "to start in January" is not when the thing is
  const isOwn = !timing?.verb || timing.role === "deadline";
  if (
    timing &&
    isOwn &&
    (timing.start || timing.last || timing.before || timing.recurring || timing.period || timing.from)
  )
    sure.push("when");
  if (facts.where && facts.where.split(" ").length <= 6) sure.push("where");
  if (audience && (audience.asYou || audience.noun)) sure.push("for");
  return sure;
}
