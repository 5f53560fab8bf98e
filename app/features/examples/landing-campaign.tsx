import { Badge } from "~/ui/badge";
import { Disclosure } from "~/ui/disclosure";
import { ContentTypeIcon, Icon } from "~/ui/icon";
import showcase from "./showcase.json";

/** Enough to judge the writing by. */
const shownSections = 2;
/** From this many characters on a caption is folded on a phone, so that none is much longer than its neighbours. */
const foldedCaption = 260;
const asBlocks = (blocks: Block[]) => <Blocks key={blocks[0]?.text} blocks={blocks} />;

/** The films of the three brands, and the article and the captions of the first. */
export function Campaign() {
  const { article, campaigns, captions } = showcase;
  const brand = campaigns[0]?.name;
  const sections = sectionsOf(article.blocks);
  return (
    <section className="landing-part" id="campaign" aria-labelledby="campaign-title">
      <h2 id="campaign-title">What else came from that sentence</h2>
      <p className="landing-lead">Made by the built-in engine for three fictional brands. Nothing was retouched.</p>
      <p className="landing-kind">
        <ContentTypeIcon type="video" /> A video for each brand, muted until you turn the sound on.
      </p>
      <ul className="landing-films">
        {campaigns.map(({ key, name, film }) => (
          <li key={key}>
            <figure className="landing-film">
              <video
                controls
                muted
                playsInline
                preload="none"
                poster={film.poster}
                width={film.width}
                height={film.height}
                aria-label={`Video for ${name}`}
              >
                <source src={film.src} type="video/mp4" />
                <track kind="captions" src={film.subtitles} srcLang="en" label="English" />
              </video>
              <figcaption>
                {name}, {film.seconds} seconds
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <article className="landing-article">
        <p className="landing-kind">
          <ContentTypeIcon type="blog" /> A {article.words}-word blog post for {brand}
        </p>
        <h3>{article.title}</h3>
        {sections.slice(0, shownSections).map(asBlocks)}
        <Disclosure summary="Read the whole post">{sections.slice(shownSections).map(asBlocks)}</Disclosure>
      </article>
      <p className="landing-kind" id="captions-title">
        <ContentTypeIcon type="caption" /> {captions.length} captions, each written for its platform
        <span className="landing-more">
          Scroll for all <Icon name="arrow-right" />
        </span>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className="landing-captions" aria-labelledby="captions-title" tabIndex={0}>
        {captions.map((caption, index) => (
          <div key={caption.text} className="landing-caption">
            <Badge>{caption.platform}</Badge>
            <p>{caption.text}</p>
            {caption.text.length > foldedCaption ? (
              <details className="unfold">
                <summary>
                  <span className="unfold-closed">more</span>
                  <span className="unfold-open">less</span>
                  <span className="visually-hidden"> of caption {index + 1}</span>
                </summary>
              </details>
            ) : null}
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
