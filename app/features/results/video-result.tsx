import { LinkButton } from "~/ui/button";
import { Section } from "~/ui/page";
import { Provenance } from "./provenance";
import type { ResultPage } from "./result-page.server";

/** The film, then its scenes one by one, each with its script. The players are the browser's own. */
export function VideoResult({ video }: { video: NonNullable<ResultPage["video"]> }) {
  const { width, height } = video;
  return (
    <Section title="Video" id="video">
      <div className="made-film">
        <video
          controls
          playsInline
          preload="metadata"
          poster={video.poster}
          width={width}
          height={height}
          src={video.film}
        >
          <track kind="captions" src={video.vtt} label="Captions" />
          <a href={`${video.film}?download`}>Download the video</a>
        </video>
        <div className="made-side">
          <h3>Script</h3>
          <ol className="script">
            {video.scenes.map((scene) => (
              <li key={scene.url}>{scene.script}</li>
            ))}
          </ol>
          <div className="cluster">
            <LinkButton href={`${video.film}?download`} download icon="download" size="small">
              Download MP4
            </LinkButton>
            {video.horizontal ? (
              <LinkButton href={`${video.horizontal}?download`} download icon="download" size="small">
                Horizontal MP4
              </LinkButton>
            ) : null}
            <LinkButton href={`${video.srt}?download`} download icon="download" size="small">
              Subtitles SRT
            </LinkButton>
            <LinkButton href={`${video.vtt}?download`} download icon="download" size="small">
              Subtitles VTT
            </LinkButton>
          </div>
          <Provenance made={video.provenance} />
        </div>
      </div>
      <h3 id="scenes-title">Scenes</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls has to be reached by the keyboard. */}
      <section className="scenes" aria-labelledby="scenes-title" tabIndex={0}>
        {video.scenes.map((scene, index) => (
          <figure key={scene.url}>
            {/* biome-ignore lint/a11y/useMediaCaption: a scene's words stand under it; the film above has the track. */}
            <video
              controls
              playsInline
              preload="none"
              poster={scene.still}
              width={width}
              height={height}
              src={scene.url}
              aria-label={`Scene ${index + 1}`}
            />
            <figcaption>
              <strong>
                Scene {index + 1}
                {scene.seconds ? <span className="fine-print figure"> {Math.round(scene.seconds)} s</span> : null}
              </strong>
              <p>{scene.script}</p>
              <a href={`${scene.url}?download`} download>
                Download<span className="visually-hidden"> scene {index + 1}</span>
              </a>
            </figcaption>
          </figure>
        ))}
      </section>
    </Section>
  );
}
