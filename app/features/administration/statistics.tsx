import { formatDay } from "~/features/billing/format-day";
import { Badge } from "~/ui/badge";
import { Figure } from "./admin-page";
import { BarChart } from "./bar-chart";
import { CheckList } from "./check-list";
import { describeThousands } from "./describe-measure";
import type { SiteStatistics } from "./find-statistics.server";
import refreshStatistics from "./refresh-statistics.js?url";
import type { SystemCheck } from "./system-check";

/** How the site does, and whether all of it works. With scripts it keeps itself up to date. */
export function Statistics({
  at,
  stats,
  monthlyRevenue,
  distribution,
  recent,
  signUps,
  sparksUsed,
  checks,
}: SiteStatistics) {
  return (
    <>
      <div data-live="figures">
        <dl className="admin-figures">
          <Figure label="Total Users" value={stats.totalUsers.toLocaleString("en-US")} />
          <Figure label="Active Subscriptions" value={stats.activeSubscriptions.toLocaleString("en-US")} />
          <Figure
            label="Monthly Revenue"
            value={`$${Math.round(monthlyRevenue / 100).toLocaleString("en-US")}`}
            note="Of active subscriptions; a year’s price counts a twelfth."
          />
          <Figure label="Sparks Used" value={describeThousands(stats.totalSparksUsed)} />
        </dl>
      </div>
      <div className="admin-halves" data-live="charts">
        <BarChart id="sign-ups" title="Sign-ups a day" unit="Sign-ups" days={signUps} />
        <BarChart id="sparks-used" title="Sparks used a day" unit="Sparks" days={sparksUsed} />
      </div>
      <div className="admin-halves" data-live="subscriptions">
        <Distribution distribution={distribution} />
        <Recent recent={recent} />
      </div>
      <div data-live="status">
        <SystemStatus checks={checks} />
        <p className="fine-print">
          As of <time dateTime={at.toISOString()}>{at.toISOString().slice(11, 19)} UTC</time>.
        </p>
      </div>
      <script type="module" src={refreshStatistics} />
    </>
  );
}

function Distribution({ distribution }: Pick<SiteStatistics, "distribution">) {
  return (
    <section className="admin-part" aria-labelledby="distribution">
      <h2 id="distribution">Subscription Distribution</h2>
      <ul className="admin-rows">
        {distribution.map(({ tier, plan, price, active, percent }) => (
          <li key={tier}>
            <span>
              {tier} (${price}) <span className="fine-print">{plan}</span>
            </span>
            <span className="figure">
              {active.toLocaleString("en-US")} <span className="fine-print">{percent}%</span>
            </span>
            <span className="admin-share" aria-hidden="true">
              <span style={{ width: `${percent}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Recent({ recent }: Pick<SiteStatistics, "recent">) {
  return (
    <section className="admin-part" aria-labelledby="recent">
      <h2 id="recent">Recent Subscriptions</h2>
      {recent.length > 0 ? (
        <ul className="admin-rows">
          {recent.map(({ id, email, plan, status, createdAt }) => (
            <li key={id}>
              <span className="user-name">
                <bdi>{email}</bdi>
                <time className="fine-print" dateTime={createdAt.toISOString()}>
                  {formatDay(createdAt)}
                </time>
              </span>
              <span className="user-flags">
                <Badge>{plan}</Badge>
                <Badge tone={status === "active" ? "ok" : "neutral"} icon={status === "active" ? "check" : "clock"}>
                  {status.replace("_", " ")}
                </Badge>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>Nobody has subscribed yet.</p>
      )}
    </section>
  );
}

function SystemStatus({ checks }: { checks: readonly SystemCheck[] }) {
  return (
    <section className="admin-part" aria-labelledby="status">
      <h2 id="status">System Status</h2>
      <CheckList checks={checks} />
    </section>
  );
}
