import { LegalPage, SupportAddress } from "./legal-page";

export function RefundPolicy({ supportEmail }: { supportEmail: string | null }) {
  return (
    <LegalPage title="Refund Policy">
      <h2>14 days on the first payment</h2>
      <p>
        You can have your first subscription payment back within 14 days, for any reason. This holds once for each
        customer.
      </p>

      <h2>What is not refunded</h2>
      <ul>
        <li>Renewals: the second payment of a subscription and those after it.</li>
        <li>Sparks that you bought on top of a plan.</li>
      </ul>

      <h2>What comes back by itself</h2>
      <p>
        Sparks for a part that could not be made, or that you cancelled before it was ready, are back in your balance at
        once. They were held and never charged.
      </p>

      <h2>How to ask</h2>
      <p>
        For the first payment, Billing has a button while the 14 days last. For anything else, write to{" "}
        <SupportAddress email={supportEmail} /> from the address of your account. The money goes back the way it came
        and takes 7-14 business days.
      </p>
    </LegalPage>
  );
}
