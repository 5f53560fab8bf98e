import type { Inks } from "./palettes";

/** One stroke or area of a drawing on a field of 100 by 100. With a width it is a line, without it an area. */
export type Shape = readonly [ink: keyof Inks, path: string, lineWidth?: number];

/** A circle as path data. */
export const drawDisc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** A rectangle with rounded corners as path data. */
export const drawSlab = (x: number, y: number, w: number, h: number, r = 0) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
/** A star of four tapering points, the spark, as path data. */
export const drawSparkShape = (x: number, y: number, r: number, waist = 0.16) => {
  const w = r * waist;
  return `M${x} ${y - r}Q${x + w} ${y - w} ${x + r} ${y}Q${x + w} ${y + w} ${x} ${y + r}Q${x - w} ${y + w} ${x - r} ${y}Q${x - w} ${y - w} ${x} ${y - r}Z`;
};

/** Food, drink, home, nature, body: what can be held or visited. */
export const thingShapes = {
  coffee: [
    ["bodyShade", "M14 84q36 13 72 0q-8 10-36 10t-36-10Z"],
    ["trim", "M8 82h84q-3 8-16 8H24q-13 0-16-8Z"],
    ["trim", "M74 46h8a13 13 0 0 1 0 27h-12l2-8h9a5.5 5.5 0 0 0 0-11h-8Z"],
    ["body", "M18 40h60l-3 26q-2 14-16 14H37q-14 0-16-14Z"],
    ["bodyShade", "M58 40h20l-3 26q-2 14-16 14h-9q8-14 8-40Z"],
    ["bodyLight", "M18 40q0-5 30-5t30 5q0 5-30 5t-30-5Z"],
    ["line", "M23 40q2-2.6 25-2.6t25 2.6q-3 2.6-25 2.6t-25-2.6Z"],
    ["air", "M36 28c-6-6 6-9 0-17M49 27c-6-7 6-11 0-20M62 28c-6-6 6-9 0-17", 3],
  ],
  beans: [
    ["body", "M22 62c-10-18 2-44 22-48s32 12 26 34-30 40-48 14Z"],
    ["line", "M44 15c10 14-18 30-6 58", 3.4],
    ["trim", "M62 88c-14-6-16-24-4-36s28-10 32 2-12 40-28 34Z"],
    ["ground", "M88 50c-14 4-8 22-28 37", 3],
  ],
  leaf: [
    ["body", "M50 94C16 76 14 34 50 6c36 28 34 70 0 88Z"],
    ["bodyShade", "M50 6c36 28 34 70 0 88Z"],
    ["line", "M50 22v76M50 44l15-12M50 44L35 32M50 60l19-14M50 60L31 46M50 76l16-12M50 76L34 64", 2.4],
  ],
  tooth: [
    [
      "body",
      "M50 20c10-9 34-10 36 14 1 14-7 22-9 34-2 14-4 26-11 26-8 0-6-28-16-28s-8 28-16 28c-7 0-9-12-11-26-2-12-10-20-9-34 2-24 26-23 36-14Z",
    ],
    ["bodyShade", "M70 14c10 2 16 8 16 20 1 14-7 22-9 34-2 14-4 26-11 26-5 0-6-10-8-18 12-12 18-40 12-62Z"],
    ["trim", "M24 32c1-8 6-12 13-12", 4],
    ["air", drawSparkShape(88, 16, 9)],
    ["air", drawSparkShape(14, 76, 6)],
  ],
  dumbbell: [
    ["bodyShade", drawSlab(28, 45, 44, 10, 3)],
    ["body", drawSlab(16, 26, 14, 48, 5)],
    ["body", drawSlab(70, 26, 14, 48, 5)],
    ["trim", drawSlab(6, 34, 10, 32, 4)],
    ["trim", drawSlab(84, 34, 10, 32, 4)],
    ["bodyLight", drawSlab(19, 30, 3.4, 40, 1.6)],
    ["bodyLight", drawSlab(73, 30, 3.4, 40, 1.6)],
    ["air", "M36 20l-4-9M50 17V6M64 20l4-9M36 80l-4 9M50 83v11M64 80l4 9", 3],
  ],
  heart: [
    ["body", "M50 88C8 60 4 36 16 22c11-12 27-8 34 6 7-14 23-18 34-6 12 14 8 38-34 66Z"],
    ["bodyShade", "M84 22c12 14 8 38-34 66 24-24 36-46 28-70Z"],
    ["trim", "M20 42c-2-9 2-16 10-18", 4.4],
    ["air", drawSparkShape(90, 80, 7)],
    ["air", drawSparkShape(10, 82, 5)],
  ],
  plate: [
    ["body", drawDisc(50, 52, 34)],
    ["bodyShade", "M50 18a34 34 0 0 1 0 68a38 38 0 0 0 0-68Z"],
    ["ground", drawDisc(50, 52, 24)],
    ["trim", "M38 62c-6-18 12-32 28-26-2 20-14 32-28 26Z"],
    ["detail", "M38 64c6-10 14-18 24-24", 2],
    ["air", "M8 14v18q0 7 5 7t5-7V14M13 14v74", 3.2],
    ["air", "M90 88V14c-8 6-8 26-4 34h4", 3.2],
  ],
  cake: [
    ["bodyShade", drawSlab(14, 82, 72, 6, 3)],
    ["body", "M20 50h60v32H20Z"],
    ["bodyShade", "M62 50h18v32H62Z"],
    ["trim", "M18 50q0-10 10-10h44q10 0 10 10v6q-5 8-10 0-5 8-11 0-5 9-11 0-5 9-11 0-5 8-11 0-5 8-10 0Z"],
    ["line", "M36 40V26M50 40V22M64 40V26", 3.4],
    ["air", "M36 22c-4-4 0-7 0-10 0 3 4 6 0 10ZM50 18c-4-4 0-7 0-10 0 3 4 6 0 10ZM64 22c-4-4 0-7 0-10 0 3 4 6 0 10Z"],
  ],
  bread: [
    ["body", "M10 56c0-22 18-30 40-30s40 8 40 30-8 26-14 26H24c-6 0-14-4-14-26Z"],
    ["bodyShade", "M66 27c16 3 24 12 24 29 0 22-8 26-14 26H62c10-16 12-38 4-55Z"],
    ["trim", "M30 36c8 8 8 16 6 24M48 32c8 8 8 18 6 26M66 36c7 7 7 14 6 22", 5],
    ["air", "M34 18c-4-5 4-8 0-13M50 15c-4-5 4-8 0-13M66 18c-4-5 4-8 0-13", 2.8],
  ],
  glass: [
    ["body", "M26 10h48c4 32-8 44-24 44S22 42 26 10Z"],
    ["trim", "M25 26c10-6 18 6 28 2 8-3 14-4 22-1-2 18-11 27-25 27S25 46 25 26Z"],
    ["bodyShade", drawSlab(47.5, 53, 5, 30)],
    ["bodyShade", "M30 88q2-6 20-6t20 6Z"],
    ["bodyLight", "M33 16q-1 12 3 21", 3],
    ["air", drawSparkShape(88, 22, 7)],
  ],
  house: [
    ["bodyShade", drawSlab(66, 14, 10, 24)],
    ["body", "M20 46h60v42H20Z"],
    ["bodyShade", "M62 46h18v42H62Z"],
    ["trim", "M50 12L94 50l-5 6L50 22 11 56l-5-6Z"],
    ["line", drawSlab(42, 62, 16, 26, 2)],
    ["bodyLight", drawSlab(26, 54, 11, 11, 1)],
    ["bodyLight", drawSlab(65, 54, 11, 11, 1)],
    ["air", "M2 88h96", 3],
  ],
  plant: [
    ["bodyShade", "M50 66C48 48 40 40 26 34M50 66c0-22 6-34 20-44M50 66V20", 3],
    ["body", "M48 46C28 48 14 36 12 18c20-2 34 8 36 28Z"],
    ["body", "M54 40c-4-20 8-34 30-36 4 20-8 36-30 36Z"],
    ["bodyLight", "M50 30C40 22 42 10 50 2c8 8 10 20 0 28Z"],
    ["trim", "M28 62h44l-6 30q-1 4-5 4H39q-4 0-5-4Z"],
    ["line", "M26 62h48", 5],
  ],
  flower: [
    ["bodyShade", "M50 50v48M50 80c-8-10-16-12-24-10 4 10 14 14 24 10ZM50 90c8-10 16-12 24-10-4 10-14 14-24 10Z", 3.4],
    [
      "body",
      `${drawDisc(50, 18, 13)}${drawDisc(67, 30, 13)}${drawDisc(61, 50, 13)}${drawDisc(39, 50, 13)}${drawDisc(33, 30, 13)}`,
    ],
    ["trim", drawDisc(50, 35, 11)],
    ["detail", drawDisc(50, 35, 4)],
  ],
  lotus: [
    ["bodyShade", "M50 80C22 84 6 68 4 48c18 0 36 8 46 32ZM50 80c28 4 44-12 46-32-18 0-36 8-46 32Z"],
    ["body", "M50 80C26 72 20 50 24 30c16 8 26 26 26 50ZM50 80c24-8 30-30 26-50-16 8-26 26-26 50Z"],
    ["trim", "M50 80C34 60 36 34 50 14c14 20 16 46 0 66Z"],
    ["air", "M14 90q36 8 72 0", 3],
    ["air", drawDisc(50, 5, 2.6)],
  ],
  paw: [
    ["body", "M50 46c16 0 30 18 28 32-2 12-14 12-28 8-14 4-26 4-28-8-2-14 12-32 28-32Z"],
    ["bodyShade", "M56 47c14 4 24 18 22 31-2 12-14 12-28 8 14-8 16-24 6-39Z"],
    ["trim", `${drawDisc(36, 24, 10)}${drawDisc(64, 24, 10)}`],
    ["trim", `${drawDisc(15, 44, 9)}${drawDisc(85, 44, 9)}`],
  ],
  wave: [
    ["trim", drawDisc(64, 34, 18)],
    ["body", "M0 62c14-30 40-40 56-26-14-2-20 8-16 18 6 12 30 12 60 2v34H0Z"],
    ["bodyShade", "M0 76c20-8 34 6 52 2s30-10 48-4v16H0Z"],
    ["bodyLight", "M10 56c8-12 20-18 32-16", 3],
  ],
  mountain: [
    ["trim", drawDisc(70, 26, 14)],
    ["bodyShade", "M40 84L70 38l30 46Z"],
    ["body", "M0 84L38 20l38 64Z"],
    ["bodyLight", "M38 20l12 21-6 4-6-5-7 6-5-4Z"],
    ["air", "M0 88h100", 3],
  ],
} satisfies Record<string, readonly Shape[]>;
