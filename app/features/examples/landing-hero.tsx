import { SubmitButton } from "~/ui/button";
import { Sparks } from "~/ui/sparks";
import { wholeCampaignCost } from "../content-types/content-types";
import { carriedIdeaLimit } from "../sparks/carried-idea";
import showcase from "./showcase.json";

/** The claim, the field for a sentence, and what one sentence became for three brands. */
export function Hero({ freeSparks, idea }: { freeSparks: number; idea: string | null }) {
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
        <form method="get" action="/login" className="landing-ask">
          <input type="hidden" name="tab" value="register" />
          <label className="field-label" htmlFor="idea">
            Your sentence
          </label>
          <div className="landing-ask-row">
            <input
              className="control"
              id="idea"
              name="idea"
              dir="auto"
              required
              maxLength={carriedIdeaLimit}
              autoComplete="off"
              placeholder="Launch a sustainable coffee brand for millennials"
              defaultValue={idea ?? undefined}
            />
            <SubmitButton icon="spark">Start Creating</SubmitButton>
          </div>
        </form>
        <p className="fine-print">
          It comes with you through sign-up. <Sparks amount={freeSparks} /> a month come with every account
          {enough ? ", enough for a first campaign" : null}. No card.
        </p>
      </div>
      <div className="landing-brands" id="brands">
        <h2>
          One sentence, three very different brands
          <q>{showcase.idea}</q>
        </h2>
        <ul>
          {showcase.campaigns.map(({ key, name, trade, poster }) => (
            <li key={key}>
              <figure>
                <img
                  src={poster.small}
                  srcSet={`${poster.small} ${poster.smallWidth}w, ${poster.large} ${poster.width}w`}
                  sizes="(min-width: 768px) 352px, 72vw"
                  width={poster.width}
                  height={poster.height}
                  alt={poster.alt}
                  decoding="async"
                />
                <figcaption>
                  <strong>{name}</strong> {trade}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
