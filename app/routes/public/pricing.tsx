import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { describeProduct } from "~/features/plans/describe-product";
import { PackList } from "~/features/plans/pack-list";
import { listPacks } from "~/features/plans/packs";
import { FreePlan, PlanCards } from "~/features/plans/plan-cards";
import { readBillingPeriod } from "~/features/plans/plans";
import { SparkPrices } from "~/features/plans/spark-prices";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { LinkButton } from "~/ui/button";
import { describePage } from "~/ui/describe-page";
import { Page, Section } from "~/ui/page";
import { Sparks } from "~/ui/sparks";

export const meta: MetaFunction = ({ matches }) => [
  ...describePage(matches, {
    title: "Pricing · Sparkwright",
    description:
      "What a blog post, an image, captions and a video cost in sparks, and the plans that sparks come with.",
    path: "/pricing",
    picture: "/og-pricing.png",
  }),
  describeProduct({ packs: listPacks() }),
];

export const handle = { isSameForVisitors: true };

export function loader({ request }: LoaderFunctionArgs) {
  return {
    billing: readBillingPeriod(new URL(request.url).searchParams),
    freeSparks: getSiteSettings().freeMonthlySparks,
  };
}

export default function Pricing() {
  const { billing, freeSparks } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Choose Your Plan"
      back="/"
      backLabel="Back to Home"
      intro={
        <p>
          You pay in sparks, and only for what gets made. Every account gets <Sparks amount={freeSparks} /> free every
          month.
        </p>
      }
      actions={<LinkButton href="/login">Get Started Today</LinkButton>}
    >
      <Section
        title="Subscription Plans"
        id="subscription-plans"
        intro="Unlimited projects on every plan. Prices in US dollars."
      >
        <PlanCards billing={billing} page="/pricing" />
        <FreePlan sparks={freeSparks} />
      </Section>
      <Section
        title="Spark Packs"
        id="spark-packs"
        intro="Extra sparks for a busy month. You pay once, and they never expire. A plan brings new sparks every month, comes with its own queue and support, and costs less when billed annually."
      >
        <PackList />
      </Section>
      <Section title="Spark Price List" id="spark-costs">
        <SparkPrices />
      </Section>
    </Page>
  );
}
