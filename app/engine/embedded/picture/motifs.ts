import { Path2D, type SKRSContext2D } from "@napi-rs/canvas";
import { craftShapes } from "./motif-crafts";
import { type Shape, thingShapes } from "./motif-shapes";
import { signShapes } from "./motif-signs";
import type { Inks } from "./palettes";

const shapes = { ...thingShapes, ...signShapes, ...craftShapes };
export type Motif = keyof typeof shapes;
export const motifs = Object.keys(shapes) as Motif[];

/** What each motif is called in an alternative text. */
export const motifNames: Record<Motif, string> = {
  coffee: "a steaming cup of coffee",
  beans: "two coffee beans",
  leaf: "a leaf",
  tooth: "a healthy tooth",
  dumbbell: "a dumbbell",
  heart: "a heart",
  plate: "a plate with knife and fork",
  cake: "a cake with candles",
  bread: "a fresh loaf",
  glass: "a glass",
  house: "a house",
  plant: "a potted plant",
  flower: "a flower",
  lotus: "a lotus",
  paw: "a paw print",
  wave: "a wave under the sun",
  mountain: "a mountain under the sun",
  scales: "a pair of scales",
  window: "a window of an app with a chart",
  chart: "a rising chart",
  shirt: "a shirt",
  dress: "a dress",
  plane: "a paper plane",
  book: "an open book",
  coin: "a stack of coins",
  camera: "a camera",
  note: "a musical note",
  gift: "a wrapped gift",
  wrench: "a wrench",
  rocket: "a rocket",
  shield: "a shield with a tick",
  phone: "a phone",
  car: "a car",
  game: "a game controller",
  people: "three people",
  briefcase: "a briefcase",
  cart: "a shopping bag",
  spark: "a bright spark",
  croissant: "a croissant",
  bowl: "a full bowl with chopsticks",
  ring: "a ring with a gem",
  bicycle: "a bicycle",
  panel: "a solar panel under the sun",
  key: "a key",
  hammer: "a hammer",
  receipt: "a receipt with a tick",
  calculator: "a calculator",
  palette: "a painter's palette",
  balloon: "two balloons",
  suitcase: "a suitcase",
  bottle: "a bottle with a pump",
  blocks: "toy blocks",
  sofa: "a sofa",
  bulb: "a light bulb",
  candle: "a burning candle",
  yarn: "a ball of yarn with needles",
  headset: "a headset",
  megaphone: "a megaphone",
  pulse: "a medical cross with a heartbeat",
  scissors: "a pair of scissors",
};

/** Draws a motif into a square of `size` pixels whose top left corner is at x, y. */
export function drawMotif(ctx: SKRSContext2D, motif: Motif, inks: Inks, x: number, y: number, size: number): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 100, size / 100);
  ctx.lineCap = "round";
  ctx.lineJoin = "round";
  for (const [ink, path, lineWidth] of shapes[motif] as readonly Shape[]) {
    if (lineWidth === undefined) {
      ctx.fillStyle = inks[ink];
      ctx.fill(new Path2D(path));
    } else {
      ctx.strokeStyle = inks[ink];
      ctx.lineWidth = lineWidth;
      ctx.stroke(new Path2D(path));
    }
  }
  ctx.restore();
}
