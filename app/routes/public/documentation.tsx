import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DocumentationView } from "~/features/documentation/documentation-page";
import { getGuideFacts } from "~/features/documentation/guide-facts.server";
import { findQuestions, readQuestionFilter } from "~/features/documentation/questions";
import { describePage } from "~/ui/describe-page";
import { Page } from "~/ui/page";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: "Documentation · Sparkwright",
    description:
      "How to use Sparkwright: projects, sparks, templates, brand voice, billing and the API, with answers to common questions.",
    path: "/documentation",
  });

export const handle = { isSameForVisitors: true };

export function loader({ request }: LoaderFunctionArgs) {
  const filter = readQuestionFilter(new URL(request.url).searchParams);
  return { facts: getGuideFacts(), filter, questions: findQuestions(filter) };
}

export default function Documentation() {
  return (
    <Page title="Documentation" intro="Step-by-step guides, answers to common questions, and the API.">
      <DocumentationView {...useLoaderData<typeof loader>()} />
    </Page>
  );
}
