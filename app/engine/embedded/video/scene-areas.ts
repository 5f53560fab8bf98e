import type { Scene } from "./scene-scripts";

/** An arrangement of a scene's words and drawing, named by where the words stand. */
export type Template = "high" | "low" | "panel" | "centre";

/** The arrangement for this kind of scene. With a reference picture, the scenes that show it carry their words on a panel. */
export function templateFor(scene: Scene, withPhoto: boolean): Template {
  if (scene.kind === "action") return "centre";
  if (withPhoto && (scene.kind === "promise" || scene.kind === "problem")) return "panel";
  if (scene.kind === "point") return scene.number % 2 === 1 ? "panel" : "high";
  if (scene.kind === "promise") return "low";
  return "high";
}

/** The first and last height of the words, the height of the drawing's middle, and the drawing's size as a share of the width. */
export interface SceneArea {
  words: [number, number];
  middle: number;
  size: number;
}

export const areas: Record<Template, SceneArea> = {
  // Shares of the height; the top and foot are left to the players' own buttons.
  high: { words: [0.13, 0.49], middle: 0.68, size: 0.64 },
  low: { words: [0.52, 0.87], middle: 0.29, size: 0.66 },
  panel: { words: [0.595, 0.88], middle: 0.29, size: 0.66 },
  centre: { words: [0.4, 0.6], middle: 0.245, size: 0.46 },
};
