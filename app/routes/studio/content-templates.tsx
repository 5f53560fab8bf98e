import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findLibrary } from "~/features/templates/find-library.server";
import { TemplateLibrary } from "~/features/templates/template-library";
import { requireUser } from "~/platform/auth/require-user.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Content templates · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  return findLibrary(await requireUser(request), request);
}

export default function ContentTemplates() {
  const library = useLoaderData<typeof loader>();
  return (
    <Page title="Content templates" intro="Ideas to start from. Choose one, then the project that it is for.">
      <TemplateLibrary {...library} />
    </Page>
  );
}
