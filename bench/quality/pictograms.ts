import { findPictogram } from "../../app/engine/pictograms/find-pictogram";
import nouns from "./pictogram-nouns.json";
import { makeRow, type Row } from "./rules";

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
  return [
    makeRow(`pictograms: none wrong over ${nouns.length} nouns`, found, ({ noun, accepted, pictogram }) =>
      pictogram === null || accepted.includes(pictogram) ? null : `${noun}: ${pictogram}`,
    ),
    makeRow(`pictograms: at least ${leastShare * 100}% of the nouns have one`, [shown], (all) =>
      all.length / nouns.length >= leastShare ? null : `${all.length} of ${nouns.length}`,
    ),
  ];
}
