import { Badge, type Tone } from "~/ui/badge";
import type { IconName } from "~/ui/icon";

/** How a review stands: the link was given out, or what was decided last, and whether that is about what is there now. */
export type ReviewState = "shared" | "approved" | "approved-before" | "changes" | "changes-done";

const states: Record<ReviewState, { tone: Tone; icon: IconName; text: string }> = {
  shared: { tone: "neutral", icon: "link", text: "Shared for review" },
  approved: { tone: "ok", icon: "check", text: "Approved" },
  "approved-before": { tone: "warn", icon: "edit", text: "Approved, changed since" },
  changes: { tone: "warn", icon: "edit", text: "Changes requested" },
  "changes-done": { tone: "neutral", icon: "check", text: "Changes made" },
};

/** How the review of a campaign stands, in a word. */
export function ReviewBadge({ state }: { state: ReviewState }) {
  const { tone, icon, text } = states[state];
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}
