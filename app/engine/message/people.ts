import { readWords } from "../english/words";

const people =
  /^(?:people|everyone|everybody|anyone|parents?|mums?|dads?|kids?|children|child|families|family|couples?|women|woman|men|adults?|teens?|teenagers?|seniors?|pensioners?|students?|pupils?|beginners?|customers?|clients?|guests?|visitors?|patients?|tenants?|landlords?|homeowners?|owners?|neighbou?rs?|locals?|residents?|volunteers?|members?|users?|subscribers?|fans?|teams?|staff|employees|managers?|leaders?|founders?|companies|businesses|agencies|shops|startups?|firms|schools|clubs|friends?|olds|readers|followers|audience|commuters?|professionals|freelancers?|newcomers|expats|brides?|runners?|knitters?|gardeners?|drinkers?|standard|girls?|boys?|veterans|nurses|doctors|developers|engineers|buyers|sellers|shoppers|lovers|organisers|organizers|workers|walkers|riders|cyclists|drivers|dog owners|travellers|travelers|tourists|couples)$/;

/** Things whose names end as those of people do. */
const things =
  /^(?:computers?|printers?|jumpers?|trailers?|hangers?|heaters?|cookers?|mowers?|papers?|letters?|flowers?|containers?|speakers?|slippers?|scooters?|posters?|folders?|mixers?|toasters?|monitors?|tractors?|plants?|tents?|presents?|shelters?|freezers?|routers?|strollers?|trousers|mirrors?|paint|equipment|water|power|paper|parts?|number|order|quarter|winter|summer)$/;
const workers =
  /^(?:\p{L}+(?:er|or|ist|ian|ant|ent|man|woman|men|women|person)s?|coach(?:es)?|cooks?|chefs?|nurses?|apprentices?|hands?|help|baristas?|guides?|trustees?|girls?|boys?|models?|judges?|hosts?|artists?|staff|crew|teams?|players?|stewards?|marshals?|au pairs?|interns?|trainees?|treasurers?|mechanics?|secretar(?:y|ies)|lifeguards?)$/u;

/** Whether a phrase names people who are looked for: "weekend kitchen porter", "volunteer coaches"; "old helmets" are not. */
export function isWorker(phrase: string): boolean {
  const words = readWords(phrase);
  const stop = words.findIndex((word, at) => at > 0 && /^(?:with|of|in|from|for|to|on|at|who)$/.test(word.lower));
  const head = words[(stop < 0 ? words.length : stop) - 1]?.lower ?? "";
  return !things.test(head) && (workers.test(head) || people.test(head));
}

/** Whether a short phrase names people or bodies of people: "nervous patients", "sales managers who still use spreadsheets", "HR teams". */
export function isPeople(phrase: string): boolean {
  const words = readWords(phrase);
  const stop = words.findIndex(
    (word, at) => at > 0 && /^(?:who|that|with|of|in|from|for|to|on|whose|and|at|without|about)$/.test(word.lower),
  );
  const head = words[(stop < 0 ? words.length : stop) - 1];
  return !!head && people.test(head.lower.replace(/'s?$/, ""));
}
