import { isKindOfBusiness, isPluralOfPeople } from "../english/business-kinds";
import { lowerStart } from "../english/capitals";
import { readNounPhrase } from "../english/noun-phrases";
import { readWords } from "../english/words";

/** What closes the name of what is sold: "swimming lessons | for adults", "garden rooms | built on site". */
const behind =
  /[,:;.]| (?:for|in|on|at|by|near|with|without|that|who|which|from|to|of|out of|made|built|grown|baked|sold|cut|delivered|printed|designed|sent|across|since|where|when|between|under|over|and|or) /i;

/** Words of it. */
const mostWords = 5;

/** What a business sells, as its description names it first: "swimming lessons". Empty where that names what the business is, or one thing alone. */
export function findProduct(description: string): string {
  const [opening = ""] = description.split(behind);
  const phrase = readNounPhrase(opening);
  if (!phrase || phrase.isName || phrase.number === "singular" || phrase.text.split(" ").length > mostWords) return "";
  const words = phrase.text.split(" ");
  // why: "Edinburgh bakery making rye loaves" is a bakery
  const isMaker = words.some((word, at) => /ing$/.test(word) && isKindOfBusiness(words[at - 1] ?? ""));
  if (isMaker || isKindOfBusiness(phrase.head) || isPluralOfPeople(phrase.head) || /^[a-z]/.test(opening)) return "";
  const [first] = readWords(phrase.text);
  const isOrder = first?.part === "verb" && !["Gerund", "PastTense", "Participle"].some((tag) => first.tags.has(tag));
  return isOrder ? "" : lowerStart(phrase.text);
}
