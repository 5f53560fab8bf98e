import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BillingPage } from "~/features/billing/billing-page";
import { findBilling } from "~/features/billing/find-billing.server";
import { requireUser } from "~/platform/auth/require-user.server";

export const meta: MetaFunction = () => [{ title: "Billing · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const showsAll = new URL(request.url).searchParams.get("history") === "all";
  return findBilling(user, new Date(), showsAll);
}

export default function Billing() {
  return <BillingPage {...useLoaderData<typeof loader>()} />;
}
