import { useLocation } from "@remix-run/react";
import answerCookies from "./answer-cookies.js?url";
import { Button } from "./button";
import { Disclosure } from "./disclosure";

/** Asks for consent until there is an answer. Its forms post and lead back; the script spares the page its reload. */
export function CookieBanner() {
  return (
    <section className="cookie-banner" aria-label="Cookies" data-cookie-banner>
      <div className="cookie-banner-row">
        <p>
          This site sets the cookies it needs to work. May it also count visits and measure marketing?{" "}
          <a href="/privacy">Privacy</a>
        </p>
        <Disclosure summary="Preferences">
          <CookiePreferences />
        </Disclosure>
        <form method="post" action="/cookies" className="cluster">
          <BackField />
          <Button type="submit" size="small" name="choice" value="necessary">
            Necessary Only
          </Button>
          <Button type="submit" size="small" name="choice" value="all">
            Accept All
          </Button>
        </form>
      </div>
      <script type="module" src={answerCookies} />
    </section>
  );
}

/** Each category with its own answer. What a page can do without is ticked only where it was chosen. */
export function CookiePreferences({
  analytics = false,
  marketing = false,
}: {
  analytics?: boolean;
  marketing?: boolean;
}) {
  return (
    <form method="post" action="/cookies" className="stack">
      <BackField />
      <label className="check">
        <input type="checkbox" checked disabled readOnly />
        <span>Essential: signing in, and what you typed. Always active.</span>
      </label>
      <label className="check">
        <input type="checkbox" name="analytics" value="on" defaultChecked={analytics} />
        <span>Analytics: which pages are opened.</span>
      </label>
      <label className="check">
        <input type="checkbox" name="marketing" value="on" defaultChecked={marketing} />
        <span>Marketing: which advertisement brought you here.</span>
      </label>
      <div className="cluster">
        <Button type="submit" size="small" name="choice" value="rejected">
          Reject All
        </Button>
        <Button type="submit" size="small" name="choice" value="save">
          Save Preferences
        </Button>
        <Button type="submit" size="small" name="choice" value="all">
          Accept All
        </Button>
      </div>
    </form>
  );
}

/** Where the answer leads back to: this page. */
function BackField() {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="back" value={pathname + search} />;
}
