import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SparkStatement } from "~/features/billing/statement";
import { countLapsed, findStatement } from "~/features/ledger/find-statement.server";
import { requireUser } from "~/platform/auth/require-user.server";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Spark Statement · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireUser(request);
  const before = new URL(request.url).searchParams.get("before");
  const statement = findStatement(id, before);
  const isFirst = before === null;
  return { ...statement, isFirst, lapsed: isFirst ? countLapsed(id, statement.entries[0]?.balance ?? 0) : 0 };
}

export default function Statement() {
  return (
    <Page
      title="Spark Statement"
      intro="Every spark that came and went, the newest first."
      back="/billing"
      backLabel="Billing"
      actions={
        <LinkButton href="/billing/statement.csv" icon="download" download>
          Download CSV
        </LinkButton>
      }
    >
      <SparkStatement {...useLoaderData<typeof loader>()} />
    </Page>
  );
}
