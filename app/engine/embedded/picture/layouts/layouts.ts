import type { Mood } from "../palettes";
import type { Stage } from "../stage";
import { drawArchway } from "./archway";
import { drawBalcony } from "./balcony";
import { drawColumn } from "./column";
import { drawCover } from "./cover";
import { drawFrieze } from "./frieze";
import { drawGrid } from "./grid";
import { drawLabel } from "./label";
import { drawMonument } from "./monument";
import { drawOrbit } from "./orbit";
import { drawPhotograph } from "./photograph";
import { drawSlope } from "./slope";
import { drawSunburst } from "./sunburst";
import { drawTicket } from "./ticket";

export interface Layout {
  draw(stage: Stage): void;
  moods: readonly Mood[];
  /** Layouts that show a reference picture large; the others are not chosen when there is one. */
  photo: "large" | "small" | "only";
}

/** Every layout by name. The order is part of the choice: a seed picks by place. */
export const layouts = {
  balcony: { draw: drawBalcony, moods: ["warm", "fresh", "calm", "natural"], photo: "large" },
  label: { draw: drawLabel, moods: ["warm", "luxe", "natural", "calm"], photo: "small" },
  column: { draw: drawColumn, moods: ["calm", "luxe", "technical"], photo: "large" },
  archway: { draw: drawArchway, moods: ["warm", "luxe", "natural", "calm"], photo: "large" },
  ticket: { draw: drawTicket, moods: ["playful", "warm", "bold"], photo: "large" },
  frieze: { draw: drawFrieze, moods: ["technical", "fresh", "playful", "bold"], photo: "large" },
  monument: { draw: drawMonument, moods: ["bold", "technical", "fresh"], photo: "small" },
  sunburst: { draw: drawSunburst, moods: ["playful", "warm", "bold"], photo: "small" },
  grid: { draw: drawGrid, moods: ["technical", "bold", "playful"], photo: "large" },
  slope: { draw: drawSlope, moods: ["bold", "fresh", "natural"], photo: "large" },
  cover: { draw: drawCover, moods: ["luxe", "bold", "fresh", "playful"], photo: "large" },
  orbit: { draw: drawOrbit, moods: ["fresh", "calm", "playful", "technical"], photo: "small" },
  photograph: { draw: drawPhotograph, moods: ["warm", "fresh", "bold", "calm", "luxe", "natural"], photo: "only" },
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as LayoutName[];
