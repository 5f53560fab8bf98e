import { SubmitButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Section } from "~/ui/page";
import { FindingList } from "./finding-list";
import { formatMoment } from "./format-moment";
import type { reconcile } from "./reconciliation.server";
import "./oversight.css";

type Found = Awaited<ReturnType<typeof reconcile>>;
type Kind = NonNullable<Found["found"]>[number]["kind"];

const kinds: Record<Kind, string> = {
  "sum-not-zero": "Postings that do not sum to zero",
  "lot-differs-from-postings": "A lot unlike its postings",
  "held-differs-from-holds": "Held sparks unlike the holds",
  "granted-without-entry": "Granted without an entry",
  "hold-past-deadline": "A hold past its deadline",
  "hold-differs-from-part": "A hold unlike its part",
  "refund-shortfall": "Spent before the money went back",
  "paid-and-not-granted": "Paid and not granted",
  "granted-and-not-paid": "Granted and not paid",
  "refunded-and-not-taken-back": "Refunded and not taken back",
  "order-without-payment": "An order without its payment",
  "two-subscriptions": "Two subscriptions at once",
  "unknown-price": "A price that is none of ours",
  "subscription-elsewhere": "A subscription of another account",
  "not-on-record": "Known to a payment provider alone",
  "event-given-up": "An event that was given up",
};

/** What does not add up, with the ids to look at, and the events that can be worked on again. */
export function ReconciliationView({ found, events, at, ...compared }: Found) {
  return (
    <>
      <p className="fine-print oversight-moment">As of {formatMoment(at)}.</p>
      {found === null ? (
        <EmptyState
          title="The check did not end"
          text="It took too long or broke. Load the page again, or run npm run doctor."
        />
      ) : found.length === 0 && compared.findings.length === 0 ? (
        <EmptyState title="Everything adds up" text="Money, sparks and holds agree." />
      ) : (
        <ul className="oversight-list">
          {found.map(({ kind, detail }) => (
            <li key={kind + detail}>
              <strong>{kinds[kind]}</strong>
              <span>{detail}</span>
            </li>
          ))}
        </ul>
      )}
      <FindingList {...compared} />
      {events.length > 0 ? (
        <Section title="Payment events with a problem">
          <ul className="oversight-list">
            {events.map(({ provider, event, problem, createdAt }) => (
              <li key={provider + event}>
                <strong>
                  {provider === "stripe" ? "Stripe" : "PayPal"} {event}
                </strong>
                <span className="fine-print">
                  {formatMoment(createdAt)}: {problem}
                </span>
                <form method="post" action="/admin/reconciliation">
                  <input type="hidden" name="provider" value={provider} />
                  <input type="hidden" name="event" value={event} />
                  <SubmitButton variant="secondary" size="small" pending="Queueing...">
                    Work on it again
                  </SubmitButton>
                </form>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </>
  );
}
