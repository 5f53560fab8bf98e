import type { ReactNode } from "react";
import { LinkButton, SubmitButton } from "~/ui/button";
import { FieldErrors } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { getTextAttributes } from "../languages/text-attributes";
import { carriedIdeaLimit, carryIdea } from "../sparks/carried-idea";
import { DemoResult, type FilmStill } from "./demo-result";
import type { DemoState } from "./demo-state";
import demoSteps from "./demo-steps.js?url";
import sample from "./sample.json";
import "./demo.css";

const steps = ["Enter Your Idea", "AI Processing", "Content Generated"];

/**
 * The demo: a sentence, three steps, a poster that is set with it and what else comes of it. A form that is sent by GET and comes back
 * with the result; with scripts the same result is fetched and put in its place.
 * @param claim What stands above the field.
 * @param note What stands below the steps.
 * @param film A film that was made before.
 */
export function Demo({
  demo,
  claim,
  note,
  film,
}: {
  demo: DemoState;
  claim: ReactNode;
  note: ReactNode;
  film: FilmStill;
}) {
  const { typed, idea = null, sketch, error } = demo;
  const poster = sketch?.poster ?? sample.poster;
  return (
    <section className="demo" aria-label="Demo" data-demo data-step={sketch ? steps.length : 0}>
      <div className="demo-ask">
        {claim}
        <form id="demo" method="get" action="/demo#demo" className="demo-form" data-demo-form>
          <label className="field-label" htmlFor="idea">
            Your sentence
          </label>
          <div className="demo-row">
            <input
              className="control"
              id="idea"
              name="idea"
              dir="auto"
              required
              maxLength={carriedIdeaLimit}
              autoComplete="off"
              placeholder={sample.idea}
              defaultValue={typed}
              aria-invalid={error ? true : undefined}
              aria-describedby="demo-error"
            />
            <SubmitButton icon="spark" pending="Making it...">
              Make it
            </SubmitButton>
          </div>
          <div id="demo-error" aria-live="polite" data-demo-part="error">
            {error ? <FieldErrors id="idea" errors={[error]} /> : null}
          </div>
        </form>
        {typed ? null : (
          <p className="fine-print demo-example">
            No idea at hand? <a href={`/demo?idea=${encodeURIComponent(sample.idea)}#demo`}>Try the example</a>
          </p>
        )}
        <ol className="demo-steps">
          {steps.map((step) => (
            <li key={step} data-done={sketch ? "" : undefined}>
              <span className="demo-mark">
                <Icon name="check" />
              </span>
              {step}
            </li>
          ))}
        </ol>
        <p className="visually-hidden" role="status" data-demo-status />
      </div>
      <figure className="demo-poster" data-demo-part="poster">
        <img src={poster.src} width={poster.width} height={poster.height} alt={poster.altText} />
        <figcaption>
          {sketch && idea !== null ? (
            <>
              Made from your words: <q {...getTextAttributes(idea)}>{idea}</q>
            </>
          ) : (
            <>
              Made from these words: <q>{sample.idea}</q>
            </>
          )}
        </figcaption>
      </figure>
      <div className="demo-answer" data-demo-part="answer">
        {sketch && idea !== null ? <DemoResult idea={idea} sketch={sketch} film={film} /> : null}
      </div>
      <div className="demo-more">
        {note}
        <LinkButton href={carryIdea("/login?tab=register", idea)}>
          Start Creating <Icon name="arrow-right" />
        </LinkButton>
      </div>
      <script type="module" src={demoSteps} />
    </section>
  );
}
