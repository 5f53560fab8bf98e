import { Badge, type Tone } from "~/ui/badge";
import type { IconName } from "~/ui/icon";
import type { CheckState, SystemCheck } from "./system-check";
import "./administration.css";

const looks: Record<CheckState, { tone: Tone; icon: IconName; word: string }> = {
  ok: { tone: "ok", icon: "check", word: "Good" },
  warn: { tone: "warn", icon: "warning", word: "Look at it" },
  bad: { tone: "bad", icon: "close", word: "Down" },
  off: { tone: "neutral", icon: "settings", word: "Not set up" },
};

/** What was checked, each with its state in a word. */
export function CheckList({ checks }: { checks: readonly SystemCheck[] }) {
  return (
    <ul className="admin-checks">
      {checks.map(({ name, state, text }) => (
        <li key={name}>
          <strong>{name}</strong>
          <CheckBadge state={state} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** A state in a word. */
export function CheckBadge({ state }: { state: CheckState }) {
  const { tone, icon, word } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
