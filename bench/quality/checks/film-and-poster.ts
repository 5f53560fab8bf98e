import type { Campaign } from "../campaign";
import { type Check, keep, type Result } from "./check";
import { holdsLabel } from "./content-words";

const [fewestScenes, mostScenes] = [4, 6];
export function checkSceneCount({ film, brief }: Campaign): Result {
  const { length } = film.scenes;
  // why: of "asdf" and a name nothing else can be shown
  const fewest = brief.idea.includes(" ") ? fewestScenes : fewestScenes - 1;
  return keep(length >= fewest && length <= mostScenes, `${length}`);
}

const [shortestScene, longestScene] = [3, 6];
export function checkSceneLengths({ film }: Campaign): Result {
  const wrong = film.scenes.filter(({ seconds }) => seconds < shortestScene || seconds > longestScene);
  return { faults: wrong.map(({ seconds }) => `${seconds} s`) };
}

/** Words that take longer to read than their scene stays. */
export function checkReadingTime({ film }: Campaign): Result {
  const late = film.scenes.filter(({ seconds, neededSeconds }) => neededSeconds > seconds);
  return {
    faults: late.map(({ words, neededSeconds, seconds }) => `${words} words, ${neededSeconds} s of ${seconds} s`),
  };
}

const pointScenes = 3;
/** One of the first scenes names what the campaign is about; its figures may follow. */
export function checkFilmPoint({ plan, point: [thing] }: Campaign): Result {
  const scenes = plan.story.slice(0, pointScenes).map(({ line, detail }) => `${line} ${detail}`.trim());
  return keep(!thing || scenes.some((scene) => holdsLabel(scene, thing)), `without ${thing}: ${scenes.join(" / ")}`);
}

const longestHeadline = 60;
export function checkHeadline({ plan }: Campaign): Result {
  const { length } = [...plan.headline];
  return {
    ...keep(length > 0 && length <= longestHeadline, plan.headline),
    measured: { text: `${length}`, badness: length || longestHeadline + 1 },
  };
}

/** The poster's headline or the line under it names what the campaign is about. */
export function checkPosterPoint({ plan, point: [thing] }: Campaign): Result {
  const lines = `${plan.headline}\n${plan.supportingLine}`;
  return keep(!thing || holdsLabel(lines, thing), `without ${thing}: ${lines.replace("\n", " / ")}`);
}

export const filmAndPosterChecks: readonly Check[] = [
  { name: "film: scenes", limit: `${fewestScenes} to ${mostScenes}`, check: checkSceneCount },
  { name: "film: seconds of a scene", limit: `${shortestScene} to ${longestScene}`, check: checkSceneLengths },
  { name: "film: words of a scene can be read in it", limit: "all", check: checkReadingTime },
  { name: "film: the thing in one of the first scenes", limit: `${pointScenes}`, check: checkFilmPoint },
  { name: "poster: headline", limit: `at most ${longestHeadline}`, check: checkHeadline },
  { name: "poster: the thing in headline or supporting line", limit: "all", check: checkPosterPoint },
];
