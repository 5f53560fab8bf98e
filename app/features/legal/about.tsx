import { contentTypeEntries } from "~/features/content-types/content-types";
import { LegalPage } from "./legal-page";
import type { SiteFigures } from "./site-figures.server";

/** What this is, with the figures of this very installation. */
export function About({ pieces, campaigns, accounts }: SiteFigures) {
  const figures = [
    ["Content pieces made here", pieces],
    ["Campaigns", campaigns],
    ["Accounts", accounts],
    ["Content types", contentTypeEntries.length],
  ] as const;
  return (
    <LegalPage title="About">
      <p>
        Sparkwright turns one sentence into a campaign: a blog post, an image, captions for each platform and a short
        film. You write what is new, choose what you need, and read what comes out.
      </p>
      <p>
        It is made for people who have something to say and no department to say it: marketers, founders, small
        businesses and agencies.
      </p>

      <h2>On this site so far</h2>
      <dl>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure.toLocaleString("en-US")}</dd>
          </div>
        ))}
      </dl>

      <h2>How it works</h2>
      <p>
        A built-in engine reads your idea and your project's profile, plans the campaign, and writes, draws and films
        it. Models of other providers can be connected in its place. Nothing is published for you.
      </p>
      <p>
        You pay in sparks, by what was made: <a href="/pricing">the price list</a>.
      </p>
    </LegalPage>
  );
}
