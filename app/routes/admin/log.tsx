import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ActList } from "~/features/administration/act-list";
import { AdminPage } from "~/features/administration/admin-page";
import { listActs } from "~/features/administration/list-acts.server";
import { listSecurityEvents } from "~/features/administration/list-security-events.server";
import { SecurityEventList } from "~/features/administration/security-event-list";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Tabs } from "~/ui/tabs";

export const meta: MetaFunction = () => [{ title: "Log of administration · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { searchParams } = new URL(request.url);
  const before = searchParams.get("before");
  if (searchParams.get("show") !== "security") return { kind: "acts" as const, ...listActs({ before }) };
  const userId = searchParams.get("user");
  return { kind: "security" as const, userId, ...listSecurityEvents({ userId, before }) };
}

const intros = {
  acts: "What administrators did, the newest first. Nothing in it can be changed or deleted.",
  security:
    "Who signed in, who was refused, and what changed of how an account is opened, the newest first. Kept for 90 days. What repeats is listed once an hour.",
};

export default function Log() {
  const page = useLoaderData<typeof loader>();
  const isSecurity = page.kind === "security";
  const isEmpty = isSecurity ? page.events.length === 0 : page.acts.length === 0;
  return (
    <AdminPage title="Log" intro={intros[page.kind]}>
      <Tabs
        label="Logs"
        tabs={[
          { href: "/admin/log", label: "Administration", current: !isSecurity },
          { href: "/admin/log?show=security", label: "Security", current: isSecurity },
        ]}
      />
      {isEmpty ? (
        <EmptyState
          title={isSecurity ? "Nothing happened yet" : "Nothing was done yet"}
          text={
            isSecurity
              ? "Sign-ins, refusals and changed passwords are listed here."
              : "Who did what with which account, and why, is listed here."
          }
        />
      ) : isSecurity ? (
        <SecurityEventList events={page.events} />
      ) : (
        <ActList acts={page.acts} />
      )}
      {page.before ? (
        <nav className="cluster" aria-label="Pages of the log">
          <LinkButton href={olderHref(page.before, isSecurity ? { show: "security", user: page.userId } : {})}>
            Older
          </LinkButton>
        </nav>
      ) : null}
    </AdminPage>
  );
}

function olderHref(before: number, { show, user }: { show?: string; user?: string | null }): string {
  const query = new URLSearchParams({ ...(show ? { show } : {}), ...(user ? { user } : {}), before: String(before) });
  return `/admin/log?${query}`;
}
