import { getTextAttributes } from "~/features/languages/text-attributes";
import type { ResultPage } from "./get-result-page.server";

/** The film as a playlist: a scene with its script a line; opened, it plays by itself. One is open at a time. */
export function Scenes({ scenes }: { scenes: NonNullable<ResultPage["video"]>["scenes"] }) {
  return (
    <section className="scenes" id="scenes" aria-labelledby="scenes-title">
      <h2 id="scenes-title">Scenes</h2>
      <ol>
        {scenes.map((scene, index) => (
          <li key={scene.url}>
            <details name="scene">
              <summary>
                <img src={scene.still} alt="" loading="lazy" width={36} height={64} />
                <span className="scene-words">
                  <span className="scene-name">
                    Scene {index + 1}
                    {scene.seconds ? <span className="figure">, {Math.round(scene.seconds)} s</span> : null}
                  </span>
                  <span className="scene-script" {...getTextAttributes(scene.script)}>
                    {scene.script}
                  </span>
                </span>
              </summary>
              <div className="player">
                <img src={scene.still} alt="" loading="lazy" width={scene.width} height={scene.height} />
                {/* biome-ignore lint/a11y/useMediaCaption: a scene's words stand over it; the whole film has the track. */}
                <video
                  controls
                  playsInline
                  preload="none"
                  width={scene.width}
                  height={scene.height}
                  src={scene.url}
                  aria-label={`Scene ${index + 1}`}
                />
              </div>
              <a href={`${scene.url}?download`} download>
                Download<span className="visually-hidden"> scene {index + 1}</span>
              </a>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
