import { Badge, type Tone } from "~/ui/badge";
import { LinkButton, SubmitButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { formatMoment } from "./format-moment";
import type { listOutbox } from "./outbox.queries.server";
import "./oversight.css";

const states: Record<string, { text: string; tone: Tone }> = {
  waiting: { text: "Waiting", tone: "neutral" },
  sent: { text: "Sent", tone: "ok" },
  kept: { text: "Kept", tone: "warn" },
  failed: { text: "Given up", tone: "bad" },
};

/** What was written to people, and what became of it. */
export function OutboxList({ emails, before }: ReturnType<typeof listOutbox>) {
  if (emails.length === 0)
    return (
      <EmptyState
        title="Nothing was written yet"
        text="Receipts, reset links and what else goes by e-mail is listed here."
      />
    );
  return (
    <>
      <ul className="oversight-list">
        {emails.map(({ id, title, recipient, state, at, problem, isReadable }) => (
          <li key={id}>
            <div className="oversight-head">
              <strong>
                <Title href={isReadable ? `/admin/outbox/${id}` : null}>{title}</Title>
              </strong>
              <Badge tone={states[state]?.tone}>{states[state]?.text ?? state}</Badge>
            </div>
            <p className="fine-print">
              To <bdi>{recipient}</bdi> · <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
              {problem ? ` · ${problem}` : null}
            </p>
            {state === "failed" ? (
              <form method="post" action="/admin/outbox">
                <input type="hidden" name="id" value={id} />
                <SubmitButton variant="secondary" size="small" pending="Queueing...">
                  Try again
                </SubmitButton>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
      {before ? (
        <nav className="cluster" aria-label="Pages of the outbox">
          <LinkButton href={`/admin/outbox?before=${before}`}>Older</LinkButton>
        </nav>
      ) : null}
    </>
  );
}

function Title({ href, children }: { href: string | null; children: string }) {
  return href ? (
    <a href={href} dir="auto">
      {children}
    </a>
  ) : (
    <bdi>{children}</bdi>
  );
}
