import type { MetaFunction } from "@remix-run/node";
import { config } from "~/platform/config/config.server";
import { createNotFound } from "~/platform/http/not-found.server";
import { DesignPage } from "~/ui/design-page";

export const meta: MetaFunction = () => [{ title: "The look · Sparkwright" }, { name: "robots", content: "noindex" }];

/** For those who build the pages: there is no such page in production. */
export function loader() {
  if (!config.isDevelopment) throw createNotFound();
  return null;
}

export default function Design() {
  return <DesignPage />;
}
