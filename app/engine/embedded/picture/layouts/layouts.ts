import type { Mood } from "../palettes";
import type { Stage } from "../stage";
import { archway } from "./archway";
import { balcony } from "./balcony";
import { column } from "./column";
import { cover } from "./cover";
import { frieze } from "./frieze";
import { grid } from "./grid";
import { label } from "./label";
import { monument } from "./monument";
import { orbit } from "./orbit";
import { photograph } from "./photograph";
import { slope } from "./slope";
import { sunburst } from "./sunburst";
import { ticket } from "./ticket";

export interface Layout {
  draw(stage: Stage): void;
  moods: readonly Mood[];
  /** Layouts that show a reference picture large; the others are not chosen when there is one. */
  photo: "large" | "small" | "only";
}

/** Every layout by name. The order is part of the choice: a seed picks by place. */
export const layouts = {
  balcony: { draw: balcony, moods: ["warm", "fresh", "calm", "natural"], photo: "large" },
  label: { draw: label, moods: ["warm", "luxe", "natural", "calm"], photo: "small" },
  column: { draw: column, moods: ["calm", "luxe", "technical"], photo: "large" },
  archway: { draw: archway, moods: ["warm", "luxe", "natural", "calm"], photo: "large" },
  ticket: { draw: ticket, moods: ["playful", "warm", "bold"], photo: "large" },
  frieze: { draw: frieze, moods: ["technical", "fresh", "playful", "bold"], photo: "large" },
  monument: { draw: monument, moods: ["bold", "technical", "fresh"], photo: "small" },
  sunburst: { draw: sunburst, moods: ["playful", "warm", "bold"], photo: "small" },
  grid: { draw: grid, moods: ["technical", "bold", "playful"], photo: "large" },
  slope: { draw: slope, moods: ["bold", "fresh", "natural"], photo: "large" },
  cover: { draw: cover, moods: ["luxe", "bold", "fresh", "playful"], photo: "large" },
  orbit: { draw: orbit, moods: ["fresh", "calm", "playful", "technical"], photo: "small" },
  photograph: { draw: photograph, moods: ["warm", "fresh", "bold", "calm", "luxe", "natural"], photo: "only" },
} satisfies Record<string, Layout>;

export type LayoutName = keyof typeof layouts;
export const layoutNames = Object.keys(layouts) as LayoutName[];
