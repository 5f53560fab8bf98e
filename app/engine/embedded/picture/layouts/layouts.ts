import type { Mood } from "../palettes";
import type { Stage } from "../stage";
import { drawArchway } from "./archway";
import { drawBalcony } from "./balcony";
import { drawBroadside } from "./broadside";
import { drawCertificate } from "./certificate";
import { drawColumn } from "./column";
import { drawCover } from "./cover";
import { drawFrieze } from "./frieze";
import { drawGrid } from "./grid";
import { drawHalves } from "./halves";
import { drawInitial } from "./initial";
import { drawLabel } from "./label";
import { drawMonument } from "./monument";
import { drawMosaic } from "./mosaic";
import { drawOrbit } from "./orbit";
import { drawPhotograph } from "./photograph";
import { drawSlope } from "./slope";
import { drawSunburst } from "./sunburst";
import { drawTicket } from "./ticket";

export interface Layout {
  draw(stage: Stage): void;
  moods: readonly Mood[];
  /**
   * What it is made for: a picture (a reference picture or a pictogram) that is shown large, a pictogram alone (a picture would be
   * shown small), a reference picture alone, or type without any.
   */
  shows: "picture" | "pictogram" | "photograph" | "type";
}

/** Every layout by name. The order is part of the choice: a seed picks by place. */
export const layouts = {
  balcony: { draw: drawBalcony, moods: ["warm", "fresh", "calm", "natural"], shows: "picture" },
  label: { draw: drawLabel, moods: ["warm", "luxe", "natural", "calm"], shows: "pictogram" },
  column: { draw: drawColumn, moods: ["calm", "luxe", "technical"], shows: "picture" },
  archway: { draw: drawArchway, moods: ["warm", "luxe", "natural", "calm"], shows: "picture" },
  ticket: { draw: drawTicket, moods: ["playful", "warm", "bold"], shows: "picture" },
  frieze: { draw: drawFrieze, moods: ["technical", "fresh", "playful", "bold"], shows: "picture" },
  monument: { draw: drawMonument, moods: ["bold", "technical", "fresh"], shows: "pictogram" },
  sunburst: { draw: drawSunburst, moods: ["playful", "warm", "bold"], shows: "pictogram" },
  grid: { draw: drawGrid, moods: ["technical", "bold", "playful"], shows: "picture" },
  slope: { draw: drawSlope, moods: ["bold", "fresh", "natural"], shows: "picture" },
  cover: { draw: drawCover, moods: ["luxe", "bold", "fresh", "playful"], shows: "picture" },
  orbit: { draw: drawOrbit, moods: ["fresh", "calm", "playful", "technical"], shows: "pictogram" },
  photograph: {
    draw: drawPhotograph,
    moods: ["warm", "fresh", "bold", "calm", "luxe", "natural"],
    shows: "photograph",
  },
  broadside: { draw: drawBroadside, moods: ["bold", "technical", "warm", "playful"], shows: "type" },
  mosaic: { draw: drawMosaic, moods: ["playful", "fresh", "technical", "natural"], shows: "type" },
  certificate: { draw: drawCertificate, moods: ["luxe", "calm", "warm", "natural"], shows: "type" },
  initial: { draw: drawInitial, moods: ["luxe", "bold", "fresh", "calm"], shows: "type" },
  halves: { draw: drawHalves, moods: ["calm", "natural", "warm", "fresh", "technical"], shows: "type" },
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as LayoutName[];
