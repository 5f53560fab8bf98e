import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContentLibrary } from "~/features/library/content-library";
import { findLibraryPage } from "~/features/library/find-library-page.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "My content · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return findLibraryPage(user, request);
}

export default function MyContent() {
  return (
    <Page title="My content" intro="Everything that was made of your ideas, over all of your projects.">
      <ContentLibrary {...useLoaderData<typeof loader>()} />
    </Page>
  );
}
