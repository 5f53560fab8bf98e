/** One a day, in turn. */
export const quickTips = [
  "Say what it is about and why now. An idea with a date or an offer makes better openings than one without.",
  "Fill in 'Facts we may state' in a project's settings: opening hours, prices, guarantees. They are used as they stand.",
  "Press 'Check the brief' before you create a spark. It is free, and shows what was understood.",
  "Begin with captions. They cost the least and show quickly whether the idea carries.",
  "Analyse three to five samples of your own writing, and new campaigns follow that voice.",
  "Answer the open questions below a campaign and make it again: what was left out goes in.",
  "Name whom it is for in the project, not in each idea. Every spark starts from there.",
  "Set a call to action in the project, and another one in a single spark where it differs.",
  "A template fills in what the project knows. Replace what is left in brackets.",
  "Add a reference picture when you choose a video, so that it shows your product.",
  "Download a campaign as one ZIP: texts, pictures and videos in folders of their own.",
  "Copy captions one at a time. Each keeps within the limit of its platform.",
  "Use one project for each brand or product. A mixed profile makes mixed campaigns.",
] as const;

const day = 86_400_000;

/** The tip of a day: the days since 1970 (UTC) modulo the number of tips. */
export function getTipOfTheDay(now = new Date()): string {
  return quickTips[Math.floor(now.getTime() / day) % quickTips.length] ?? quickTips[0];
}
