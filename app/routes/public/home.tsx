import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Landing } from "~/features/examples/landing";
import { describeProduct } from "~/features/plans/describe-product";
import { readBillingPeriod } from "~/features/plans/plans";
import { findHome } from "~/features/projects/find-home.server";
import { SignedInHome } from "~/features/projects/signed-in-home";
import { findHomeRecommendations } from "~/features/recommendations/find-shown.server";
import { readCarriedIdea } from "~/features/sparks/carried-idea";
import { findSelectedTemplate } from "~/features/templates/selected-template.server";
import { findUser } from "~/platform/auth/require-user.server";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import { describePage } from "~/ui/describe-page";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data?.home
    ? [{ title: "Your projects · Sparkwright" }]
    : [
        ...describePage(matches, {
          title: "Sparkwright · One sentence in, a campaign out",
          description: "Describe an idea in one sentence and get a blog post, an image, social captions and a video.",
          path: "/",
        }),
        describeProduct(),
      ];

export const handle = {
  isSameForVisitors: true,
  // why not one whose recommendations failed: it says to load the page again
  isKeptForReader: ({ home }: { home: { recommendations: { recommendations: object | null }[] } | null }) =>
    home?.recommendations.every(({ recommendations }) => recommendations !== null) ?? false,
};

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await findUser(request);
  const freeSparks = getSiteSettings().freeMonthlySparks;
  const { searchParams } = new URL(request.url);
  const idea = readCarriedIdea(searchParams);
  const billing = readBillingPeriod(searchParams);
  if (!user) return data({ freeSparks, idea, billing, home: null });
  const { template, headers } = await findSelectedTemplate(user, request);
  const shown = findHome(user, request);
  const recommendations = findHomeRecommendations(user, shown.page === 1 ? shown.projects : []);
  return data({ freeSparks, idea, billing, home: { ...shown, template, recommendations } }, { headers });
}

export default function Home() {
  const { home, idea, billing, freeSparks } = useLoaderData<typeof loader>();
  if (home) return <SignedInHome {...home} idea={idea} />;
  return <Landing freeSparks={freeSparks} demo={{ typed: idea ?? "" }} billing={billing} />;
}
