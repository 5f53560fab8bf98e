import { LinkButton } from "~/ui/button";
import type { UserMoney } from "./find-user-money.server";

/** What an account pays for and has paid, with the ways to end it and to give it back: each asks once more. */
export function UserMoneyList({ userId, money }: { userId: number; money: UserMoney }) {
  const { subscription, payments } = money;
  if (!subscription && payments.length === 0) return null;
  return (
    <>
      <h3>Money</h3>
      <ul className="user-money">
        {subscription ? (
          <li>
            <span>
              {subscription.plan} subscription,{" "}
              {subscription.endsOn ? `ends on ${subscription.endsOn}` : `paid until ${subscription.until}`}
            </span>
            <LinkButton href={`/admin/users/${userId}/cancellation`} size="small">
              End subscription
            </LinkButton>
          </li>
        ) : null}
        {payments.map(({ id, description, on, paid, back }) => (
          <li key={id}>
            <span>
              {description}, {paid} on {on}
              {back ? `, ${back} went back` : null}
            </span>
            <LinkButton
              href={`/admin/payments/${id}/refund`}
              size="small"
              aria-label={`Refund ${description} of ${on}`}
            >
              Refund
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  );
}
