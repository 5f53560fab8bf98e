import type { ReactNode } from "react";
import type { ContentType } from "~/engine/engine";
import { LinkButton } from "~/ui/button";
import type { ResultPage } from "./get-result-page.server";
import { Scenes } from "./scenes";
import "./stage.css";

/**
 * The poster and the film side by side, as large as the first screen allows, the film's scenes beside them. What is still being made
 * has its place already.
 */
export function Stage({
  image,
  video,
  progress,
  edit,
}: Pick<ResultPage, "image" | "video"> & {
  progress: Pick<ResultPage["progress"], "parts">;
  /** The ways to change a part. */
  edit: (type: ContentType) => ReactNode;
}) {
  const isComing = (type: ContentType) =>
    progress.parts.some((part) => part.type === type && ["pending", "processing", "awaiting"].includes(part.state));
  const [awaitsPoster, awaitsFilm] = [!image && isComing("image"), !video && isComing("video")];
  if (!image && !video && !awaitsPoster && !awaitsFilm) return null;
  return (
    <div className="stage">
      <div className="stage-pair">
        {image ? <Poster image={image} edit={edit("image")} /> : null}
        {awaitsPoster ? <p className="stage-item stage-awaited">Your poster will appear here</p> : null}
        {video ? <Film video={video} edit={edit("video")} /> : null}
        {awaitsFilm ? <p className="stage-item stage-awaited stage-awaited-film">Your video will appear here</p> : null}
      </div>
      {video ? <Scenes scenes={video.scenes} /> : null}
    </div>
  );
}

function Poster({ image, edit }: { image: NonNullable<ResultPage["image"]>; edit: ReactNode }) {
  return (
    <section id="image" className="stage-item" aria-label="Image">
      <a href={image.png} target="_blank" rel="noreferrer" aria-label="Open the image in a new tab">
        <img src={image.preview} alt={image.altText} width={image.width} height={image.height} />
      </a>
      <div className="stage-links">
        <LinkButton href={image.png} target="_blank" icon="external" size="small" variant="quiet">
          Open in new tab
        </LinkButton>
        <LinkButton href={`${image.png}?download`} download icon="download" size="small" variant="quiet">
          PNG
        </LinkButton>
        {edit}
      </div>
    </section>
  );
}

function Film({ video, edit }: { video: NonNullable<ResultPage["video"]>; edit: ReactNode }) {
  return (
    <section id="video" className="stage-item" aria-label="Video">
      <div className="player">
        {/* The still lies under the film: it is what is printed, and what shows where a browser paints no poster. */}
        <img src={video.poster} alt="" width={video.width} height={video.height} />
        <video
          controls
          playsInline
          preload="none"
          poster={video.poster}
          width={video.width}
          height={video.height}
          src={video.film}
          aria-label="Your film, with music and subtitles"
        >
          <track kind="captions" src={video.vtt} label="Captions" />
          <a href={`${video.film}?download`}>Download the video</a>
        </video>
      </div>
      <div className="stage-links">
        <LinkButton href={`${video.film}?download`} download icon="download" size="small" variant="quiet">
          MP4
        </LinkButton>
        {edit}
      </div>
    </section>
  );
}
