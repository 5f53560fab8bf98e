import type { CampaignPlan } from "../../plan";
import type { Motif } from "./motifs";

/** Words that call for a motif, the telling ones first. Matched at the start of a word, in the plan's topic and the brief's words. */
const callers: readonly (readonly [Motif, string])[] = [
  ["beans", "roast|single origin|single-origin|beans"],
  ["coffee", "coffee|espresso|cafe|café|barista|latte|tea "],
  ["tooth", "dent|tooth|teeth|orthodon|smile"],
  ["dumbbell", "gym|fitness|workout|strength|training plan|personal train|crossfit"],
  ["scales", "law|legal|attorney|solicitor|notary|contract|lawyer"],
  ["paw", "pet|dog|cat |cats|vet|puppy|animal"],
  ["bread", "baker|bread|sourdough|loaf"],
  ["cake", "cake|pastr|dessert|birthday|confection|chocolate"],
  ["glass", "wine|bar |cocktail|beer|brew|drink"],
  ["plate", "restaurant|food|meal|kitchen|dining|menu|chef|cater|bistro|recipe|lunch|dinner"],
  ["heart", "charit|donat|nonprofit|non-profit|volunteer|care|community|wedding|love"],
  ["dress", "dress|boutique|bridal|couture"],
  ["shirt", "fashion|cloth|apparel|wear|style|textile|wardrobe"],
  ["plant", "garden|nursery|houseplant|plant|florist|landscap"],
  ["flower", "flower|bouquet|spring|beauty|skin|cosmetic|salon|hair"],
  ["lotus", "yoga|spa|wellness|meditat|massage|mindful|therap"],
  ["house", "real estate|realt|house|home|property|interior|furnitur|architect|mortgage|clean"],
  ["plane", "travel|trip|flight|holiday|hotel|touris|vacation"],
  ["mountain", "outdoor|hik|camp|ski|climb|adventure|trail"],
  ["wave", "surf|beach|sea|swim|ocean|summer"],
  ["book", "book|school|course|learn|educat|tutor|teach|student|library|publish|language"],
  ["coin", "financ|bank|account|tax|bookkeep|invest|insur|saving|money|crypto"],
  ["camera", "photo|video|film|studio"],
  ["note", "music|band|concert|audio|podcast|choir|dance"],
  ["gift", "gift|present|christmas|holiday season|subscription box"],
  ["wrench", "plumb|repair|electric|mechanic|handyman|construct|build|trade|renovat|roof|hvac"],
  ["car", "car |cars|auto|garage|driv|vehicle|taxi"],
  ["shield", "secur|privacy|cyber|safety|protect|backup"],
  ["game", "game|gaming|esport|toy"],
  ["phone", "mobile|app |apps|phone"],
  ["rocket", "startup|launch|accelerat|innovat"],
  ["window", "software|saas|b2b|platform|dashboard|tech|developer|cloud|data|crm|automat|online tool"],
  ["chart", "market|consult|sales|growth|analytic|agency|business|manufactur"],
  ["people", "hr|recruit|team|coach|hiring|people|event|meetup|network"],
  ["leaf", "eco|sustainab|organic|nature|green|farm|climate|vegan|energy|solar|health"],
  ["cart", "shop|store|retail|ecommerce|e-commerce|sale|market stall"],
  ["briefcase", "office|career|professional|business|client"],
];

/** The motif that a few words call for, if any. */
export function motifFor(words: string): Motif | undefined {
  const text = ` ${words.toLowerCase()} `;
  return callers.find(([, pattern]) => new RegExp(`[^\\p{L}](?:${pattern})`, "u").test(text))?.[0];
}

const byTopic: Record<string, readonly Motif[]> = {
  coffee: ["coffee", "beans"],
  food: ["plate", "bread"],
  restaurant: ["plate", "bread", "cake", "glass"],
  bakery: ["bread", "cake"],
  dental: ["tooth"],
  dentist: ["tooth"],
  health: ["heart", "leaf"],
  medical: ["heart", "shield"],
  fitness: ["dumbbell"],
  gym: ["dumbbell"],
  legal: ["scales"],
  law: ["scales"],
  software: ["window", "chart"],
  technology: ["window", "phone"],
  charity: ["heart", "people"],
  nonprofit: ["heart", "people"],
  fashion: ["shirt", "dress"],
  beauty: ["flower", "lotus"],
  wellness: ["lotus", "leaf"],
  travel: ["plane", "mountain"],
  education: ["book"],
  finance: ["coin", "chart"],
  home: ["house"],
  "real-estate": ["house"],
  pets: ["paw"],
  garden: ["plant", "flower"],
  music: ["note"],
  photography: ["camera"],
  automotive: ["car"],
  trades: ["wrench"],
  gaming: ["game"],
  retail: ["cart", "gift"],
  events: ["people", "gift"],
  outdoors: ["mountain"],
  consulting: ["chart", "briefcase"],
};

/** A wine glass beside these words would offend, or say the opposite. */
const withoutAlcohol = /\b(?:ramadan|eid|iftar|halal|muslim|alcohol[- ]free|non-alcoholic|sober)\b/i;

/** The main motif and up to two others for patterns and further scenes, the best first. Never empty. */
export function chooseMotifs(plan: CampaignPlan): [Motif, ...Motif[]] {
  const { project, idea } = plan.brief;
  const found: Motif[] = [];
  const add = (words: string, most: number) => {
    const text = ` ${words.toLowerCase()} `;
    const hits = callers.filter(([, pattern]) => new RegExp(`[^\\p{L}](?:${pattern})`, "u").test(text));
    found.push(...hits.slice(0, most).map(([motif]) => motif));
  };
  const known = byTopic[plan.topic.toLowerCase()] ?? [];
  add(idea, 2);
  add(`${plan.keywords.join(" ")} ${project.name}`, 2);
  // Within the topic's own drawings the one that the brief speaks of comes first.
  const spoken = found.filter((motif) => known.includes(motif));
  found.unshift(...spoken, ...known);
  if (known.length === 0) {
    const before = found.splice(0);
    add(plan.topic, 1);
    found.push(...before);
  }
  if (found.length === 0) add(`${project.description} ${project.targetAudience}`, 2);
  const words = `${idea} ${project.name} ${project.description} ${project.targetAudience}`;
  const fitting = found.filter((motif) => motif !== "glass" || !withoutAlcohol.test(words));
  const [first = "spark", ...others] = [...new Set(fitting)];
  return [first, ...others.slice(0, 2)];
}
