import { LinkButton } from "~/ui/button";
import { ContentTypeIcon } from "~/ui/icon";
import { Sparks } from "~/ui/sparks";
import { wholeCampaignCost } from "../content-types/content-types";
import showcase from "./showcase.json";

/** The claim, the sentence that went in, and the poster that came out. */
export function Hero({ freeSparks }: { freeSparks: number }) {
  const { poster } = showcase;
  const enough = freeSparks >= wholeCampaignCost;
  return (
    <section className="landing-hero">
      <div className="landing-claim">
        <h1>
          One sentence in. <span>A campaign out.</span>
        </h1>
        <p className="landing-lead">
          Sparkwright turns your idea into a blog post, an image, social captions and a video that tell one story.
        </p>
        <figure className="landing-sentence">
          <figcaption>The sentence</figcaption>
          <blockquote>{showcase.idea}</blockquote>
        </figure>
        <div className="cluster">
          <LinkButton href="/login?tab=register" variant="primary" icon="spark">
            Start Creating
          </LinkButton>
          <LinkButton href="#campaign" variant="quiet">
            See all it made
          </LinkButton>
        </div>
        <p className="fine-print">
          <Sparks amount={freeSparks} /> a month come with every account
          {enough ? ", enough for a first campaign" : null}. No card.
        </p>
      </div>
      <figure className="landing-poster">
        <img
          src={poster.small}
          srcSet={`${poster.small} ${poster.smallWidth}w, ${poster.large} ${poster.width}w`}
          sizes="(min-width: 900px) 480px, calc(100vw - 32px)"
          width={poster.width}
          height={poster.height}
          alt={poster.alt}
          {...{ fetchpriority: "high" }}
        />
        <figcaption>
          <ContentTypeIcon type="image" /> The image it became, as it came out.
        </figcaption>
      </figure>
    </section>
  );
}
