import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TermsOfService } from "~/features/legal/terms-of-service";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { describePage } from "~/ui/describe-page";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: "Terms of Service · Sparkwright",
    description: "What you and Sparkwright agree on: your account, your content, sparks, plans and what we answer for.",
    path: "/terms",
  });

export const handle = { isSameForVisitors: true };

export function loader() {
  return { supportEmail: getSiteSettings().supportEmail, freeSparks: getSiteSettings().freeMonthlySparks };
}

export default function TermsOfServiceRoute() {
  return <TermsOfService {...useLoaderData<typeof loader>()} />;
}
