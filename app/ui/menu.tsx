import type { ReactNode } from "react";
import { Icon } from "./icon";

/**
 * A button that opens a short list. Native `<details>`, so it opens without scripts; those of one `name` open one at a time.
 * The sprinkles close it on Escape, on a press outside, and once a link was followed.
 */
export function Menu({
  label,
  text,
  children,
  name = "menu",
  className = "",
}: {
  /** The accessible name when `text` is not enough. */
  label?: string;
  text: ReactNode;
  children: ReactNode;
  name?: string;
  className?: string;
}) {
  return (
    <details className={`menu ${className}`.trim()} data-menu {...{ name }}>
      <summary aria-label={label}>
        {text}
        <Icon name="chevron-down" />
      </summary>
      <div className="menu-list">{children}</div>
    </details>
  );
}

export function MenuLink({ href, children, current }: { href: string; children: ReactNode; current?: boolean }) {
  return (
    <a className="menu-item" href={href} aria-current={current ? "page" : undefined}>
      {children}
    </a>
  );
}

/** An entry that changes something: a form of its own, since GET never does. */
export function MenuAction({
  action,
  forget,
  children,
}: {
  action: string;
  /** What leaves the browser's storage with it. */
  forget?: string;
  children: ReactNode;
}) {
  return (
    <form method="post" action={action} data-forget={forget}>
      <button type="submit" className="menu-item">
        {children}
      </button>
    </form>
  );
}
