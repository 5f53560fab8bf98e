import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

export type Tone = "neutral" | "ok" | "warn" | "bad" | "ember";

/** A word about a thing: 'Active', 'Template Mode'. */
export function Badge({ tone = "neutral", icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}

export type StatusState = "pending" | "processing" | "awaiting" | "complete" | "partial" | "failed" | "cancelled";

const states: Record<StatusState, { tone: Tone; icon: IconName; text: string }> = {
  pending: { tone: "neutral", icon: "clock", text: "Pending" },
  processing: { tone: "ember", icon: "working", text: "Processing" },
  awaiting: { tone: "warn", icon: "edit", text: "Waiting for your approval of the script" },
  complete: { tone: "ok", icon: "check", text: "Completed" },
  partial: { tone: "warn", icon: "check", text: "Partly made" },
  failed: { tone: "bad", icon: "warning", text: "Failed" },
  cancelled: { tone: "neutral", icon: "close", text: "Cancelled" },
};

/** How far a spark or a part is: always a shape and a word, never a colour alone. */
export function Status({ state, label }: { state: StatusState; label?: string }) {
  const { tone, icon, text } = states[state];
  return (
    <Badge tone={tone} icon={icon}>
      {label ?? text}
    </Badge>
  );
}
