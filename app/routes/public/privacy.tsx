import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PrivacyPolicy } from "~/features/legal/privacy-policy";
import { listPaymentProviders } from "~/features/payments/find-payment-provider.server";
import { listAskedVendors } from "~/features/settings/list-asked-vendors.server";
import { config } from "~/platform/config/config.server";
import { findEmailTransport } from "~/platform/email/find-email-transport.server";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { describePage } from "~/ui/describe-page";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: "Privacy Policy · Sparkwright",
    description: "What this site stores about you, which cookies it sets, what it sends to others, and for how long.",
    path: "/privacy",
  });

export const handle = { isSameForVisitors: true };

export function loader() {
  return {
    supportEmail: getSiteSettings().supportEmail,
    providers: listAskedVendors(),
    hasTagManager: config.tagManagerId !== undefined,
    paidThrough: listPaymentProviders().map(({ name }) => name),
    emailedBy: findEmailTransport()?.name ?? null,
    hasCardField: config.stripe.publishableKey !== undefined,
    storage: config.mediaBucket && {
      host: getBucketHost(config.mediaBucket),
      isAskedByBrowsers: config.mediaBucket.deliveryOrigin !== null,
    },
    hasRenderWorkers: config.queueUrl !== null && config.mediaBucket !== null,
  };
}

const getBucketHost = ({ endpoint, region }: { endpoint?: string | undefined; region: string }) =>
  endpoint ? new URL(endpoint).host : `s3.${region}.amazonaws.com`;

export default function PrivacyRoute() {
  return <PrivacyPolicy {...useLoaderData<typeof loader>()} />;
}
