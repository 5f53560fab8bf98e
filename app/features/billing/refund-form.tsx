import { LinkButton, SubmitButton } from "~/ui/button";
import { formatMoney } from "./format-money";
import "./billing.css";

/** What goes back under the guarantee, what ends with it, and the button that does it. */
export function RefundForm(shown: {
  description: string;
  /** Cents. */
  amount: number;
  currency: string;
  on: string;
  until: string;
}) {
  const money = formatMoney(shown.amount, shown.currency);
  return (
    <form method="post" className="pay-form">
      <input type="hidden" name="amount" value={shown.amount} />
      <dl className="billing-figures">
        <dt>Goes back</dt>
        <dd className="figure">{money}</dd>
        <dt>Paid on</dt>
        <dd>{shown.on}</dd>
        <dt>For</dt>
        <dd>{shown.description}</dd>
      </dl>
      <p>The money goes back the way it came and takes 7-14 business days.</p>
      <ul className="what-goes">
        <li>Your subscription ends at once, and your account is Free.</li>
        <li>The sparks that came with this payment go, as far as they are not used.</li>
        <li>Everything you made stays yours, and so do sparks from packs.</li>
        <li>What you paid for an upgrade to a larger plan is not refunded.</li>
        <li>You can do this until {shown.until}, once for each customer.</li>
      </ul>
      <div className="cluster">
        <SubmitButton variant="danger" pending="Sending it back...">
          {`Get ${money} back`}
        </SubmitButton>
        <LinkButton href="/billing">Keep my plan</LinkButton>
      </div>
    </form>
  );
}
