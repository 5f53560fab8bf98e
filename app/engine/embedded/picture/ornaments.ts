import type { SKRSContext2D } from "@napi-rs/canvas";
import { type Hex, measureContrast } from "./contrast";
import type { Palette } from "./palettes";
import { pickOne } from "./seeded-random";

/** Draws a shape into a square of `side` pixels at the origin, with the fill that is set. `inner` is a second colour. */
type Ornament = (ctx: SKRSContext2D, side: number, inner: Hex) => void;

const disc = (ctx: SKRSContext2D, x: number, y: number, r: number) => {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
};

const ornaments: readonly Ornament[] = [
  (ctx, side, inner) => {
    disc(ctx, 0, 0, side);
    ctx.fillStyle = inner;
    disc(ctx, 0, 0, side / 2);
  },
  (ctx, side) => {
    disc(ctx, 0, side / 2, side / 2);
    disc(ctx, side, side / 2, side / 2);
  },
  (ctx, side, inner) => {
    disc(ctx, side / 2, side / 2, side * 0.36);
    ctx.fillStyle = inner;
    disc(ctx, side / 2, side / 2, side * 0.15);
  },
  (ctx, side) => {
    ctx.beginPath();
    ctx.arc(side, 0, side, Math.PI / 2, Math.PI);
    ctx.arc(0, side, side, Math.PI * 1.5, Math.PI * 2);
    ctx.fill();
  },
  (ctx, side) => {
    for (let stripe = 0; stripe < 3; stripe += 1) ctx.fillRect(0, (stripe + 0.25) * (side / 3), side, side / 6);
  },
  (ctx, side) => {
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(side, side);
    ctx.lineTo(0, side);
    ctx.fill();
  },
  (ctx, side) => {
    ctx.beginPath();
    ctx.arc(side / 2, side, side / 2, Math.PI, 0);
    ctx.fill();
    ctx.beginPath();
    ctx.arc(side / 2, side / 2, side / 2, Math.PI, 0);
    ctx.fill();
  },
];

/** A colour that can be told from the ground, by the seed. */
function pickOther(random: () => number, colours: readonly Hex[], ground: Hex, least = 1.5): Hex {
  const seen = colours.filter((colour) => measureContrast(colour, ground) >= least);
  return pickOne(random, seen.length > 0 ? seen : colours);
}

/** Draws one tile: a ground with a simple shape on it, turned by quarters. */
export function drawTile(
  ctx: SKRSContext2D,
  palette: Palette,
  ground: Hex,
  x: number,
  y: number,
  side: number,
  random: () => number,
): void {
  const colours = [palette.block, palette.accent, palette.soft, palette.paper, palette.shade];
  const shape = pickOther(random, colours, ground);
  ctx.save();
  ctx.translate(x + side / 2, y + side / 2);
  ctx.rotate((Math.floor(random() * 4) * Math.PI) / 2);
  ctx.translate(-side / 2, -side / 2);
  ctx.beginPath();
  ctx.rect(0, 0, side, side);
  ctx.clip();
  ctx.fillStyle = ground;
  ctx.fillRect(0, 0, side, side);
  ctx.fillStyle = shape;
  pickOne(random, ornaments)(ctx, side, pickOther(random, colours, shape));
  ctx.restore();
}

/** Covers a grid of squares with tiles whose neighbours stand on different grounds. `leaveOut` names cells that stay free. */
export function drawTiles(
  ctx: SKRSContext2D,
  palette: Palette,
  grid: { x: number; y: number; columns: number; rows: number; side: number },
  random: () => number,
  leaveOut: (column: number, row: number) => boolean = () => false,
): void {
  const grounds = [palette.block, palette.accent, palette.soft];
  const first = Math.floor(random() * grounds.length);
  for (let row = 0; row < grid.rows; row += 1)
    for (let column = 0; column < grid.columns; column += 1) {
      if (leaveOut(column, row)) continue;
      const ground = grounds[(first + column + row * 2) % grounds.length] ?? palette.soft;
      drawTile(ctx, palette, ground, grid.x + column * grid.side, grid.y + row * grid.side, grid.side + 0.5, random);
    }
}
