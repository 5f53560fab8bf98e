import { splitSentences } from "../checks/sentences";

/** No towns, though a preposition and a capital stand before them. */
const noTown =
  /^(?:English|French|Spanish|German|Italian|Welsh|January|February|March|April|May|June|July|August|September|October|November|December|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|Christmas|Easter|Europe|Britain|England|Scotland|Wales|Ireland|UK|USA|EU|I\b|Old Town)/;

/** The town that the description's first sentence says the business is in: "Leeds" of "near the station in Leeds". Null where things only come from there. */
export function findTown(description: string): string | null {
  const [first = ""] = splitSentences(description.slice(0, 1500));
  for (const [, before = "", town = ""] of first.matchAll(
    /(?<=^|\s)(\S{1,20}) (?:in|near|covering|across|around) (\p{Lu}[\p{L}'’-]{2,20}(?: (?:(?:da|de|do|del|di|la|le|upon|on|under) )?\p{Lu}[\p{L}'’-]{2,20}){0,2})(?= and\b|[.,;]|$| (?!\p{Lu}))/gu,
  ))
    if (
      !noTown.test(town) &&
      !/['’]s?$/.test(town) &&
      !/(?:farmers|growers|makers|suppliers|clients|customers|owners|made|grown|sewn|woven|printed|poured|built|born|baked|roasted|brewed|designed)$/i.test(
        before,
      )
    )
      return town;
  return null;
}
