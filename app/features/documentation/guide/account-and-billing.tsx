import { listPacks } from "~/features/plans/packs";
import { listPaidPlans } from "~/features/plans/plans";
import type { GuideFacts } from "../guide-sections";
import { GuidePicture } from "./guide-picture";

export function AccountAndBilling({ freeSparks }: GuideFacts) {
  const plans = listPaidPlans().map(({ name, sparks }) => `${name} ${sparks.toLocaleString("en-US")}`);
  const packs = listPacks().map(({ sparks }) => sparks.toLocaleString("en-US"));
  return (
    <>
      <p>
        You pay with sparks. Free comes with {freeSparks.toLocaleString("en-US")} a month, {plans.join(", ")}; packs of{" "}
        {packs.join(", ")} are one-time purchases and don’t expire. <a href="/pricing">Pricing</a> has the amounts.
      </p>
      <GuidePicture name="billing" alt="The billing page: plan, usage this month and the history of payments." />
      <ul>
        <li>
          <a href="/billing">Billing</a> shows plan, usage, payments and invoices as PDF, and lets you change or cancel
          the plan and replace the card.
        </li>
        <li>
          The <a href="/billing/statement">spark statement</a> explains every spark that came or went, and downloads as
          CSV.
        </li>
        <li>
          Upgrades take effect at once. Downgrades and cancellations take effect at the end of the period you paid for.
        </li>
        <li>
          The <a href="/refunds">refund policy</a> says when money goes back.
        </li>
        <li>
          <a href="/profile">Profile</a> has your name, your password, the browsers you are signed in with, your access
          tokens, a download of all your data, and a way to delete your account.
        </li>
      </ul>
    </>
  );
}
