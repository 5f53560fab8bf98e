import type { SKRSContext2D } from "@napi-rs/canvas";
import type { Look } from "../picture/choose-look";
import type { Hex } from "../picture/contrast";
import { applyFont, type Box, fitText, type SetText } from "../picture/type-setting";
import type { SceneArea, Template } from "./scene-areas";
import type { Scene } from "./scene-scripts";
import { appearsAt } from "./scene-timing";

/** A word, or a line where words cannot be parted, with the moment at which it appears. */
export interface MovingWord {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  appears: number;
}

/** A text of a scene, set and ready to move. */
export interface MovingText {
  role: "line" | "detail" | "kicker" | "url";
  words: MovingWord[];
  set: SetText;
  colour: Hex;
  /** The colour behind it, for checks. */
  on: Hex;
  box: Box;
}

/** The plate under the address. */
export interface AddressPlate {
  box: Box;
  fill: Hex;
  appears: number;
}

/** A scene's texts, and the plate where there is an address to put on one. */
export interface SceneTexts {
  texts: MovingText[];
  button: AddressPlate | null;
}

interface TextRoom {
  w: number;
  h: number;
  area: SceneArea;
  colour: Hex;
  on: Hex;
  template: Template;
}

/** Sets the scene's texts into their area and gives every word its place and moment. */
export function setTexts(ctx: SKRSContext2D, scene: Scene, look: Look, room: TextRoom): SceneTexts {
  const { w, h, area, colour, on, template } = room;
  const unit = w / 720;
  const x = w * 0.09;
  const wide = w * 0.82;
  const top = h * area.words[0];
  const tall = h * (area.words[1] - area.words[0]);
  const centred = template === "centre" || template === "low";
  const texts: MovingText[] = [];
  const add = (
    role: MovingText["role"],
    set: SetText,
    y: number,
    ink: Hex,
    ground: Hex,
    appears: (before: number) => number,
    left = x,
    width = wide,
  ) => {
    texts.push({ role, set, colour: ink, on: ground, ...placeWords(ctx, set, left, y, width, centred, appears) });
  };
  let y = top;
  if (scene.kicker && scene.kicker !== scene.line) {
    const set = fitText(ctx, {
      text: scene.kicker,
      face: "textBold",
      maxWidth: wide,
      maxHeight: 44 * unit,
      maxSize: 30 * unit,
      maxLines: 1,
      minSize: 14 * unit,
    });
    add("kicker", set, y, colour, on, () => 0);
    y += set.height + 24 * unit;
  }
  const foot = top + tall;
  const detail = template === "centre" ? "" : scene.detail;
  const detailShare = detail ? 0.42 : 0;
  const line = fitText(ctx, {
    text: scene.line,
    face: look.display,
    capitals: look.display === "condensed",
    maxWidth: wide,
    maxHeight: (foot - y) * (1 - detailShare),
    maxSize: (scene.line.length < 26 ? 96 : 82) * unit,
    minSize: 30 * unit,
    maxLines: 6,
  });
  const timed = (before: number) => appearsAt(before, scene.script.length, scene.seconds);
  add("line", line, y, colour, on, timed);
  y += line.height + 26 * unit;
  if (detail) {
    const set = fitText(ctx, {
      text: detail,
      face: "text",
      maxWidth: wide,
      maxHeight: foot - y,
      maxSize: 50 * unit,
      minSize: 20 * unit,
    });
    add("detail", set, y, colour, on, (before) => timed(scene.line.length + 2 + before));
  }
  if (template !== "centre") return { texts, button: null };
  return { texts, button: addAddress(ctx, scene, look, room, y + 26 * unit, add) };
}

/** The address on a plate under the call to action. */
function addAddress(
  ctx: SKRSContext2D,
  scene: Scene,
  look: Look,
  room: TextRoom,
  y: number,
  add: (
    role: MovingText["role"],
    set: SetText,
    y: number,
    ink: Hex,
    ground: Hex,
    appears: (before: number) => number,
  ) => void,
): AddressPlate {
  const { w } = room;
  const unit = w / 720;
  const set = fitText(ctx, {
    text: scene.detail,
    face: "textBold",
    maxWidth: w * 0.72,
    maxHeight: 60 * unit,
    maxSize: 40 * unit,
    maxLines: 1,
    minSize: 14 * unit,
  });
  const tall = 96 * unit;
  const wide = Math.max(set.width + 80 * unit, 240 * unit);
  const { accent, accentInk } = look.palette;
  const appears = appearsAt(scene.line.length, scene.script.length, scene.seconds);
  add("url", set, y + (tall - set.height) / 2, accentInk, accent, () => appears);
  return { box: { x: (w - wide) / 2, y, w: wide, h: tall }, fill: accent, appears };
}

/** Where each word of a set text stands. Scripts that join or do not part their words move line by line. */
function placeWords(
  ctx: SKRSContext2D,
  set: SetText,
  x: number,
  y: number,
  width: number,
  centred: boolean,
  appears: (before: number) => number,
): { words: MovingWord[]; box: Box } {
  applyFont(ctx, set.face, set.lines.map((line) => line.text).join(""), set.size);
  const words: MovingWord[] = [];
  let before = 0;
  set.lines.forEach((line, index) => {
    const left = centred ? x + (width - line.width) / 2 : set.rightToLeft ? x + width - line.width : x;
    const base = y + set.ascent + index * set.lineHeight;
    const whole = set.rightToLeft || /[\u0900-\u0e7f]/u.test(line.text);
    let done = "";
    for (const word of whole ? [line.text] : line.text.split(/(?<= )/u)) {
      words.push({ text: word.trimEnd(), x: left + ctx.measureText(done).width, y: base, appears: appears(before) });
      done += word;
      before += word.length;
    }
    before += 1;
  });
  const left = Math.min(...words.map((word) => word.x));
  return { words, box: { x: left, y, w: set.width, h: set.height } };
}
