import type { ReactNode } from "react";
import type { ContentType } from "~/engine/brief";
import type { CampaignSketch } from "~/engine/embedded/sketch-campaign";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ContentTypeIcon, Icon } from "~/ui/icon";
import { getTextAttributes } from "../languages/text-attributes";
import { carryIdea } from "../sparks/carried-idea";
import { getSignUpPath } from "./sign-up-path";

/** Under this many characters a spark's idea is refused. */
const shortIdea = 10;

/** A still of a film that stands for the one that the demo does not make. */
export interface FilmStill {
  poster: string;
  width: number;
  height: number;
}

/** What was made of the sentence, a card a content type. Each leads to sign-up, and the sentence comes along. */
export function DemoResult({ idea, sketch, film }: { idea: string; sketch: CampaignSketch; film: FilmStill }) {
  const { headline, opening, captions, questions, poster } = sketch;
  const isWritten = opening !== "";
  return (
    <section className="demo-result" aria-labelledby="demo-result-title">
      <header>
        <h2 id="demo-result-title">What the engine made of it</h2>
        <form method="get" action="/#demo" data-demo-again>
          <Button type="submit" icon="refresh">
            Try Again
          </Button>
        </form>
      </header>
      <ul className="demo-cards">
        <Card type="blog" title="Blog Post" idea={idea}>
          {isWritten ? (
            <>
              <p className="demo-headline" {...getTextAttributes(headline)}>
                {headline}
              </p>
              <p {...getTextAttributes(opening)}>{opening}</p>
              <p className="fine-print">The full post goes on with sections and a call to action.</p>
            </>
          ) : (
            <p>{onlyEnglish}</p>
          )}
        </Card>
        <Card type="image" title="Images" idea={idea}>
          <img className="demo-card-picture" src={poster.src} width={poster.width} height={poster.height} alt="" />
          <p>Your poster in the four shapes that platforms ask for: square, portrait, story and link preview.</p>
        </Card>
        <Card type="caption" title="Captions" idea={idea}>
          {isWritten ? (
            captions.map(({ platform, text }) => (
              <div key={platform}>
                <Badge>{platform}</Badge>
                <p className="demo-caption" {...getTextAttributes(text)}>
                  {text}
                </p>
              </div>
            ))
          ) : (
            <p>{onlyEnglish}</p>
          )}
        </Card>
        <Card type="video" title="Videos" idea={idea}>
          <img
            className="demo-card-film"
            src={film.poster}
            width={film.width}
            height={film.height}
            alt=""
            loading="lazy"
          />
          <p>
            A vertical video in your poster’s style, with music and subtitles. It takes about a minute to make, so the
            demo skips it. <a href="#campaign">Watch three finished ones</a>.
          </p>
        </Card>
      </ul>
      <p className="demo-asked">
        {idea.length < shortIdea ? "Please write at least 10 characters to get good results. " : null}
        The engine knows nothing about your brand yet, and it never invents facts.
        {questions.length > 0 ? ` Next it would ask: ${questions.join(" ")}` : null}
      </p>
    </section>
  );
}

const onlyEnglish =
  "The built-in engine writes in English only. Your poster uses your own words. For this part, write the sentence in English.";

function Card({
  type,
  title,
  idea,
  children,
}: {
  type: ContentType;
  title: string;
  idea: string;
  children: ReactNode;
}) {
  return (
    <li className="demo-card">
      <h3>
        <ContentTypeIcon type={type} />
        <a href={carryIdea(getSignUpPath(type), idea)}>
          {title} <Icon name="arrow-right" />
        </a>
      </h3>
      {children}
    </li>
  );
}
