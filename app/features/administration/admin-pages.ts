/** The pages of the administration, in the order of the navigation that joins them. A page joins here when it exists. */
export const adminPages = [
  { label: "Statistics", href: "/admin/dashboard" },
  { label: "Users", href: "/admin" },
  { label: "Blog", href: "/admin/blog" },
  { label: "Queue", href: "/admin/queue", waiting: "not ended" },
  { label: "Messages", href: "/admin/messages", waiting: "to answer" },
  { label: "Outbox", href: "/admin/outbox", waiting: "not sent" },
  { label: "Reconciliation", href: "/admin/reconciliation", waiting: "to look at" },
  { label: "Log", href: "/admin/log" },
  { label: "Settings", href: "/settings" },
] as const satisfies readonly AdminTab[];

interface AdminTab {
  label: string;
  href: string;
  /** What a count on it says of the things it counts. */
  waiting?: string;
}

/** How much waits on the pages that say so, by their addresses. */
export type Waiting = Record<Extract<(typeof adminPages)[number], { waiting: string }>["href"], number>;

/** The page of the navigation that an address belongs to; undefined for an address outside of the administration. */
export function findAdminPage(pathname: string): AdminTab | undefined {
  const pages: readonly AdminTab[] = adminPages;
  const isUnder = ({ href }: AdminTab) => href !== "/admin" && pathname.startsWith(`${href}/`);
  const users = pathname.startsWith("/admin/") ? pages.find(({ href }) => href === "/admin") : undefined;
  return pages.find((page) => page.href === pathname || isUnder(page)) ?? users;
}
