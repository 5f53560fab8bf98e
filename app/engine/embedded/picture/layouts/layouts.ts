import type { Mood } from "../palettes";
import type { Stage } from "../stage";
import { archway, balcony, column, frieze, label, ticket } from "./calm-layouts";
import { cover, grid, monument, orbit, photograph, slope, sunburst } from "./loud-layouts";

export interface Layout {
  draw(stage: Stage): void;
  moods: readonly Mood[];
  /** Layouts that show a reference picture large; the others are not chosen when there is one. */
  photo: "large" | "small" | "only";
}

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
