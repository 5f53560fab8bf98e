import { useLocation, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkButton, SubmitButton } from "./button";
import { CookieBanner } from "./cookie-banner";
import { Icon } from "./icon";
import { Wordmark } from "./mark";
import { Menu, MenuAction, MenuLink } from "./menu";
import {
  accountLinks,
  filterAllowed,
  footerGroups,
  getStartHref,
  menus,
  type ShellUser,
  sparkPageLinks,
  visitorLinks,
} from "./navigation";
import { SocialLinks } from "./social-links";
import { Sparks } from "./sparks";
import { type ToastMessage, ToastRegion } from "./toast";

/** What is around every page: the skip link, the header, the main landmark, the footer, messages and the pending bar. */
export function Shell({
  user,
  hideNavigation = false,
  toast,
  asksForConsent = false,
  opened = "",
  socialUrls = [],
  children,
}: {
  /** Undefined where it is not known who is there, on the page of a failure. */
  user: ShellUser | null | undefined;
  /** Spark pages show the mark, the balance and a few links alone. */
  hideNavigation?: boolean;
  toast: ToastMessage | null | undefined;
  /** Nothing was chosen about cookies yet. */
  asksForConsent?: boolean;
  /** The signed moment at which the page is opened, for the form in the footer. */
  opened?: string;
  /** Pages of the operator's elsewhere, for the footer. */
  socialUrls?: readonly string[];
  children: ReactNode;
}) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <PendingBar />
      {asksForConsent ? <CookieBanner /> : null}
      <header className={hideNavigation ? "site-header site-header-slim" : "site-header"}>
        <div className="site-header-row">
          <a className="home-link" href="/" aria-label="Sparkwright, home">
            <Wordmark compact />
          </a>
          {hideNavigation ? <SparkPageLinks user={user ?? null} /> : <TopNavigation user={user ?? null} />}
          {user ? <Balance sparks={user.sparks} /> : null}
          {hideNavigation || user === undefined ? null : <Account user={user} />}
        </div>
      </header>
      {user?.isUnproven ? <ProofNote email={user.email} /> : null}
      <ToastRegion toast={toast} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer opened={opened} socialUrls={socialUrls} />
    </>
  );
}

/** On every page until the link was opened, so that nobody looks for their sparks in vain. */
function ProofNote({ email }: { email: string }) {
  return (
    <p className="proof-note" role="note">
      Open the link that we sent to <bdi>{email}</bdi> to get your free sparks.{" "}
      <a href="/emails/confirmation">Send another link</a>
    </p>
  );
}

function TopNavigation({ user }: { user: ShellUser | null }) {
  const { pathname } = useLocation();
  const shown = menus
    .map((menu) => ({ ...menu, links: filterAllowed(menu.links, user) }))
    .filter((menu) => menu.links.length);
  if (shown.length === 0) return null;
  return (
    <nav className="top-navigation" aria-label="Main">
      {shown.map((menu) => (
        <Menu key={menu.label} text={menu.label}>
          {menu.links.map((link) => (
            <MenuLink key={link.href} href={link.href} current={link.href === pathname}>
              {link.label}
            </MenuLink>
          ))}
        </Menu>
      ))}
    </nav>
  );
}

function SparkPageLinks({ user }: { user: ShellUser | null }) {
  if (!user) return null;
  return (
    <nav className="slim-links" aria-label="Main">
      {sparkPageLinks.map((link) => (
        <a key={link.href} href={link.href}>
          {link.label}
        </a>
      ))}
      <form method="post" action="/logout" data-forget="selectedTemplate">
        <button type="submit">Logout</button>
      </form>
    </nav>
  );
}

function Balance({ sparks }: { sparks: number }) {
  return (
    <span className="balance">
      <span className="visually-hidden">Balance: </span>
      <Sparks amount={sparks} />
    </span>
  );
}

function Account({ user }: { user: ShellUser | null }) {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const start = (
    <LinkButton href={getStartHref(user)} size="small" className="start-link">
      Start a Project
    </LinkButton>
  );
  if (!user) {
    const links = visitorLinks.map((link) => (
      <MenuLink key={link.href} href={link.href} current={link.href === here}>
        {link.label}
      </MenuLink>
    ));
    return (
      <nav className="account" aria-label="Account">
        <span className="account-wide">{links}</span>
        <Menu className="account-narrow" label="Account" text={<Icon name="user" />}>
          {links}
        </Menu>
        {start}
      </nav>
    );
  }
  return (
    <nav className="account" aria-label="Account">
      <Menu label={`Account of ${user.firstName || user.email}`} text={<Initial user={user} />}>
        <p className="menu-head">
          <strong dir="auto">{user.firstName}</strong>
          <span dir="auto">{user.email}</span>
        </p>
        {filterAllowed(accountLinks, user).map((link) => (
          <MenuLink key={link.href} href={link.href} current={link.href === pathname}>
            {link.label}
          </MenuLink>
        ))}
        <MenuAction action="/logout" forget="selectedTemplate">
          Logout
        </MenuAction>
      </Menu>
      {start}
    </nav>
  );
}

/** Why not the first unit: of an emoji or a letter with its marks that is a part. */
const firstCharacter = (text: string): string => [...new Intl.Segmenter().segment(text)][0]?.segment ?? "";

function Initial({ user }: { user: ShellUser }) {
  return (
    <span className="initial" aria-hidden="true">
      {firstCharacter(user.firstName || user.email).toUpperCase()}
    </span>
  );
}

/** A line at the top while the next page is on its way. On hydrated pages the router knows, elsewhere the sprinkles. */
function PendingBar() {
  const busy = useNavigation().state !== "idle";
  return <div className="pending-bar" data-pending-bar data-busy={busy || undefined} aria-hidden="true" />;
}

/** By their names: their logos are theirs, and would weigh more than the page's own words. */
const paymentBrands = ["Visa", "Mastercard", "American Express", "Discover", "PayPal"];

function Footer({ opened, socialUrls }: { opened: string; socialUrls: readonly string[] }) {
  return (
    <footer className="site-footer">
      <div className="site-footer-row">
        <div className="site-footer-name">
          <Wordmark />
          <p>One sentence in, a campaign out.</p>
          <NewsletterBox opened={opened} />
        </div>
        <nav aria-label="Footer">
          {footerGroups.map((group) => (
            <div key={group.label} className="site-footer-group">
              <p>{group.label}</p>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="site-footer-end">
          <ul className="payment-brands">
            {paymentBrands.map((brand) => (
              <li key={brand}>{brand}</li>
            ))}
          </ul>
          <SocialLinks urls={socialUrls} />
          <a className="to-top" href="#top">
            <Icon name="arrow-up" />
            Back to top
          </a>
        </div>
      </div>
    </footer>
  );
}

function NewsletterBox({ opened }: { opened: string }) {
  return (
    <form method="post" action="/newsletter" className="newsletter-box">
      <label htmlFor="newsletter-box">Newsletter</label>
      <input type="hidden" name="opened" value={opened} />
      <input
        className="control"
        id="newsletter-box"
        type="email"
        name="email"
        required
        maxLength={254}
        autoComplete="email"
        placeholder="you@example.com"
      />
      <SubmitButton variant="secondary" pending="Subscribing...">
        Subscribe
      </SubmitButton>
      <div className="trap">
        <label htmlFor="newsletter-box-homepage">Leave this empty</label>
        <input id="newsletter-box-homepage" name="homepage" autoComplete="off" />
      </div>
    </form>
  );
}
