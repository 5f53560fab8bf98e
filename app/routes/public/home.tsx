import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Landing } from "~/features/examples/landing";
import { listPaidPlans, readBillingPeriod } from "~/features/plans/plans";
import { countProjects, findProjects } from "~/features/projects/project.queries.server";
import { SignedInHome } from "~/features/projects/signed-in-home";
import { readCarriedIdea } from "~/features/sparks/carried-idea";
import { findProjectPreviews } from "~/features/sparks/find-previews.server";
import { findUser } from "~/platform/auth/require-user.server";
import { config } from "~/platform/config/config.server";
import { readListPage } from "~/platform/http/list-page";
import { describePage } from "~/ui/describe-page";

/** Whole rows in each of the grid's widths. */
const projectsAtOnce = 24;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data?.home
    ? [{ title: "Your projects · Sparkwright" }]
    : [
        ...describePage(matches, {
          title: "Sparkwright · One sentence in, a campaign out",
          description: "Describe an idea in one sentence and get a blog post, an image, social captions and a video.",
          path: "/",
        }),
        {
          "script:ld+json": {
            "@context": "https://schema.org",
            "@type": "WebApplication",
            name: "Sparkwright",
            applicationCategory: "BusinessApplication",
            operatingSystem: "Any",
            description: "Turns one sentence into a blog post, an image, social captions and a video.",
            offers: listPaidPlans().map(({ name, monthlyPrice }) => ({
              "@type": "Offer",
              name,
              price: String(monthlyPrice),
              priceCurrency: "USD",
            })),
          },
        },
      ];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await findUser(request);
  const site = { freeSparks: config.freeMonthlySparks };
  const { searchParams } = new URL(request.url);
  const idea = readCarriedIdea(searchParams);
  const billing = readBillingPeriod(searchParams);
  if (!user) return { ...site, idea, billing, home: null };
  const { page, pages, ...part } = readListPage(request, countProjects(user), projectsAtOnce);
  const shown = findProjects(user, part);
  const previews = findProjectPreviews(
    user,
    shown.map(({ id }) => id),
  );
  const projects = shown.map(({ id, name, description, websiteUrl, createdAt }) => ({
    id,
    name,
    description,
    websiteUrl,
    createdAt,
    preview: previews.get(id) ?? null,
  }));
  return {
    home: { user: { firstName: user.firstName, email: user.email }, projects, page, pages },
    idea,
    billing,
    freeSparks: config.freeMonthlySparks,
  };
}

export default function Home() {
  const { home, idea, billing, freeSparks } = useLoaderData<typeof loader>();
  if (home) return <SignedInHome {...home} idea={idea} />;
  return <Landing freeSparks={freeSparks} idea={idea} billing={billing} />;
}
