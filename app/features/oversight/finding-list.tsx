import { formatMoney } from "~/features/billing/format-money";
import { SubmitButton } from "~/ui/button";
import { Section } from "~/ui/page";
import { formatMoment } from "./format-moment";
import type { reconcile } from "./reconciliation.server";

type Shown = Pick<Awaited<ReturnType<typeof reconcile>>, "findings" | "mended" | "comparisons">;
type Finding = Shown["findings"][number];

const names = { stripe: "Stripe", paypal: "PayPal" } as const;
const whats: Record<Finding["kind"], string> = {
  payment: "A payment without an order",
  refund: "A refund that is not on record",
  dispute: "A dispute that is not on record",
};

/** What the comparison at night found, with the page at the provider and what can be done about it here. */
export function FindingList({ findings, mended, comparisons }: Shown) {
  if (comparisons.length === 0) return null;
  return (
    <Section title="Compared with the providers' own lists">
      {comparisons.map(({ provider, comparedAt, problem }) => (
        <p className="fine-print" key={provider}>
          {names[provider]}: {comparedAt ? `compared at ${formatMoment(comparedAt)}` : "not compared yet"}
          {problem ? `; the last comparison broke off: ${problem}` : ""}.
        </p>
      ))}
      {findings.length > 0 ? (
        <ul className="oversight-list">
          {findings.map((finding) => (
            <li key={finding.id}>
              <strong>{whats[finding.kind]}</strong>
              <span>
                <Amount {...finding} />
              </span>
              <form method="post" action="/admin/reconciliation" className="oversight-actions">
                <input type="hidden" name="finding" value={finding.id} />
                <SubmitButton name="intent" value="look" variant="secondary" size="small" pending="Looking...">
                  Look again
                </SubmitButton>
                <SubmitButton name="intent" value="dismiss" variant="secondary" size="small" pending="Noting...">
                  I have dealt with it
                </SubmitButton>
              </form>
            </li>
          ))}
        </ul>
      ) : null}
      {mended.length > 0 ? (
        <details>
          <summary>{mended.length} that no event told us of, on record since</summary>
          <ul className="oversight-list">
            {mended.map((finding) => (
              <li key={finding.id}>
                <span>
                  {finding.kind}: <Amount {...finding} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Section>
  );
}

function Amount({ provider, reference, amount, currency, at, url }: Finding) {
  return (
    <>
      {formatMoney(amount, currency)}, {formatMoment(at)}:{" "}
      <a href={url} rel="noreferrer" target="_blank">
        {reference} at {names[provider]}
      </a>
    </>
  );
}
