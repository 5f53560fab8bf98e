import { getContentType } from "~/features/content-types/content-types";
import { Status } from "~/ui/badge";
import { LinkButton, SubmitButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Section } from "~/ui/page";
import { formatMoment } from "./format-moment";
import type { findQueue } from "./queue.queries.server";
import "./oversight.css";

type Page = Awaited<ReturnType<typeof findQueue>>;
type Row = Page["open"][number];

/** What is being made, what waits, what failed and why, and holds that nobody settled. */
export function QueueView({ depth, open, after, failed, before, stuck }: Page) {
  return (
    <>
      <p>
        {depth
          ? `${depth.running.toLocaleString("en-US")} running, ${depth.waiting.toLocaleString("en-US")} waiting.`
          : "The queue's server does not answer: what is asked for waits."}{" "}
        <a href="/admin/reconciliation">Does everything add up?</a>
      </p>
      <Section title="Open">
        {open.length === 0 ? (
          <EmptyState title="Nothing waits" text="Sparks that wait or are being made are listed here." level={3} />
        ) : (
          <ul className="oversight-list">
            {open.map((row) => (
              <SparkRow key={row.id} row={row}>
                <div className="cluster">
                  {row.status === "awaiting" ? null : (
                    <form method="post" action="/admin/queue">
                      <input type="hidden" name="id" value={row.id} />
                      <SubmitButton variant="secondary" size="small" pending="Queueing...">
                        Queue again
                        <span className="visually-hidden"> spark {row.id}</span>
                      </SubmitButton>
                    </form>
                  )}
                  <LinkButton href={`/admin/queue/${row.id}/cancellation`} size="small" variant="quiet">
                    Cancel
                    <span className="visually-hidden"> spark {row.id}</span>
                  </LinkButton>
                </div>
              </SparkRow>
            ))}
          </ul>
        )}
        {after ? <LinkButton href={`/admin/queue?after=${after}`}>More</LinkButton> : null}
      </Section>
      {stuck.length > 0 ? (
        <Section
          title="Stuck holds"
          intro="Past their deadline and not settled. The worker releases them within a minute; one that stays is a fault."
        >
          <ul className="oversight-list">
            {stuck.map(({ id, sparkId, amount, deadlineAt }) => (
              <li key={id}>
                Hold {id} of spark {sparkId}: {amount.toLocaleString("en-US")} sparks, due {formatMoment(deadlineAt)}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title="Failed">
        {failed.length === 0 ? (
          <EmptyState title="Nothing failed" text="What could not be made is listed here, with the reason." level={3} />
        ) : (
          <ul className="oversight-list">
            {failed.map((row) => (
              <SparkRow key={row.id} row={row}>
                <p>{row.reason ?? "No reason is recorded."}</p>
              </SparkRow>
            ))}
          </ul>
        )}
        {before ? <LinkButton href={`/admin/queue?before=${before}`}>Older</LinkButton> : null}
      </Section>
    </>
  );
}

function SparkRow({ row, children }: { row: Row; children: React.ReactNode }) {
  return (
    <li>
      <div className="oversight-head">
        <strong>
          Spark {row.id}: {row.contentTypes.map((type) => getContentType(type).noun).join(", ")}
        </strong>
        <Status state={row.status} label={row.status === "awaiting" ? "Waits for approval" : undefined} />
      </div>
      <p className="fine-print">
        <bdi>{row.email}</bdi>, {formatMoment(row.createdAt)}
      </p>
      {children}
    </li>
  );
}
