import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findCutInFilm, findCutOnPoster } from "../../app/engine/embedded/find-drawn-faults";
import { drawPoster } from "../../app/engine/embedded/picture/draw-poster";
import { measurePoster, type PosterMeasures } from "../../app/engine/embedded/picture/measure-poster";
import { type FilmMeasures, measureFilm } from "../../app/engine/embedded/video/measure-film";
import { renderFilm } from "../../app/engine/embedded/video/render-film";
import type { CampaignPlan } from "../../app/engine/plan";
import type { Campaign } from "./campaign";
import type { Row } from "./checks/check";
import { drawContactSheet } from "./contact-sheets";

/** WCAG 2.2, text of any size. */
const leastContrast = 4.5;

/** Draws every poster and renders every film (small), writes their contact sheets, and measures what can be measured. */
export async function checkPictures(campaigns: readonly Campaign[], folder: string): Promise<Row[]> {
  const scratch = await mkdtemp(path.join(tmpdir(), "sparkwright-quality-"));
  const signal = new AbortController().signal;
  try {
    const posters: (PosterMeasures & { plan: CampaignPlan; altText: string; file: string })[] = [];
    const films: { plan: CampaignPlan; timing: FilmMeasures; stills: string[]; seconds: number }[] = [];
    for (const [index, { plan }] of campaigns.entries()) {
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
      makeRow("posters: contrast", `at least ${leastContrast}`, posters, ({ contrasts }) =>
        Math.min(...contrasts) >= leastContrast ? null : Math.min(...contrasts).toFixed(2),
      ),
      makeRow("posters: clipped text", "none", posters, ({ clipped }) => (clipped === 0 ? null : `${clipped}`)),
      makeRow("posters: alternative text names the headline", "all", posters, ({ plan, altText }) =>
        altText.includes(plan.headline) ? null : altText,
      ),
      makeRow(
        "posters: numbers of the brief are whole",
        "all",
        posters,
        ({ plan }) => findCutOnPoster(plan).join(", ") || null,
      ),
      makeRow(
        "films: numbers of the brief are whole",
        "all",
        films,
        ({ plan }) => findCutInFilm(plan).join(", ") || null,
      ),
      countVariety(posters),
      makeRow("films: as long as their scenes", "all", films, ({ timing, seconds }) =>
        Math.abs(seconds - timing.total) < 0.1 ? null : `${seconds} of ${timing.total}`,
      ),
    ];
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function makeRow<Item extends { plan: CampaignPlan }>(
  name: string,
  limit: string,
  items: readonly Item[],
  findFault: (item: Item) => string | null,
): Row {
  const faults = items.flatMap((item) => {
    const fault = findFault(item);
    return fault === null ? [] : [`${item.plan.projectName}: ${fault}`];
  });
  const total = items.length;
  return { name, limit, kept: total - faults.length, total, worst: faults[0] ?? "", faults };
}

/** Layouts and palettes that all posters together have at least. */
const leastVariety = 8;

function countVariety(posters: readonly PosterMeasures[]): Row {
  const layouts = new Set(posters.map(({ layout }) => layout)).size;
  const palettes = new Set(posters.map(({ palette }) => palette)).size;
  const isKept = layouts >= leastVariety && palettes >= leastVariety;
  const worst = `${layouts} layouts, ${palettes} palettes`;
  const limit = `at least ${leastVariety} each`;
  return {
    name: "posters: layouts and palettes",
    limit,
    kept: isKept ? 1 : 0,
    total: 1,
    worst,
    faults: isKept ? [] : [worst],
  };
}
