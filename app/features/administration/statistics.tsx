import { formatMoney } from "~/features/billing/format-money";
import { Figure } from "./admin-page";
import type { SiteStats } from "./find-site-stats.server";

/** How the site does, in figures. */
export function Statistics({ stats }: { stats: SiteStats }) {
  return (
    <dl className="admin-figures">
      <Figure label="Total Users" value={stats.totalUsers.toLocaleString("en-US")} />
      <Figure label="Active Subscriptions" value={stats.activeSubscriptions.toLocaleString("en-US")} />
      <Figure label="Total Sparks Used" value={stats.totalSparksUsed.toLocaleString("en-US")} />
      <Figure label="Total Revenue" value={formatMoney(stats.totalRevenue, "usd")} />
    </dl>
  );
}
