import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Dashboard } from "~/features/dashboard/dashboard";
import { findDashboard } from "~/features/dashboard/find-dashboard.server";
import { requireUser } from "~/platform/auth/require-user.server";

export const meta: MetaFunction = () => [{ title: "Dashboard · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  return findDashboard(await requireUser(request));
}

export default function DashboardPage() {
  return <Dashboard {...useLoaderData<typeof loader>()} />;
}
