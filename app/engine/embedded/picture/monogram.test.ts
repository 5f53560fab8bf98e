import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { drawMonogram, getInitials } from "./monogram";

test.each([
  ["Okafor & Lind", "OL"],
  ["Bean There", "BT"],
  ["Keystone", "K"],
  ["The Copper Fox", "CF"],
  ["The", "T"],
  ["Bike Shed", "B"],
  ["☕️ Bean There", "BT"],
  ["3Fold Studio", "3S"],
  ["O'Hara's Bakery", "OB"],
  ["Żółta Łódź", "ŻŁ"],
  ["مقهى النور", "م"],
  ["豆の店", "豆"],
  ["🚀", "•"],
])("%s is known by %s", (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

test.each(["Okafor & Lind", "W".repeat(60), "مقهى النور", "豆の店", "iii jjj", "🚀"])(
  "the monogram of %s stands inside its disc",
  (name) => {
    const canvas = createCanvas(200, 200);
    const ctx = canvas.getContext("2d");
    drawMonogram(ctx, name, "grotesque", "#0000ff", ["#ffffff"], 20, 20, 160);
    const { data } = ctx.getImageData(0, 0, 200, 200);
    let inside = 0;
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at] ?? 0) < 250) continue;
      const [x, y] = [(at / 4) % 200, Math.floor(at / 4 / 200)];
      expect(Math.hypot(x - 99.5, y - 99.5)).toBeLessThan(72);
      inside += 1;
    }
    expect(inside).toBeGreaterThan(100);
  },
);
