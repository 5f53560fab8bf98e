import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { drawPoster } from "../../app/engine/embedded/picture/draw-poster";
import { measurePoster, type PosterMeasures } from "../../app/engine/embedded/picture/measure-poster";
import { type FilmMeasures, measureFilm } from "../../app/engine/embedded/video/measure-film";
import { renderFilm } from "../../app/engine/embedded/video/render-film";
import type { CampaignPlan } from "../../app/engine/plan";
import { drawContactSheet } from "./contact-sheets";
import { makeRow, type Row } from "./rules";

/** WCAG 2.2, text of any size. */
const leastContrast = 4.5;

/** Draws every poster and renders every film (small), writes their contact sheets, and measures what can be measured. */
export async function checkPictures(plans: readonly CampaignPlan[], folder: string): Promise<Row[]> {
  const scratch = await mkdtemp(path.join(tmpdir(), "sparkwright-quality-"));
  const signal = new AbortController().signal;
  try {
    const posters: (PosterMeasures & { plan: CampaignPlan; altText: string; file: string })[] = [];
    const films: { plan: CampaignPlan; timing: FilmMeasures; stills: string[]; seconds: number }[] = [];
    for (const [index, plan] of plans.entries()) {
      const own = { scratch: await mkdtemp(path.join(scratch, `${index}-`)), signal };
      const poster = await drawPoster(plan, own);
      posters.push({ ...(await measurePoster(plan)), plan, altText: poster.altText, file: poster.png.path });
      const film = await renderFilm(plan, { ...own, onProgress() {}, size: "small" });
      films.push({
        plan,
        timing: measureFilm(plan),
        stills: film.clips.map(({ still }) => still.path),
        seconds: film.film.duration ?? 0,
      });
    }
    await drawContactSheet(
      posters.map(({ file, plan }) => ({ path: file, label: plan.projectName })),
      path.join(folder, "posters.png"),
    );
    await drawContactSheet(
      films.flatMap(({ stills, plan }) =>
        stills.map((file, at) => ({ path: file, label: `${plan.projectName} ${at + 1}` })),
      ),
      path.join(folder, "films.png"),
    );
    return [
      makeRow(`posters: contrast at least ${leastContrast}`, posters, ({ plan, contrasts }) =>
        Math.min(...contrasts) >= leastContrast ? null : `${plan.projectName}: ${Math.min(...contrasts).toFixed(2)}`,
      ),
      makeRow("posters: no clipped text", posters, ({ plan, clipped }) => (clipped === 0 ? null : plan.projectName)),
      makeRow("posters: alternative text names the headline", posters, ({ plan, altText }) =>
        altText.includes(plan.headline) ? null : plan.projectName,
      ),
      makeRow("posters: at least eight layouts and eight palettes among them", [posters], (all) => {
        const layouts = new Set(all.map(({ layout }) => layout)).size;
        const palettes = new Set(all.map(({ palette }) => palette)).size;
        return layouts >= 8 && palettes >= 8 ? null : `${layouts} layouts, ${palettes} palettes`;
      }),
      makeRow("films: four to six scenes", films, ({ plan, timing }) =>
        timing.scenes.length >= 4 && timing.scenes.length <= 6 ? null : `${plan.projectName}: ${timing.scenes.length}`,
      ),
      makeRow("films: each scene stays four to six seconds", films, ({ plan, timing }) =>
        timing.scenes.every(({ seconds }) => seconds >= 4 && seconds <= 6) ? null : plan.projectName,
      ),
      makeRow("films: each scene can be read in its time", films, ({ plan, timing }) =>
        timing.scenes.every(({ seconds, neededSeconds }) => seconds >= neededSeconds) ? null : plan.projectName,
      ),
      makeRow("films: as long as their scenes", films, ({ plan, timing, seconds }) =>
        Math.abs(seconds - timing.total) < 0.1 ? null : `${plan.projectName}: ${seconds} of ${timing.total}`,
      ),
    ];
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
