import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/setup/render-page";
import type { ShellUser } from "./navigation";
import { Shell } from "./shell";
import type { ToastMessage } from "./toast";

const ada: ShellUser = { firstName: "Ada", email: "ada@beanthere.example", isAdmin: false, sparks: 4150 };

function page(
  user: ShellUser | null | undefined,
  more: { hideNavigation?: boolean; toast?: ToastMessage; socialUrls?: string[] } = {},
): string {
  return renderPage(() => (
    <Shell user={user} toast={more.toast ?? null} hideNavigation={more.hideNavigation} socialUrls={more.socialUrls}>
      <h1>Here</h1>
    </Shell>
  ));
}

describe("the frame around a page", () => {
  it("lets a visitor log in, sign up and start", () => {
    const html = page(null);
    // Once in the row and once in the menu of a narrow window.
    expect(html.match(/href="\/login">Login<\/a>/g)).toHaveLength(2);
    expect(html.match(/href="\/login\?tab=register">Sign Up<\/a>/g)).toHaveLength(2);
    expect(html).toMatch(/href="\/login\?tab=register"[^>]*>Start a Project<\/a>/);
    expect(html).not.toContain("Logout");
  });

  it("tells nobody to sign in where it is not known who is there", () => {
    const html = page(undefined);
    expect(html).not.toContain("Sign Up");
    expect(html).not.toContain("Logout");
    expect(html).toContain("Subscription Plans");
  });

  it("shows a user the balance, the way to a project and the way out, which is a post", () => {
    const html = page(ada);
    expect(html).toMatch(/Balance: .*4,150<\/span><span class="visually-hidden"> sparks/);
    expect(html).toMatch(/href="\/project\/new"[^>]*>Start a Project<\/a>/);
    expect(html).toMatch(
      /<form method="post" action="\/logout" data-forget="selectedTemplate"><button type="submit"[^>]*>Logout<\/button>/,
    );
    expect(html).not.toContain('href="/login"');
    expect(html).toMatch(
      /<a class="menu-item" href="\/dashboard">Dashboard<\/a><a class="menu-item" href="\/my-content">My Content<\/a>.*Logout/,
    );
  });

  it("ends with the links of its four columns, the payment brands and the way to the top", () => {
    const footer = page(null).split("<footer")[1] ?? "";
    const links = [...footer.matchAll(/href="([^"]+)">([^<]+)<\/a>/g)].map(([, href, label]) => `${label} ${href}`);
    expect(links).toEqual([
      ...["Features /", "Pricing /pricing", "Examples /examples"],
      ...["About /about", "Blog /blog", "Contact /contact"],
      ...["Help Center /contact", "Documentation /documentation"],
      ...["Privacy Policy /privacy", "Terms of Service /terms", "Refund Policy /refunds", "Cookies /cookies"],
    ]);
    const brands = /class="payment-brands">(.*?)<\/ul>/.exec(footer)?.[1];
    expect(
      brands
        ?.replace(/<[^>]+>/g, "|")
        .split("|")
        .filter(Boolean),
    ).toEqual([...["Visa", "Mastercard", "American Express", "Discover", "PayPal"]]);
    expect(footer).toMatch(/href="#top">.*Back to top/);
    expect(footer).not.toContain("Elsewhere");
  });

  it("shows a sign for each page elsewhere that is configured, by its network's name", () => {
    const socialUrls = ["https://www.linkedin.com/company/example", "https://social.example/@example"];
    const footer = page(null, { socialUrls }).split("<footer")[1] ?? "";
    expect(footer).toMatch(
      /href="https:\/\/www\.linkedin\.com\/company\/example".*?LinkedIn.*href="https:\/\/social\.example\/@example".*?social\.example/,
    );
  });

  it("leads an administrator to the administration, and nobody else", () => {
    for (const link of [
      '<a class="menu-item" href="/settings">Settings</a>',
      '<a class="menu-item" href="/admin/dashboard">Admin Dashboard</a>',
    ]) {
      expect(page({ ...ada, isAdmin: true })).toContain(link);
      expect(page(ada)).not.toContain(link);
    }
  });

  it("leads to the plans and to the price list by a menu", () => {
    const menu = /<details[^>]*><summary>Pricing.*?<\/details>/.exec(page(null))?.[0] ?? "";
    expect(menu).toContain('href="/pricing#subscription-plans">Subscription Plans</a>');
    expect(menu).toContain('href="/pricing#spark-costs">Spark Price List</a>');
  });

  it("leads to the tools by a menu", () => {
    const menu = /<details[^>]*><summary>AI Tools.*?<\/details>/.exec(page(ada))?.[0] ?? "";
    expect(menu).toContain('href="/content-templates">Content Templates</a>');
    expect(menu).toContain('href="/brand-voice">Brand Voice Analysis</a>');
    expect(menu).toContain('href="/examples">Content Examples</a>');
  });

  it("leaves the navigation out on spark pages; the mark, the balance, a new project and the footer stay", () => {
    const html = page(ada, { hideNavigation: true });
    expect(html).toContain('aria-label="Sparkwright, home"');
    expect(html).toContain("4,150");
    expect(html).toMatch(
      /href="\/pricing">Pricing<\/a><a href="\/dashboard">Dashboard<\/a><a href="\/project\/new">New Project<\/a>/,
    );
    expect(html).toMatch(/<footer.*href="\/">Features<\/a>.*href="\/pricing">Pricing<\/a>.*<\/footer>/);
    expect(html).not.toContain("Start a Project");
  });

  it("lets somebody log out on spark pages too", () => {
    expect(page(ada, { hideNavigation: true })).toMatch(
      /<form method="post" action="\/logout" data-forget="selectedTemplate"><button type="submit">Logout<\/button>/,
    );
    expect(page(null, { hideNavigation: true })).not.toContain("Logout");
  });

  it("lets a name run in its own direction", () => {
    const html = page({ ...ada, firstName: "ليلى" });
    expect(html).toContain('<strong dir="auto">ليلى</strong>');
  });

  it("begins with a link past the navigation", () => {
    expect(page(ada)).toMatch(/^<a class="skip-link" href="#main">/);
    expect(page(ada)).toContain('<main id="main" tabindex="-1"><h1>Here</h1></main>');
  });

  it("says what just happened politely, and loudly when it is bad", () => {
    const done = page(ada, { toast: { message: "Project Created", type: "success" } });
    expect(done).toMatch(/role="status"[^>]*data-toast="true".*Project Created/);
    const denied = page(ada, { toast: { message: "Access Denied", type: "error", duration: 10_000 } });
    expect(denied).toMatch(/role="alert"[^>]*data-duration="10000".*Access Denied/);
  });
});
