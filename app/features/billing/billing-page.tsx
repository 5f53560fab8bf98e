import { isUsageHigh, warnAbove } from "~/features/ledger/usage-warning";
import { Badge, type Tone } from "~/ui/badge";
import { LinkButton, SubmitButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Page } from "~/ui/page";
import { Progress } from "~/ui/progress";
import { Sparks } from "~/ui/sparks";
import type { BillingStatus, findBilling } from "./find-billing.server";
import { formatMoney } from "./format-money";
import { PastDueBanner } from "./past-due-banner";
import "./billing.css";

type BillingData = ReturnType<typeof findBilling>;
type Row = BillingData["history"][number];

const planTones: Record<BillingData["plan"]["id"], Tone> = {
  free: "neutral",
  launch: "ok",
  amplify: "ember",
  scale: "warn",
};

const statuses: Record<BillingStatus, { text: string; tone: Tone }> = {
  active: { text: "Active", tone: "ok" },
  cancelled: { text: "Cancelled", tone: "warn" },
  past_due: { text: "Past due", tone: "bad" },
  inactive: { text: "Inactive", tone: "neutral" },
};

/** The plan, what of it is used, what it costs, and what was paid. */
export function BillingPage(billing: BillingData) {
  const { plan, living, history, hasMore } = billing;
  return (
    <Page title="Billing" intro="Your plan, what it costs and what you paid.">
      {living?.state === "past_due" ? <PastDueBanner /> : null}
      {billing.isDisputed ? (
        <div className="billing-due" role="alert">
          <p>
            A payment of yours is disputed at your bank or at PayPal. Until that is settled you can read and download
            everything, and make nothing new. Was it a mistake? <a href="/contact">Tell us</a>.
          </p>
        </div>
      ) : null}
      <div className="billing">
        <CurrentPlan {...billing} />
        <UsageThisMonth {...billing} />
        <section className="billing-part" aria-labelledby="cost">
          <h2 id="cost">Monthly Cost</h2>
          <p className="billing-cost figure">{formatMoney(billing.monthlyCost, "usd")}</p>
          {living?.billing === "annual" ? (
            <p className="fine-print">Billed {formatMoney(living.amount, living.currency)} a year.</p>
          ) : null}
          <LinkButton href="/pricing">{living ? "Change Plan" : "Upgrade Plan"}</LinkButton>
        </section>
        {living && billing.canPay ? (
          <QuickActions
            cancels={living.cancels}
            hasInvoice={billing.hasInvoice}
            stay={living.stayPath ? { path: living.stayPath, plan: plan.name } : null}
            byPayPal={living.provider === "paypal"}
          />
        ) : null}
        {billing.guarantee && billing.canPay ? <MoneyBackGuarantee guarantee={billing.guarantee} /> : null}
        <section className="billing-part billing-history" aria-labelledby="history">
          <h2 id="history">Billing History</h2>
          {history.length > 0 ? (
            <ul className="billing-rows">
              {history.map((row) => (
                <HistoryRow key={row.id} row={row} />
              ))}
            </ul>
          ) : (
            <EmptyState
              level={3}
              title="No billing history yet"
              text="What you pay is listed here, with its invoice."
              action={plan.id === "free" ? <LinkButton href="/pricing">View Plans &amp; Pricing</LinkButton> : null}
            />
          )}
          {hasMore ? <LinkButton href="/billing?history=all#history">Show all</LinkButton> : null}
          <p>
            <a href="/billing/details">Billing details</a> for your invoices: company, address, VAT number.
          </p>
        </section>
      </div>
    </Page>
  );
}

function CurrentPlan({ plan, status, living, nextFree }: BillingData) {
  const { text, tone } = statuses[status];
  return (
    <section className="billing-part" aria-labelledby="plan">
      <h2 id="plan">Current Plan</h2>
      <p className="cluster">
        <Badge tone={planTones[plan.id]}>{plan.name}</Badge>
        <Badge tone={tone}>{text}</Badge>
      </p>
      {living ? (
        <p>
          {living.cancels
            ? `Ends on ${living.on}. Until then everything stays as it is.`
            : `Next billing date: ${living.on}, ${formatMoney(living.amount, living.currency)}.`}
          {living.changesTo && !living.cancels ? ` You are on ${living.changesTo} from then on.` : null}
          {living.provider === "paypal" ? " Paid by PayPal." : null}
        </p>
      ) : nextFree ? (
        <p>
          <Sparks amount={nextFree.sparks} /> more on {nextFree.on}
        </p>
      ) : null}
    </section>
  );
}

