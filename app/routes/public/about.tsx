import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { About } from "~/features/legal/about";
import { getSiteFigures } from "~/features/legal/site-figures.server";
import { describePage } from "~/ui/describe-page";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: "About · Sparkwright",
    description: "What Sparkwright is, who it is made for, how it works, and what this very site has made so far.",
    path: "/about",
  });

export const handle = { isSameForVisitors: true };

export function loader() {
  return getSiteFigures();
}

export default function AboutRoute() {
  return <About {...useLoaderData<typeof loader>()} />;
}
