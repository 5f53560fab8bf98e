import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ExamplesView } from "~/features/examples/examples-view";
import { findExamples } from "~/features/examples/find-examples.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Content examples · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  return findExamples(await requireUser(request), request);
}

export default function Examples() {
  return (
    <Page
      title="Content examples"
      intro="What the built-in engine made for made-up brands, untouched, and what was made for you."
    >
      <ExamplesView {...useLoaderData<typeof loader>()} />
    </Page>
  );
}
