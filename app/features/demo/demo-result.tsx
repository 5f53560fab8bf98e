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

/** What was made of the sentence, a card a content type. Each leads to sign-up, and the sentence comes along. */
export function DemoResult({ idea, sketch }: { idea: string; sketch: CampaignSketch }) {
  const { headline, opening, captions, questions } = sketch;
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
            </>
          ) : (
            <p>{onlyEnglish}</p>
          )}
        </Card>
        <Card type="image" title="Images" idea={idea}>
          <p>
            Your poster, in the four shapes that platforms ask for: a square, a portrait, a story and a link preview.
          </p>
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
          <p>
            An upright film in the poster's look, with music and subtitles. A film is a minute's work, so the demo
            leaves it out: <a href="#campaign">watch three that it made</a>.
          </p>
        </Card>
      </ul>
      <p className="demo-asked">
        {idea.length < shortIdea ? "Please write at least 10 characters to get good results. " : null}
        It knows nothing of your brand yet, and it adds nothing that you did not say.
        {questions.length > 0 ? ` It would ask you next: ${questions.join(" ")}` : null}
      </p>
    </section>
  );
}

const onlyEnglish =
  "The built-in engine writes texts in English. Your poster carries your own words; put the sentence in English to read this part.";

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
