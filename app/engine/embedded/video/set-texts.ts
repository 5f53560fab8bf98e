import type { SKRSContext2D } from "@napi-rs/canvas";
import { splitWords } from "../../words/whole-numbers";
import type { Look } from "../picture/choose-look";
import type { Hex } from "../picture/contrast";
import { applyFont, type Box, fitText, type SetText } from "../picture/type-setting";
import type { SceneArea, Template } from "./scene-areas";
import { chooseAppearance } from "./scene-timing";
import type { TimedScene } from "./timed-scenes";

/** A word, or a line where words cannot be parted, with the moment at which it appears. */
export interface MovingWord {
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  width: number;
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

/** The type of a scene that has nothing but its words, in a frame of 720. */
const largestAlone = 124;

interface TextRoom {
  w: number;
  h: number;
  area: SceneArea;
  colour: Hex;
  on: Hex;
  template: Template;
}

interface Row {
  role: MovingText["role"];
  set: SetText;
  /** Space above it. */
  gap: number;
  appears: (before: number) => number;
}

/** Sets the scene's texts into their area and gives every word its place and moment. */
export function setTexts(ctx: SKRSContext2D, scene: TimedScene, look: Look, room: TextRoom): SceneTexts {
  const { w, h, area, colour, on, template } = room;
  const unit = Math.min(w, h) / 720;
  const x = w * area.words.x;
  const wide = w * area.words.w;
  const top = h * area.words.y;
  const tall = h * area.words.h;
  const rows: Row[] = [];
  let used = 0;
  const add = (row: Row) => {
    rows.push(row);
    used += row.gap + row.set.height;
  };
  if (scene.kicker && scene.kicker !== scene.line) {
    const set = fitText(ctx, {
      text: scene.kicker,
      face: "textBold",
      maxWidth: wide,
      maxHeight: 48 * unit,
      maxSize: 32 * unit,
      maxLines: 1,
      minSize: 14 * unit,
    });
    add({ role: "kicker", set, gap: 0, appears: () => 0 });
  }
  const detail = template === "centre" ? "" : scene.detail;
  const gap = rows.length > 0 ? 24 * unit : 0;
  const timed = (before: number) => chooseAppearance(before, scene);
  const line = fitText(ctx, {
    text: scene.line,
    face: look.display,
    capitals: look.display === "condensed",
    maxWidth: wide,
    maxHeight: (tall - used - gap) * (detail ? 0.58 : 1),
    maxSize: (template === "words" ? largestAlone : scene.line.length < 26 ? 100 : 84) * unit,
    minSize: 30 * unit,
    maxLines: 6,
  });
  add({ role: "line", set: line, gap, appears: timed });
  if (detail) {
    const set = fitText(ctx, {
      text: detail,
      face: "text",
      maxWidth: wide,
      maxHeight: tall - used - 26 * unit,
      maxSize: 50 * unit,
      minSize: 20 * unit,
    });
    add({ role: "detail", set, gap: 26 * unit, appears: (before) => timed(scene.line.length + 2 + before) });
  }
  const texts: MovingText[] = [];
  let y = top + (area.vertical === "middle" ? Math.max(0, tall - used) / 2 : 0);
  for (const { role, set, gap: above, appears } of rows) {
    y += above;
    // A line of Arabic under a Latin name: all rows of a scene keep to one side.
    const right = line.rightToLeft;
    texts.push({ role, set, colour, on, ...placeWords(ctx, set, x, y, wide, area.centred, right, appears) });
    y += set.height;
  }
  if (template !== "centre" || !scene.detail) return { texts, button: null };
  return { texts, button: addAddress(ctx, scene, look, room, y + 52 * unit, texts) };
}

/** The address on a plate under the call to action. */
function addAddress(
  ctx: SKRSContext2D,
  scene: TimedScene,
  look: Look,
  room: TextRoom,
  y: number,
  texts: MovingText[],
): AddressPlate {
  const { w, h } = room;
  const unit = Math.min(w, h) / 720;
  const set = fitText(ctx, {
    text: scene.detail,
    face: "textBold",
    maxWidth: Math.min(w * 0.72, 760 * unit),
    maxHeight: 60 * unit,
    maxSize: 42 * unit,
    maxLines: 1,
    minSize: 14 * unit,
  });
  const tall = 100 * unit;
  const wide = Math.max(set.width + 84 * unit, 240 * unit);
  const { accent, accentInk } = look.palette;
  const appears = chooseAppearance(scene.line.length, scene);
  const textY = y + (tall - set.height) / 2;
  const left = (w - set.width) / 2;
  texts.push({
    role: "url",
    set,
    colour: accentInk,
    on: accent,
    ...placeWords(ctx, set, left, textY, set.width, true, set.rightToLeft, () => appears),
  });
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
  fromRight: boolean,
  appears: (before: number) => number,
): { words: MovingWord[]; box: Box } {
  applyFont(ctx, set.face, set.lines.map((line) => line.text).join(""), set.size);
  const words: MovingWord[] = [];
  let before = 0;
  set.lines.forEach((line, index) => {
    const left = centred ? x + (width - line.width) / 2 : fromRight ? x + width - line.width : x;
    const base = y + set.ascent + index * set.lineHeight;
    const whole = set.rightToLeft || /[\u0900-\u0e7f]/u.test(line.text);
    let done = "";
    for (const word of whole ? [line.text] : splitWords(line.text)) {
      const text = word.trimEnd();
      const at = left + ctx.measureText(done).width;
      words.push({ text, x: at, y: base, width: ctx.measureText(text).width, appears: appears(before) });
      done += word;
      before += word.length;
    }
    before += 1;
  });
  ctx.letterSpacing = "0px";
  const left = Math.min(...words.map((word) => word.x));
  return { words, box: { x: left, y, w: set.width, h: set.height } };
}
