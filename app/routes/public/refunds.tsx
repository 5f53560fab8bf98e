import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RefundPolicy } from "~/features/legal/refund-policy";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { describePage } from "~/ui/describe-page";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: "Refund Policy · Sparkwright",
    description:
      "When you get money back: 14 days on the first subscription payment, and sparks for what was not made.",
    path: "/refunds",
  });

export const handle = { isSameForVisitors: true };

export function loader() {
  return { supportEmail: getSiteSettings().supportEmail };
}

export default function RefundPolicyRoute() {
  return <RefundPolicy {...useLoaderData<typeof loader>()} />;
}
