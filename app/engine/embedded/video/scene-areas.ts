import type { Scene } from "./scene-scripts";

/** An arrangement of a scene's words and drawing, named by where the words stand in the upright film. */
export type Template = "high" | "low" | "panel" | "centre" | "words";

/** What lies behind a scene's words: a drawing, its ground alone, the reference picture, or a picture or film that fills the frame. */
export type Ground = "drawn" | "plain" | "photo" | "backdrop";

/** The arrangement for this kind of scene. The reference picture's scenes carry their words on a panel. */
export function chooseTemplate(scene: Scene, ground: Ground): Template {
  if (scene.kind === "action") return "centre";
  if (ground === "photo") return "panel";
  if (ground === "plain") return "words";
  if (scene.kind === "point") return scene.number % 2 === 0 ? "high" : ground === "backdrop" ? "low" : "panel";
  return scene.kind === "promise" ? "low" : "high";
}

/** Shares of the frame's width and height. */
export interface Share {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface SceneArea {
  words: Share;
  centred: boolean;
  /** Whether the words start at their area's top or stand in its middle. */
  vertical: "top" | "middle";
  /** The drawing's middle, and its size as a share of the frame's shorter side. */
  middle: { x: number; y: number };
  size: number;
  panel: Share | null;
}

// The upright film leaves its top and foot to the players' own buttons.
const upright: Record<Template, SceneArea> = {
  high: area([0.09, 0.13, 0.82, 0.35], [0.5, 0.69, 0.64], { vertical: "top" }),
  low: area([0.09, 0.52, 0.82, 0.35], [0.5, 0.29, 0.68], { centred: true }),
  panel: area([0.09, 0.595, 0.82, 0.285], [0.5, 0.29, 0.68], { panel: { x: 0, y: 0.555, w: 1, h: 0.445 } }),
  centre: area([0.09, 0.4, 0.82, 0.2], [0.5, 0.245, 0.5], { centred: true, vertical: "top" }),
  words: area([0.09, 0.15, 0.82, 0.58], [0.5, 0.88, 0.5]),
};

const wide: Record<Template, SceneArea> = {
  high: area([0.065, 0.13, 0.49, 0.74], [0.78, 0.5, 0.7]),
  low: area([0.465, 0.13, 0.475, 0.74], [0.235, 0.5, 0.7]),
  panel: area([0.055, 0.13, 0.43, 0.74], [0.765, 0.5, 0.7], { panel: { x: 0, y: 0, w: 0.53, h: 1 } }),
  centre: area([0.14, 0.45, 0.72, 0.24], [0.5, 0.23, 0.36], { centred: true, vertical: "top" }),
  words: area([0.1, 0.13, 0.7, 0.74], [0.85, 0.6, 0.5]),
};

function area(
  [x, y, w, h]: [number, number, number, number],
  [mx, my, size]: [number, number, number],
  rest: Partial<SceneArea> = {},
): SceneArea {
  return {
    words: { x, y, w, h },
    middle: { x: mx, y: my },
    size,
    centred: false,
    vertical: "middle",
    panel: null,
    ...rest,
  };
}

/** The area of an arrangement in a frame of this shape; `mirrored` for words that run from right to left. */
export function getSceneArea(template: Template, size: { width: number; height: number }, mirrored = false): SceneArea {
  const found = (size.width > size.height ? wide : upright)[template];
  if (!mirrored) return found;
  const { words, middle, panel } = found;
  return {
    ...found,
    words: otherSide(words),
    middle: { ...middle, x: 1 - middle.x },
    panel: panel && otherSide(panel),
  };
}

const otherSide = (share: Share): Share => ({ ...share, x: 1 - share.x - share.w });
