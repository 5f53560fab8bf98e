import type { Desk } from "./desk";
import type { KindFrames } from "./frames/frames";
import { toneLines } from "./frames/tones";
import { worryLead } from "./frames/trade";
import { whenWhereLine } from "./idea-section";

const callLeads = [
  "Your next step:",
  "This way:",
  "Here is where it begins:",
  "To take the next step:",
  "All it takes:",
  "Ready?",
  "One click from here:",
  "Go ahead:",
  "If you like the sound of it:",
  "The short way:",
  "From here, it is one step:",
  "You can do it right now:",
];

/** The project's address for a Markdown link; only http and https get in. */
export function linkAddress(raw: string, display: string): string {
  try {
    const url = new URL(/^[a-z]+:\/\//i.test(raw) ? raw : `https://${raw}`);
    if (url.protocol === "http:" || url.protocol === "https:")
      return url.href.replace(/\(/g, "%28").replace(/\)/g, "%29");
  } catch {
    // why: an address that cannot be parsed is still printed as text elsewhere
  }
  return `https://${display}`;
}

/** The article's end: what may still be open, when and where again, the call to action as a link, and a goodbye. */
export function closing(desk: Desk, frames: KindFrames, worries: string[]): string {
  const { plan } = desk;
  const lead = desk.say(frames.closeLead);
  const when =
    ["event", "offer", "opening"].includes(plan.idea.kind) && !lead?.includes(desk.value("when"))
      ? whenWhereLine(desk)
      : null;
  const worry = plan.idea.kind !== "hiring" && worries[0] ? desk.say(worryLead, { worry: worries[0] }) : null;
  const call = plan.fullCallToAction.replace(/[[\]*_`<>]/g, "");
  const anchor = `**[${call}](${linkAddress(plan.brief.project.websiteUrl, plan.displayUrl)})**`;
  const lineBefore = desk.say(callLeads);
  const link = lineBefore ? `${lineBefore} ${anchor}` : anchor;
  const end = [desk.say(frames.closeEnd), desk.say(toneLines[plan.tone].closing)].filter(Boolean).join(" ");
  return [desk.heading(frames.closeHeadings), worry, [lead, when].filter(Boolean).join(" "), link, end]
    .filter(Boolean)
    .join("\n\n");
}
