import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findBoughtPlan } from "~/features/billing/find-bought-plan.server";
import { Dashboard } from "~/features/dashboard/dashboard";
import { findDashboard } from "~/features/dashboard/find-dashboard.server";
import { requireUser } from "~/platform/auth/require-user.server";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const meta: MetaFunction = () => [{ title: "Dashboard · Sparkwright" }];

export const handle = {
  /** What was bought is said for 3 seconds, then the address is the plain one again. */
  refresh: ({ bought }: Loaded) => (bought ? "3;url=/dashboard" : null),
};

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const comesFromPayment = new URL(request.url).searchParams.get("payment") === "success";
  return { ...findDashboard(user), bought: comesFromPayment ? findBoughtPlan(user.id) : null };
}

export default function DashboardPage() {
  return <Dashboard {...useLoaderData<typeof loader>()} />;
}
