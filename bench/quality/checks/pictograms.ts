import { findPictogram } from "../../../app/engine/pictograms/find-pictogram";
import nouns from "../pictogram-nouns.json";
import type { Row } from "./check";

/** The share of businesses and offers that get a pictogram. */
const leastShare = 0.5;

/** Finds a pictogram for each of the nouns that were judged one by one: a wrong one is a fault, none is right. */
export function checkPictograms(): Row[] {
  const found = nouns.map(({ noun, idea, description, accepted }) => {
    const project = { name: "Northgate", websiteUrl: "", description, targetAudience: "", brandVoice: null };
    const rest = { defaultCallToAction: null, defaultSeoKeywords: null, problemBeingSolved: null };
    return {
      noun,
      accepted: accepted as string[],
      pictogram: findPictogram({ idea, project: { ...project, ...rest } }),
    };
  });
  const shown = found.filter(({ pictogram }) => pictogram !== null);
  const wrong = shown
    .filter(({ accepted, pictogram }) => pictogram !== null && !accepted.includes(pictogram))
    .map(({ noun, pictogram }) => `${noun}: ${pictogram}`);
  const share = shown.length / nouns.length;
  const total = nouns.length;
  return [
    {
      name: "pictograms: wrong for a judged noun",
      limit: "none",
      kept: total - wrong.length,
      total,
      worst: wrong[0] ?? "",
      faults: wrong,
    },
    {
      name: "pictograms: judged nouns that have one",
      limit: `at least ${leastShare * 100}%`,
      kept: shown.length,
      total,
      worst: "",
      faults: share >= leastShare ? [] : [`${shown.length} of ${total}`],
    },
  ];
}
