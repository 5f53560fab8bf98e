import { contentTypes } from "~/engine/brief";
import { formatDay } from "~/features/billing/format-day";
import { getContentType } from "~/features/content-types/content-types";
import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, SelectField } from "~/ui/field";
import { useServerForm } from "~/ui/use-server-form";
import { ActList } from "./act-list";
import type { ManagedUser } from "./find-users-page.server";
import { defaultReasons, longestReason } from "./user-action.schema";
import { UserMoneyList } from "./user-money";
import { UserFlags } from "./users-view";

const labels = { action: "Action", amount: "Sparks", reason: "Reason", subscription: "Their subscription" };

/** One account: what is known of it, what can be done with it, and what was done. */
export function UserPanel({ user, closeHref }: { user: ManagedUser; closeHref: string }) {
  return (
    <section className="user-panel" id="manage" aria-labelledby="manage-title">
      <div className="page-header-row">
        <h2 id="manage-title">
          Manage <bdi>{user.email}</bdi>
        </h2>
        <LinkButton href={closeHref} variant="quiet" icon="close">
          Close
        </LinkButton>
      </div>
      <div className="user-panel-parts">
        <UserFacts user={user} />
        <UserActionForm user={user} />
      </div>
      <UserMoneyList userId={user.id} money={user.money} />
      {user.acts.length > 0 ? (
        <>
          <h3>What administrators did</h3>
          <ActList acts={user.acts} namesUser={false} />
        </>
      ) : null}
    </section>
  );
}

function UserFacts({ user }: { user: ManagedUser }) {
  const { sparks, content, bannedAt, banReason } = user;
  const facts: [string, string | null][] = [
    ["Name", `${user.firstName} ${user.lastName}`.trim() || null],
    ["User ID", String(user.id)],
    ["Member since", formatDay(user.createdAt)],
    ["Subscription", user.subscription ? user.subscription.replace("_", " ") : "none"],
    ["Next billing", user.nextBillingDate ? formatDay(user.nextBillingDate) : null],
    ["Paid by", user.paymentMethod],
    ["Sparks left", sparks.left.toLocaleString("en-US")],
    ["Sparks used", sparks.used.toLocaleString("en-US")],
    [
      "Made",
      contentTypes
        .map((type) => `${getContentType(type).title}: ${(content?.[type] ?? 0).toLocaleString("en-US")}`)
        .join(", "),
    ],
    ["Banned", bannedAt ? `${formatDay(bannedAt)}: ${banReason ?? "no reason given"}` : null],
  ];
  return (
    <div className="user-facts">
      <UserFlags user={user} />
      <dl>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <LinkButton href={`/admin/users/${user.id}/statement`} size="small">
        Spark statement
      </LinkButton>{" "}
      <LinkButton href={`/admin/log?show=security&user=${user.id}`} size="small">
        Security log
      </LinkButton>
    </div>
  );
}

/** The amount is shown for adding and deducting alone: the style sheet hides it for the others. */
function UserActionForm({ user }: { user: ManagedUser }) {
  const [form, fields] = useServerForm("user-action", {
    action: { required: true },
    amount: {},
    reason: { maxLength: longestReason },
    subscription: {},
  });
  const { subscription } = user.money;
  const actions = [
    { value: "add", label: "Add Sparks" },
    { value: "deduct", label: "Deduct Sparks" },
    { value: "admin", label: user.isAdmin ? "Remove Admin" : "Make Admin" },
    { value: "ban", label: user.isBanned ? "Unban User" : "Ban User" },
  ];
  return (
    <form method="post" className="user-action stack" {...form.props}>
      <ErrorSummary form={form} labels={labels} />
      <SelectField {...fields.action} label={labels.action} options={actions} />
      <div className="user-action-amount">
        <Field {...fields.amount} label={labels.amount} inputMode="numeric" autoComplete="off" hint="A whole number." />
      </div>
      <Field
        {...fields.reason}
        label={labels.reason}
        optional
        autoComplete="off"
        hint={`Stays in the log. With sparks it stands in the user’s statement, with a ban it goes to them by e-mail and is “${defaultReasons.ban}” where you give none.`}
      />
      {subscription && !user.isBanned ? (
        <div className="user-action-subscription">
          <SelectField
            {...fields.subscription}
            label={labels.subscription}
            options={[
              {
                value: "period",
                label: subscription.isPastDue ? "Ends at once: it is unpaid" : `Ends on ${subscription.until}`,
              },
              ...(subscription.isPastDue ? [] : [{ value: "now", label: "Ends at once" }]),
            ]}
            hint={`A ban ends their ${subscription.plan} subscription, and they get an e-mail that says so. What they paid stays paid until you refund it.`}
          />
        </div>
      ) : null}
      {user.isBanned && subscription && !subscription.endsOn ? (
        <p className="fine-print">Their subscription still runs. End it under Money.</p>
      ) : null}
      {user.isSelf ? <p className="fine-print">This is your own account.</p> : null}
      <input type="hidden" name="nonce" value={user.nonce} />
      <input type="hidden" name="wasAdmin" value={String(user.isAdmin)} />
      <input type="hidden" name="wasBanned" value={String(user.isBanned)} />
      <SubmitButton variant="strong" pending="Applying...">
        Apply
      </SubmitButton>
    </form>
  );
}
