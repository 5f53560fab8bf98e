import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Landing } from "~/features/examples/landing";
import { projectsOf } from "~/features/projects/project.queries.server";
import { SignedInHome } from "~/features/projects/signed-in-home";
import { findUser } from "~/platform/auth/require-user.server";
import { config } from "~/platform/config/config.server";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data?.home
    ? [{ title: "Your projects · Sparkwright" }]
    : [
        { title: "Sparkwright · One sentence in, a campaign out" },
        {
          name: "description",
          content: "Describe an idea in one sentence and get a blog post, an image, social captions and a video.",
        },
      ];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await findUser(request);
  if (!user) return { home: null, freeSparks: config.freeMonthlySparks };
  const projects = projectsOf(user).map(({ id, name, description, websiteUrl, createdAt }) => ({
    id,
    name,
    description,
    websiteUrl,
    createdAt,
  }));
  return {
    home: { user: { firstName: user.firstName, email: user.email }, projects },
    freeSparks: config.freeMonthlySparks,
  };
}

export default function Home() {
  const { home, freeSparks } = useLoaderData<typeof loader>();
  return home ? <SignedInHome {...home} /> : <Landing freeSparks={freeSparks} />;
}
