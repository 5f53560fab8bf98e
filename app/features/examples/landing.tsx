import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { ContentTypeIcon, Icon } from "~/ui/icon";
import { Sparks } from "~/ui/sparks";
import { sparkCost, sparkCosts } from "../sparks/spark-costs";
import showcase from "./showcase.json";
import "./landing.css";

/** `/` for a visitor: what goes in, what comes out, how, for how much, and the way in. `freeSparks` a month come with an account. */
export function Landing({ freeSparks }: { freeSparks: number }) {
  return (
    <div className="landing">
      <Hero freeSparks={freeSparks} />
      <Campaign />
      <Steps />
      <Costs freeSparks={freeSparks} />
    </div>
  );
}

/** Sparks for all four content types. */
const wholeCampaign = sparkCost(["video", "image", "blog", "caption"]);

function Hero({ freeSparks }: { freeSparks: number }) {
  const { poster } = showcase;
  const enough = freeSparks >= wholeCampaign;
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

/** As many as stand beside the film without leaving a gap. */
const shownSections = 3;
const asBlocks = (blocks: Block[]) => <Blocks key={blocks[0]?.text} blocks={blocks} />;

function Campaign() {
  const { article, captions, film } = showcase;
  const sections = sectionsOf(article.blocks);
  return (
    <section className="landing-part" id="campaign" aria-labelledby="campaign-title">
      <h2 id="campaign-title">And from the same sentence</h2>
      <p className="landing-lead">
        Made by the engine that is built in, for a made-up coffee brand. Nobody touched it up.
      </p>
      <div className="landing-spread">
        <figure className="landing-film">
          <video
            controls
            playsInline
            preload="none"
            poster={film.poster}
            width={film.width}
            height={film.height}
            aria-label={`The film: ${article.title}`}
          >
            <source src={film.src} type="video/mp4" />
            <track kind="captions" src={film.subtitles} srcLang="en" label="English" default />
          </video>
          <figcaption>
            <ContentTypeIcon type="video" /> A film of {film.seconds} seconds, with sound
          </figcaption>
        </figure>
        <article className="landing-article">
          <p className="landing-kind">
            <ContentTypeIcon type="blog" /> A blog post of {article.words} words
          </p>
          <h3>{article.title}</h3>
          {sections.slice(0, shownSections).map(asBlocks)}
          <Disclosure summary="Read all of it">{sections.slice(shownSections).map(asBlocks)}</Disclosure>
        </article>
      </div>
      <p className="landing-kind" id="captions-title">
        <ContentTypeIcon type="caption" /> {captions.length} captions, each cut to its platform
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className="landing-captions" aria-labelledby="captions-title" tabIndex={0}>
        {captions.map((caption) => (
          <div key={caption.text} className="landing-caption">
            <Badge>{caption.platform}</Badge>
            <p>{caption.text}</p>
          </div>
        ))}
      </section>
    </section>
  );
}

interface Block {
  kind: string;
  text: string;
}

/** The article's parts, each beginning with its heading. */
function sectionsOf(blocks: Block[]): Block[][] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === "heading") sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections.filter((section) => section.length > 0);
}

function Blocks({ blocks }: { blocks: Block[] }) {
  return (
    <div className="landing-blocks">
      {blocks.map((block) => {
        if (block.kind === "heading") return <h4 key={block.text}>{block.text}</h4>;
        if (block.kind === "item")
          return (
            <p key={block.text} className="landing-item">
              {block.text}
            </p>
          );
        return <p key={block.text}>{block.text}</p>;
      })}
    </div>
  );
}

const steps = [
  {
    title: "Write your spark",
    text: "Tell us once what you sell and to whom. Then one sentence is enough: a launch, an offer, a season.",
  },
  {
    title: "Choose content types",
    text: "A blog post, an image, captions, a video, or all four. You see what it costs before you start.",
  },
  {
    title: "Launch",
    text: "Read, copy and download each part the moment it is ready, while the others are still being made.",
  },
];

function Steps() {
  return (
    <section className="landing-part" aria-labelledby="steps-title">
      <h2 id="steps-title">How it works</h2>
      <ol className="landing-steps">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const prices = [
  { type: "video", what: "A video", note: "A short film with music and subtitles" },
  { type: "image", what: "An image", note: "A poster, ready to post or print" },
  { type: "blog", what: "A blog post", note: "With sections, answers and a call to action" },
  { type: "caption", what: "Captions", note: "Ten of them, for seven platforms" },
] as const;

function Costs({ freeSparks }: { freeSparks: number }) {
  return (
    <section className="landing-part" aria-labelledby="costs-title">
      <h2 id="costs-title">What it costs</h2>
      <p className="landing-lead">You pay in sparks, and only for what was made. A part that fails costs nothing.</p>
      <div className="landing-costs">
        <table>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">What</th>
              <th scope="col">Cost</th>
            </tr>
          </thead>
          <tbody>
            {prices.map((price) => (
              <tr key={price.type}>
                <th scope="row">
                  {price.what} <span>{price.note}</span>
                </th>
                <td>
                  <Sparks amount={sparkCosts[price.type]} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All four, from one sentence</th>
              <td>
                <Sparks amount={wholeCampaign} />
              </td>
            </tr>
          </tfoot>
        </table>
        <div className="landing-offer">
          <p className="landing-figure">
            <Sparks amount={freeSparks} />
          </p>
          <p>
            come with every account, each month, for nothing.
            {freeSparks >= wholeCampaign ? (
              <>
                {" "}
                One whole campaign takes <Sparks amount={wholeCampaign} />
                {freeSparks > wholeCampaign ? (
                  <>
                    {" "}
                    and leaves you <Sparks amount={freeSparks - wholeCampaign} /> for more
                  </>
                ) : null}
                .
              </>
            ) : null}
          </p>
          <LinkButton href="/login?tab=register">
            Start Your First Project <Icon name="arrow-right" />
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
