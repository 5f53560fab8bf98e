import { Path2D } from "@napi-rs/canvas";
import type { CampaignPlan } from "../../plan";
import type { Look } from "../picture/choose-look";
import { type Hex, mixColours } from "../picture/contrast";
import { chooseInks } from "../picture/palettes";
import { type Cutout, cutOut } from "./cutouts";
import { layTurnedCutout } from "./lay-cutouts";
import type { Planes } from "./planes";
import type { Scene } from "./scene-scripts";

/** A small shape that drifts through a scene: a leaf in autumn, a flake in winter, a petal in spring, a glint in summer. */
export interface Drifting {
  shape: Cutout;
  x: number;
  y: number;
  /** Frame widths and heights a second. */
  speed: { x: number; y: number };
  turn: number;
}

const shapes = {
  autumn: "M50 94C16 76 14 34 50 6c36 28 34 70 0 88Z",
  spring: "M50 90C20 70 22 30 50 10c28 20 30 60 0 80Z",
  winter: "M20 50a30 30 0 1 0 60 0a30 30 0 1 0 -60 0Z",
  summer: "M50 4Q57.4 42.6 96 50Q57.4 57.4 50 96Q42.6 57.4 4 50Q42.6 42.6 50 4Z",
} as const;

/** What drifts through a scene, by the season. Out of season only the last scene glitters a little. */
export function chooseDrift(
  plan: CampaignPlan,
  look: Look,
  scene: Scene,
  ground: Hex,
  size: { width: number; height: number },
  random: () => number,
): Drifting[] {
  const kind = plan.season ?? (scene.kind === "action" ? "summer" : null);
  if (!kind) return [];
  const { wash } = chooseInks(look.palette, ground);
  const falls = kind === "summer" ? -0.03 : 0.075;
  const short = Math.min(size.width, size.height);
  return Array.from({ length: kind === "winter" ? 16 : 9 }, () => {
    const colour = mixColours(ground, wash, 0.3 + random() * 0.35);
    const wide = short * 2 * (kind === "winter" ? 0.009 + random() * 0.02 : 0.018 + random() * 0.03);
    return {
      shape: cutOut(wide, wide, (ctx) => {
        ctx.scale(wide / 100, wide / 100);
        ctx.fillStyle = colour;
        ctx.fill(new Path2D(shapes[kind]));
      }),
      x: random(),
      y: random(),
      speed: { x: (random() - 0.5) * 0.03, y: falls * (0.6 + random() * 0.8) },
      turn: (random() - 0.5) * 2.4,
    };
  });
}

export function drawDrifting(to: Planes, drifting: readonly Drifting[], seconds: number): void {
  const appear = Math.min(1, Math.max(0, seconds / 0.6));
  if (appear === 0) return;
  for (const one of drifting) {
    const y = (((one.y + one.speed.y * seconds) % 1.1) + 1.1) % 1.1;
    const x = one.x + one.speed.x * seconds + Math.sin(seconds * 1.3 + one.x * 9) * 0.012;
    layTurnedCutout(to, one.shape, x * to.width, (y - 0.05) * to.height, 1, one.turn * seconds + one.x * 6, appear);
  }
}
