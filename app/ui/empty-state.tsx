import type { ReactNode } from "react";

/** Nothing here yet: what it will look like, and one action. */
export function EmptyState({
  title,
  text,
  action,
  picture,
  level = 2,
}: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** A sketch of what will be here. Decoration only. */
  picture?: ReactNode;
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      {picture ? <div aria-hidden="true">{picture}</div> : null}
      <Heading>{title}</Heading>
      {text ? <p>{text}</p> : null}
      {action}
    </div>
  );
}
