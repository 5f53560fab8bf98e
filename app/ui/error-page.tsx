import type { ReactNode } from "react";
import { Mark } from "./mark";

/** A page for what went wrong: what happened, and the way on. */
export function ErrorPage({
  title,
  text,
  action,
  reference,
}: {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** What to quote to support, so that the log entry can be found. */
  reference?: string;
}) {
  return (
    <div className="page error-page">
      <Mark size={56} spent />
      <h1>{title}</h1>
      <p className="page-intro">{text}</p>
      {action ? <div className="cluster">{action}</div> : null}
      {reference ? (
        <p className="fine-print">
          Reference: <code>{reference}</code>
        </p>
      ) : null}
    </div>
  );
}