function UsageThisMonth({ usage, forecast, renewal }: Pick<BillingData, "usage" | "forecast" | "renewal">) {
  const grouped = (amount: number) => amount.toLocaleString("en-US");
  const isHigh = isUsageHigh(usage);
  return (
    <section className={`billing-part billing-usage${isHigh ? " billing-usage-high" : ""}`} aria-labelledby="usage">
      <h2 id="usage">Usage This Month</h2>
      <p className="figure">
        {grouped(usage.used)} / {grouped(usage.total)} sparks
      </p>
      <Progress value={usage.percent} label={`Used since ${usage.since}`} />
      {isHigh ? (
        <p className="billing-usage-note">
          {usage.remaining > 0 ? `More than ${warnAbove}% of your sparks are used.` : "All of your sparks are used."}
        </p>
      ) : null}
      {forecast ? <p>{forecast}</p> : null}
      {renewal ? (
        <p role="status">
          Your renewal is being paid, which takes about an hour. Until then you keep what is left of the month that
          ended on {renewal.since}; then the new month's sparks come in its place.
        </p>
      ) : null}
      {usage.remaining === 0 ? (
        <LinkButton href="/pricing" variant="strong" icon="spark">
          Get More Sparks
        </LinkButton>
      ) : null}
      <p>
        <a href="/billing/statement">Spark statement</a>: every spark that came and went.
      </p>
    </section>
  );
}

function QuickActions({
  cancels,
  stay,
  hasInvoice,
  byPayPal,
}: {
  cancels: boolean;
  stay: { path: string; plan: string } | null;
  hasInvoice: boolean;
  byPayPal: boolean;
}) {
  return (
    <section className="billing-part billing-actions" aria-labelledby="actions">
      <h2 id="actions">Quick Actions</h2>
      <div className="cluster">
        {hasInvoice ? (
          <LinkButton href="/billing/invoice/latest" icon="download" target="_blank">
            Download Latest Invoice
          </LinkButton>
        ) : null}
        <form method="post" action="/billing/payment-method">
          <SubmitButton variant="secondary" pending="Opening...">
            Update Payment Method
          </SubmitButton>
        </form>
        {stay && !cancels ? <LinkButton href={stay.path}>Stay on {stay.plan}</LinkButton> : null}
        {cancels ? (
          <form method="post" action="/billing/cancellation/removal">
            <SubmitButton variant="strong" pending="Keeping it...">
              Keep Subscription
            </SubmitButton>
          </form>
        ) : (
          <LinkButton href="/billing/cancellation">Cancel Subscription</LinkButton>
        )}
      </div>
      {byPayPal ? (
        <p className="fine-print">
          You choose what PayPal pays with on its own page of automatic payments. A subscription that you end there
          cannot be kept.
        </p>
      ) : null}
    </section>
  );
}

function MoneyBackGuarantee({ guarantee }: { guarantee: NonNullable<BillingData["guarantee"]> }) {
  return (
    <section className="billing-part billing-guarantee" aria-labelledby="guarantee">
      <h2 id="guarantee">Money-Back Guarantee</h2>
      <p>
        You can have your first payment back until {guarantee.until}:{" "}
        <span className="figure">{formatMoney(guarantee.amount, guarantee.currency)}</span>.
      </p>
      <LinkButton href={guarantee.path}>Get Your Money Back</LinkButton>
    </section>
  );
}

const states: Record<Row["state"], { text: string; tone: Tone }> = {
  completed: { text: "Completed", tone: "ok" },
  pending: { text: "Pending", tone: "neutral" },
  failed: { text: "Failed", tone: "bad" },
};

function HistoryRow({ row }: { row: Row }) {
  const { text, tone } = states[row.state];
  return (
    <li>
      <Badge tone={tone}>{text}</Badge>
      <span className="billing-what">
        <bdi>{row.description}</bdi>
        <span className="fine-print">{row.paidBy}</span>
        {row.refunded > 0 ? (
          <span className="fine-print">{formatMoney(row.refunded, row.currency)} refunded</span>
        ) : null}
      </span>
      <span>{row.on}</span>
      <span className="figure">{formatMoney(row.amount, row.currency)}</span>
      <span className="billing-documents">
        {row.documents.map(({ number, kind, name }) => (
          <LinkButton
            key={number}
            href={`/billing/invoice/${number}`}
            size="small"
            icon="download"
            target="_blank"
            aria-label={`${kind === "invoice" ? "Invoice" : "Credit note"} ${name} as a PDF`}
          >
            {kind === "invoice" ? "PDF" : "Credit note"}
          </LinkButton>
        ))}
      </span>
    </li>
  );
}
