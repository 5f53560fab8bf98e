import { capitalise, withoutEndMark } from "../writing/clean-text";
import type { Desk } from "./desk";
import type { KindFrames } from "./frames/frames";
import { whenWhere } from "./frames/when-where";

const detailLines = [
  "What you can expect: {detail}.",
  "More precisely: {detail}.",
  "In other words, {detail}.",
  "Think of {detail}.",
];
const glanceLeads = [
  "The facts at a glance:",
  "To keep or to pass on:",
  "All of it in a few lines:",
  "For the fridge door:",
  "Here is what you need:",
  "The same as a list:",
  "What you should write down:",
  "If you like lists, here is one:",
  "The particulars:",
  "So that you have it in one place:",
];
const labels = {
  what: ["What", "What it is", "The news", "In one line", "The occasion", "What it is about", "In short"],
  offer: [
    "The offer",
    "What you get",
    "What",
    "In one line",
    "The deal",
    "What we are offering",
    "In short",
    "Your benefit",
  ],
  goal: ["Our goal", "What we hope to raise", "The goal", "Needed"],
  job: ["The job", "Wanted", "Who is missing"],
  when: ["When", "Time", "Date", "When it is on", "The time", "When to come", "To note in the diary"],
  where: ["Where", "Place", "Where to find it", "The place", "Where to go", "Where it is"],
  who: ["Who it is for", "For whom", "Made for", "Meant for", "With whom in mind", "Good for", "Of interest to"],
  more: [
    "More",
    "Details",
    "Read more",
    "Everything else",
    "Questions",
    "The small print",
    "On the web",
    "Where to ask",
  ],
};

/** When and where it is, in one sentence; null when the idea gives neither, or gives one that is about something else. */
export function whenWhereLine(desk: Desk): string | null {
  const { kind } = desk.plan.idea;
  if (kind === "how-to" || kind === "story" || desk.has("doing")) return null;
  const { both, when, where } = whenWhere[kind] ?? whenWhere.any;
  return desk.say(both) ?? desk.say(when) ?? desk.say(where);
}

/** What, when, where and for whom, in the user's own words, as a list; empty when there is too little to list. */
export function atAGlance(desk: Desk): string {
  const { plan, random } = desk;
  const { idea } = plan;
  const what = desk.has("thing") ? desk.value("thing").replace(/^our (?=\S+\s|\S{6})/, "") : null;
  const item = (key: keyof typeof labels, text: string) => `- **${random.pick(labels[key])}:** ${capitalise(text)}`;
  const items = [
    desk.has("role") ? item("job", desk.value("role")) : null,
    what && idea.kind !== "hiring" ? item(idea.kind === "offer" ? "offer" : "what", withoutEndMark(what)) : null,
    desk.has("when") ? item("when", desk.value("when")) : null,
    desk.has("goal") ? item("goal", desk.value("goal")) : null,
    desk.has("where") ? item("where", desk.value("where")) : null,
    idea.kind === "hiring" ? null : item("who", plan.audience),
    plan.displayUrl ? item("more", plan.displayUrl).replace(capitalise(plan.displayUrl), plan.displayUrl) : null,
  ].filter((line) => line !== null);
  if (items.length < 3 || plan.avoidedWords.some((word) => items.join(" ").toLowerCase().includes(word))) return "";
  if (what) desk.spend("subject");
  return `${desk.say(glanceLeads) ?? "In short:"}\n\n${items.join("\n")}`;
}

/** The idea in full, once: what it is, when, where, on what terms, for whom, and how to think about it. */
export function ideaSection(
  desk: Desk,
  frames: KindFrames,
  sparing = false,
  headings: readonly string[] = frames.ideaHeadings,
): string {
  const { idea } = desk.plan;
  // why: without a time or a place the list would only repeat the sentence above it
  const listed =
    (desk.has("when") || desk.has("where") || desk.has("goal")) && !["how-to", "story"].includes(idea.kind);
  const lead = [
    desk.say(frames.ideaLead),
    idea.detail ? desk.say(detailLines, { detail: idea.detail }) : null,
    desk.say(frames.forWhom),
    idea.kind === "hiring" ? desk.say(frames.forWhom) : null,
  ];
  const heading = desk.heading(headings);
  const glance = listed && desk.has("subject") ? atAGlance(desk) : "";
  if (!glance) lead.push(whenWhereLine(desk));
  const notes = Array.from({ length: (glance ? 1 : 2) - (sparing ? 1 : 0) }, () => desk.note(frames.notes));
  return [heading, lead.filter(Boolean).join(" "), glance, ...notes].filter(Boolean).join("\n\n");
}
