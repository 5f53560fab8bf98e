import type { ReactNode } from "react";
import { getTextAttributes } from "~/features/languages/text-attributes";
import type { ResultPage } from "./get-result-page.server";
import { getPlatformLook, type PlatformLook } from "./platform-looks";
import { PostSigns } from "./post-signs";
import "./platform-frame.css";

type Line = NonNullable<ResultPage["captions"]>["lines"][number];

/** From this many characters on a text is folded after some lines, as the platforms themselves do it. */
const folded = 240;

/**
 * A caption as a post: our own quiet drawing of the platform's shape, with the picture cut for it. What is drawn around the text
 * (avatar, signs, picture) is decoration; the poster's alt text stands at the poster.
 */
export function PlatformFrame({
  line,
  id,
  number,
  author,
  image,
  video,
  children,
}: {
  line: Line;
  /** The id that the text gets. */
  id: string;
  number: number;
  author: string;
  image: ResultPage["image"];
  video: ResultPage["video"];
  children: ReactNode;
}) {
  const look = getPlatformLook(line.key);
  const picture = pictureFor(look.shows, image, video);
  const initial = [...author.trim()][0]?.toUpperCase() ?? "";
  return (
    <li className="caption">
      <div className="caption-head">
        <h3>{line.platform}</h3>
        <span className="fine-print">{line.reason}</span>
      </div>
      <div className={`post post-${look.layout} post-${line.key}`}>
        <div className="post-author">
          <span className="post-avatar" aria-hidden="true">
            {initial}
          </span>
          <span className="post-name">
            <strong {...getTextAttributes(author)}>{author}</strong>
            <span className="post-since">{look.since}</span>
          </span>
        </div>
        <div className="post-body">
          <p id={id} className="post-text" {...getTextAttributes(line.text)}>
            {line.text}
          </p>
          {[...line.text].length > folded ? (
            <details className="unfold">
              <summary>
                <span className="unfold-closed">more</span>
                <span className="unfold-open">less</span>
                <span className="visually-hidden"> of caption {number}</span>
              </summary>
            </details>
          ) : null}
        </div>
        {picture ? (
          <img
            className="post-picture"
            src={picture.preview}
            alt=""
            loading="lazy"
            width={picture.width}
            height={picture.height}
          />
        ) : null}
        <PostSigns signs={look.signs} />
      </div>
      {children}
    </li>
  );
}

/** What a platform's post shows; where the film or a cut is missing, the poster. */
function pictureFor(shows: PlatformLook["shows"], image: ResultPage["image"], video: ResultPage["video"]) {
  if (shows === "film" && video) return { preview: video.poster, width: video.width, height: video.height };
  const wanted = shows === "film" ? "9:16" : shows;
  return image?.crops.find(({ shape }) => shape === wanted) ?? image;
}
