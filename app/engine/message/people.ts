import { readWords } from "../english/words";

const people =
  /^(?:people|everyone|everybody|anyone|parents?|mums?|dads?|kids?|children|child|families|family|couples?|women|woman|men|adults?|teens?|teenagers?|seniors?|pensioners?|students?|pupils?|beginners?|customers?|clients?|guests?|visitors?|patients?|tenants?|landlords?|homeowners?|owners?|neighbou?rs?|locals?|residents?|volunteers?|members?|users?|subscribers?|fans?|teams?|staff|employees|managers?|leaders?|founders?|companies|businesses|agencies|shops|startups?|firms|schools|clubs|friends?|olds|readers|followers|followers|audience|commuters?|professionals|freelancers?|newcomers|expats|women|brides?|runners?|knitters?|gardeners?|drinkers?|standard|girls?|boys?|veterans|nurses|doctors|developers|engineers|buyers|sellers|shoppers|lovers|organisers|organizers|workers|walkers|riders|cyclists|drivers|dog owners|travellers|travelers|tourists|couples)$/;

/** Whether a short phrase names people or bodies of people: "nervous patients", "sales managers who still use spreadsheets", "HR teams". */
export function isPeople(phrase: string): boolean {
  const words = readWords(phrase);
  const stop = words.findIndex(
    (word, at) => at > 0 && /^(?:who|that|with|of|in|from|for|to|on|whose|and|at|without|about)$/.test(word.lower),
  );
  const head = words[(stop < 0 ? words.length : stop) - 1];
  return !!head && people.test(head.lower.replace(/'s?$/, ""));
}
