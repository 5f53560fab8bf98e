import { encode } from "uqr";

/** A QR code as the path of a drawing, a unit a dot, with how many it is wide; the quiet border of four that readers need is in it. */
export function drawQrCode(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 4 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: dots.join(""), size };
}
