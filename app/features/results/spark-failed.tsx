import type { ReactNode } from "react";
import type { ReceiptLine } from "~/features/ledger/get-receipt.server";
import { Receipt } from "./receipt";
import "./results.css";
import { LinkButton } from "~/ui/button";
import { Page, Section } from "~/ui/page";

/** What was not made and why, that it cost nothing, and the way on. */
export function SparkFailed({
  projectId,
  sparkId,
  message,
  receipt,
  cancelled = false,
  children,
}: {
  projectId: number;
  sparkId: number;
  message: string | null;
  receipt: readonly ReceiptLine[];
  /** The user ended it; nothing went wrong. */
  cancelled?: boolean;
  children?: ReactNode;
}) {
  return (
    <Page
      title={cancelled ? "Spark cancelled" : "Content Generation Failed"}
      back={`/project/${projectId}`}
      backLabel="Back to Project"
      width="reading"
    >
      <div className="stack">
        <p role={cancelled ? undefined : "alert"}>
          {message || (cancelled ? "You cancelled this." : "Content generation failed due to an unknown error.")}
        </p>
        <div className="cluster">
          <LinkButton href={`/project/${projectId}/spark?from=${sparkId}`} variant="primary" icon="spark">
            Try Again
          </LinkButton>
          <LinkButton href={`/project/${projectId}`}>Back to Project</LinkButton>
          <LinkButton href={`/project/${projectId}/results/${sparkId}/deletion`} variant="quiet" icon="trash">
            Delete
          </LinkButton>
        </div>
      </div>
      <Section title="Receipt" id="receipt">
        <Receipt lines={receipt} />
        {children}
      </Section>
    </Page>
  );
}
