/** Who looks at the page, as far as the header needs to know. */
export interface ShellUser {
  firstName: string;
  email: string;
  isAdmin: boolean;
  /** The available balance. */
  sparks: number;
  /** Whether the link that shows that the address is theirs waits to be opened. */
  isUnproven?: boolean;
}

export interface NavigationLink {
  label: string;
  href: string;
  adminOnly?: boolean;
}

/** The menus of the top navigation. A page joins here when it exists; a menu without entries is not shown. */
export const menus: readonly { label: string; links: readonly NavigationLink[] }[] = [
  {
    label: "Pricing",
    links: [
      { label: "Subscription Plans", href: "/pricing#subscription-plans" },
      { label: "Spark Price List", href: "/pricing#spark-costs" },
    ],
  },
  {
    label: "AI Tools",
    links: [
      { label: "Content Templates", href: "/content-templates" },
      { label: "Brand Voice Analysis", href: "/brand-voice" },
      { label: "Content Examples", href: "/examples" },
    ],
  },
];

/** The account menu of a signed-in user, above Logout. */
export const accountLinks: readonly NavigationLink[] = [
  { label: "Dashboard", href: "/dashboard" },
  { label: "My Content", href: "/my-content" },
  { label: "Billing", href: "/billing" },
  { label: "Profile", href: "/profile" },
  { label: "Settings", href: "/settings", adminOnly: true },
  { label: "Admin Dashboard", href: "/admin/dashboard", adminOnly: true },
];

/** The account entries of a visitor. */
export const visitorLinks: readonly NavigationLink[] = [
  { label: "Login", href: "/login" },
  { label: "Sign Up", href: "/login?tab=register" },
];

/** The footer's links by their heading. A page joins here when it exists, as in the menus. */
export const footerGroups: readonly { label: string; links: readonly NavigationLink[] }[] = [
  {
    label: "Product",
    links: [
      { label: "Features", href: "/" },
      { label: "Pricing", href: "/pricing" },
      { label: "Examples", href: "/examples" },
    ],
  },
  {
    label: "Company",
    links: [
      { label: "About", href: "/about" },
      { label: "Blog", href: "/blog" },
      { label: "Contact", href: "/contact" },
    ],
  },
  {
    label: "Support",
    links: [
      { label: "Help Center", href: "/contact" },
      { label: "Documentation", href: "/documentation" },
    ],
  },
  {
    label: "Legal",
    links: [
      { label: "Privacy Policy", href: "/privacy" },
      { label: "Terms of Service", href: "/terms" },
      { label: "Refund Policy", href: "/refunds" },
      { label: "Cookies", href: "/cookies" },
    ],
  },
];

/** The links of the slim header of spark pages, which have no menus. */
export const sparkPageLinks: readonly NavigationLink[] = [
  { label: "Pricing", href: "/pricing" },
  { label: "Dashboard", href: "/dashboard" },
  { label: "New Project", href: "/project/new" },
];

/** Where 'Start a Project' leads. */
export function getStartHref(user: ShellUser | null): string {
  return user ? "/project/new" : "/login?tab=register";
}

/** The links that this user may follow. */
export function filterAllowed(links: readonly NavigationLink[], user: ShellUser | null): NavigationLink[] {
  return links.filter((link) => !link.adminOnly || user?.isAdmin);
}
