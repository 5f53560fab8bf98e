import type { SceneLine } from "~/engine/engine";
import { sceneLimits } from "~/engine/formats/film";

/** What a button of the script's form asks for. `place` is a scene's, from 1. */
export type SceneMove = { verb: "add" } | { verb: "up" | "down" | "remove"; place: number };

const ofOneScene = ["up", "down", "remove"] as const;

/** The move that a button's value asks for; null for the value of another button. */
export function readSceneMove(intent: string): SceneMove | null {
  if (intent === "add") return { verb: "add" };
  const [said, place] = intent.split(" ");
  const verb = ofOneScene.find((each) => each === said);
  return verb ? { verb, place: Number(place) } : null;
}

/**
 * Whether a script may be changed so. The last scene, which says what to do, stays the last; the one with the promise stays, since the
 * film's picture shows it.
 */
function isPossible(scenes: readonly SceneLine[], move: SceneMove): boolean {
  if (move.verb === "add") return scenes.length < sceneLimits.most;
  const scene = scenes[move.place - 1];
  if (!scene || move.place === scenes.length) return false;
  if (move.verb === "remove") return scene.kind !== "promise" && scenes.length > sceneLimits.least;
  return move.verb === "up" ? move.place > 1 : move.place < scenes.length - 1;
}

/** The scenes after a move, a new one before the last; as they were where the move is not possible. */
export function moveScene(scenes: readonly SceneLine[], move: SceneMove): SceneLine[] {
  const moved = [...scenes];
  if (!isPossible(scenes, move)) return moved;
  if (move.verb === "add") {
    moved.splice(-1, 0, { kind: "point", kicker: scenes.at(-1)?.kicker ?? "", line: "", detail: "" });
    return moved;
  }
  const at = move.place - 1;
  const taken = moved.splice(at, 1);
  if (move.verb !== "remove") moved.splice(move.verb === "up" ? at - 1 : at + 1, 0, ...taken);
  return moved;
}

/** Whether these scenes can be got from those by moves, whatever their words. */
export function isArrangementOf(scenes: readonly SceneLine[], written: readonly SceneLine[]): boolean {
  const countPromises = (script: readonly SceneLine[]) => script.filter(({ kind }) => kind === "promise").length;
  return (
    scenes.length >= Math.min(sceneLimits.least, written.length) &&
    scenes.length <= Math.max(sceneLimits.most, written.length) &&
    scenes.at(-1)?.kind === written.at(-1)?.kind &&
    scenes.every(({ kicker }) => written.some((known) => known.kicker === kicker)) &&
    countPromises(scenes) === countPromises(written)
  );
}

/** What a form of scenes holds beside their texts, and the buttons that it offers. */
export interface Arrangement {
  scenes: { kind: SceneLine["kind"]; kicker: string; moves: (typeof ofOneScene)[number][] }[];
  canAdd: boolean;
}

export function describeArrangement(scenes: readonly SceneLine[]): Arrangement {
  return {
    scenes: scenes.map(({ kind, kicker }, index) => ({
      kind,
      kicker,
      moves: ofOneScene.filter((verb) => isPossible(scenes, { verb, place: index + 1 })),
    })),
    canAdd: isPossible(scenes, { verb: "add" }),
  };
}
