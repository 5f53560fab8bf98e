import { PastDueBanner } from "~/features/billing/past-due-banner";
import { PlanBoughtBanner } from "~/features/billing/plan-bought-banner";
import { isUsageHigh, warnAbove } from "~/features/ledger/usage-warning";
import type { PaidPlanName } from "~/features/plans/plans";
import { getGreetingName } from "~/features/projects/greeting";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/page";
import { Progress } from "~/ui/progress";
import { Sparks } from "~/ui/sparks";
import type { findDashboard } from "./find-dashboard.server";
import "./dashboard.css";

type DashboardData = ReturnType<typeof findDashboard>;

/** What is left, what comes next, and who is signed in; `bought` is the plan that was paid for a moment ago. */
export function Dashboard({
  user,
  usage,
  plan,
  payment,
  isPastDue,
  projects,
  tip,
  bought,
}: DashboardData & { bought: PaidPlanName | null }) {
  return (
    <Page
      title={
        <>
          Welcome back, <bdi>{getGreetingName(user)}</bdi>
        </>
      }
      intro="Your sparks, your plan and your account."
    >
      {bought ? <PlanBoughtBanner plan={bought} /> : null}
      {isPastDue ? <PastDueBanner action={<LinkButton href="/billing">Go to Billing</LinkButton>} /> : null}
      <div className="dashboard">
        <UsageCard usage={usage} />
        <section className="dashboard-part" aria-labelledby="actions">
          <h2 id="actions">Quick Actions</h2>
          <ul className="dashboard-actions">
            <li>
              {usage.remaining > 0 ? (
                <LinkButton href="/project/new" variant="primary" icon="plus">
                  Create New Project
                </LinkButton>
              ) : (
                <LinkButton href="/pricing" variant="strong" icon="spark">
                  Get More Sparks
                </LinkButton>
              )}
            </li>
            <li>
              <LinkButton href="/" icon="folder">
                My Projects
              </LinkButton>
              <span className="fine-print figure">{countWords(projects)}</span>
            </li>
            <li>
              <LinkButton href="/my-content" icon="blog">
                View My Content
              </LinkButton>
            </li>
            <li>
              <LinkButton href="/pricing" icon="spark">
                Purchase Extra Sparks
              </LinkButton>
            </li>
          </ul>
        </section>
        <section className="dashboard-part" aria-labelledby="subscription">
          <h2 id="subscription">Subscription</h2>
          <p className="cluster">
            <Badge>{plan.name}</Badge>
            {plan.next ? (
              <span>
                <Sparks amount={plan.next.sparks} /> more on {plan.next.on}
              </span>
            ) : null}
            {payment ? (
              <span>{payment.ends ? `Ends on ${payment.on}` : `Next payment: ${payment.amount} on ${payment.on}`}</span>
            ) : null}
          </p>
          <div className="cluster">
            <LinkButton href="/pricing">Upgrade Plan</LinkButton>
            <LinkButton href="/billing">View Billing History</LinkButton>
          </div>
        </section>
        <section className="dashboard-part" aria-labelledby="profile">
          <h2 id="profile">Profile</h2>
          <dl className="dashboard-profile">
            <dt>Email</dt>
            <dd dir="auto">{user.email}</dd>
            <dt>Member since</dt>
            <dd>{user.memberSince}</dd>
          </dl>
          <p>
            <LinkButton href="/profile" icon="user">
              Edit Profile
            </LinkButton>
          </p>
        </section>
        <section className="dashboard-part dashboard-tip" aria-labelledby="tip">
          <h2 id="tip">Quick Tip</h2>
          <p>{tip}</p>
        </section>
      </div>
    </Page>
  );
}

function UsageCard({ usage }: { usage: DashboardData["usage"] }) {
  const warns = isUsageHigh(usage);
  const grouped = (amount: number) => amount.toLocaleString("en-US");
  return (
    <section className={`dashboard-part usage${warns ? " usage-warning" : ""}`} aria-labelledby="usage">
      <h2 id="usage">Sparks Usage</h2>
      <p className="usage-left">
        <Sparks amount={usage.remaining} /> <span>left</span>
      </p>
      <Progress
        value={usage.percent}
        label={`${grouped(usage.used)} of ${grouped(usage.total)} used since ${usage.since}`}
      />
      {warns ? (
        <p className="usage-note">
          {usage.remaining > 0 ? `More than ${warnAbove}% of your sparks are used.` : "All of your sparks are used."}
        </p>
      ) : null}
    </section>
  );
}

function countWords(projects: number): string {
  return projects === 1 ? "1 project" : `${projects.toLocaleString("en-US")} projects`;
}
