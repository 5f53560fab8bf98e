/** The pages of the administration, in the order of the navigation that joins them. A page joins here when it exists. */
export const adminPages: readonly { label: string; href: string }[] = [
  { label: "Statistics", href: "/admin/dashboard" },
  { label: "Users", href: "/admin" },
  { label: "Blog", href: "/admin/blog" },
  { label: "Queue", href: "/admin/queue" },
  { label: "Messages", href: "/admin/messages" },
  { label: "Outbox", href: "/admin/outbox" },
  { label: "Log", href: "/admin/log" },
  { label: "Settings", href: "/settings" },
];
