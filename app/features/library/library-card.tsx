import { getContentType } from "~/features/content-types/content-types";
import { getTextAttributes } from "~/features/languages/text-attributes";
import { ReviewBadge, type ReviewState } from "~/features/reviews/review-badge";
import { Badge } from "~/ui/badge";
import { LinkButton } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { ContentTypeIcon } from "~/ui/icon";
import type { LibraryItem } from "./describe-item.server";

/** How many captions a card shows. Source: the specification, section 9. */
const shownCaptions = 2;

/** What was made of one idea: its picture, how its texts begin, and the ways to take them along. */
export function LibraryCard({ item }: { item: LibraryItem & { review: ReviewState | null } }) {
  const { id, prompt, results, picture, text, captions, review } = item;
  const title = `item-${id}`;
  return (
    <article className="library-card" aria-labelledby={title}>
      <div className="library-card-head">
        <h2 id={title} {...getTextAttributes(prompt)}>
          {prompt}
        </h2>
        <label className="check">
          <input type="checkbox" name="id" value={id} form="archive" />
          <span>
            Choose{" "}
            <bdi className="visually-hidden" {...getTextAttributes(prompt)}>
              {prompt}
            </bdi>
          </span>
        </label>
      </div>
      <div className="library-card-facts">
        <span className="fine-print">{item.createdOn}</span>
        <a href={item.project}>
          <Badge>
            <bdi>{item.projectName}</bdi>
          </Badge>
        </a>
        {review ? (
          <a href={`${results}#review`}>
            <ReviewBadge state={review} />
          </a>
        ) : null}
        <p className="visually-hidden">What was made:</p>
        <ul className="library-card-types">
          {item.types.map((type) => (
            <li key={type}>
              <ContentTypeIcon type={type} /> {getContentType(type, item.format).title}
            </li>
          ))}
        </ul>
      </div>
      <div className="library-card-body">
        {picture ? (
          <div className="library-card-part">
            <img src={picture.preview} alt={picture.altText} loading="lazy" decoding="async" />
            {picture.download ? (
              <LinkButton href={picture.download} download icon="download" size="small">
                Image
                <OfIdea prompt={prompt} />
              </LinkButton>
            ) : null}
          </div>
        ) : null}
        {captions ? <CardCaptions captions={captions} prompt={prompt} /> : null}
        {text ? (
          <div className="library-card-part">
            <p {...getTextAttributes(text.preview)}>{text.preview}</p>
            <div className="cluster">
              <CopyButton text={text.whole} what={`the text of ${prompt}`} />
              <LinkButton href={text.file} download icon="download" size="small">
                Text
                <OfIdea prompt={prompt} />
              </LinkButton>
            </div>
          </div>
        ) : null}
      </div>
      <p>
        <LinkButton href={results}>
          View Full Content
          <OfIdea prompt={prompt} />
        </LinkButton>
      </p>
    </article>
  );
}

function CardCaptions({ captions, prompt }: { captions: NonNullable<LibraryItem["captions"]>; prompt: string }) {
  const { texts, file } = captions;
  const more = texts.length - shownCaptions;
  return (
    <div className="library-card-part">
      <ol className="library-card-captions">
        {texts.slice(0, shownCaptions).map((caption, index) => (
          <li key={caption}>
            <p {...getTextAttributes(caption)}>{caption}</p>
            <CopyButton text={caption} what={`caption ${index + 1} of ${prompt}`} />
          </li>
        ))}
      </ol>
      {more > 0 ? <p className="fine-print">+{more} more</p> : null}
      <div className="cluster">
        <CopyButton text={texts.join("\n\n")} label="Copy All Captions" what={`of ${prompt}`} />
        <LinkButton href={file} download icon="download" size="small">
          Captions
          <OfIdea prompt={prompt} />
        </LinkButton>
      </div>
    </div>
  );
}

/** For who hears the link alone: which idea it is about. */
function OfIdea({ prompt }: { prompt: string }) {
  return (
    <span className="visually-hidden">
      {" of "}
      <bdi {...getTextAttributes(prompt)}>{prompt}</bdi>
    </span>
  );
}
