import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { PageHeader } from "~/ui/page";
import { Tabs } from "~/ui/tabs";
import { adminPages, findAdminPage, type Waiting } from "./admin-pages";
import "./administration.css";

interface RootData {
  user?: { asksForSecondFactor: boolean; waiting?: Waiting | null } | null;
}

/**
 * The frame of a page for administrators: the navigation that joins them, the title, and the page under it. Its route's loader and action
 * begin with `requireAdmin`.
 */
export function AdminPage({
  children,
  ...head
}: {
  title: ReactNode;
  intro?: ReactNode;
  /** Where 'Back' leads, from a page that is no tab. */
  back?: string;
  backLabel?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const root = useRouteLoaderData("root") as RootData | undefined;
  const current = findAdminPage(pathname);
  return (
    <div className="page admin">
      <Tabs
        label="Administration"
        tabs={adminPages.map((tab) => ({
          label: tab.label,
          href: tab.href,
          current: tab === current,
          ...("waiting" in tab ? { count: root?.user?.waiting?.[tab.href], counted: tab.waiting } : {}),
        }))}
      />
      {root?.user?.asksForSecondFactor ? (
        <p className="admin-notice">
          Whoever learns your password can administer this site.{" "}
          <a href="/profile/second-factor">Add a second factor</a>
        </p>
      ) : null}
      <PageHeader {...head} />
      {children}
    </div>
  );
}

/** A figure under its name, for a row of them. */
export function Figure({ label, value, note }: { label: string; value: ReactNode; note?: ReactNode }) {
  return (
    <div className="admin-figure">
      <dt>{label}</dt>
      <dd className="figure">{value}</dd>
      {note ? <dd className="fine-print">{note}</dd> : null}
    </div>
  );
}
