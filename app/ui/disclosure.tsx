import type { ReactNode } from "react";
import { Icon } from "./icon";

/** More, for those who want it. Native `<details>`: works without scripts and is found by 'find in page'. */
export function Disclosure({
  summary,
  open,
  children,
  name,
  level,
}: {
  summary: ReactNode;
  open?: boolean;
  children: ReactNode;
  /** Of several with one name only one is open. */
  name?: string;
  /** Where the summary is a heading of its page. */
  level?: 3;
}) {
  const Summary = level ? (`h${level}` as const) : "span";
  return (
    <details className="disclosure" open={open} {...(name ? { name } : {})}>
      <summary>
        <Icon name="chevron-down" />
        <Summary>{summary}</Summary>
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
