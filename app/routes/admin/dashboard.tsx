import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { findStatistics } from "~/features/administration/find-statistics.server";
import { Statistics } from "~/features/administration/statistics";
import { requireAdmin } from "~/platform/auth/require-user.server";

export const meta: MetaFunction = () => [{ title: "Statistics · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  return findStatistics();
}

export default function StatisticsPage() {
  return (
    <AdminPage title="Statistics" intro="How the site does, from its own records.">
      <Statistics {...useLoaderData<typeof loader>()} />
    </AdminPage>
  );
}
