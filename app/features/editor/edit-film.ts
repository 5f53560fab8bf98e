import { writeSceneScript } from "~/engine/embedded/video/write-scene-script";
import type { SceneLine } from "~/engine/engine";
import { longestSceneLine } from "~/engine/formats/film";
import { listScenes } from "~/features/sparks/script";
import type { StoredFilm } from "~/features/sparks/stored-content";
import { type EditableText, makeText, type TextEditor, type TypedTexts, takeTyped } from "./text-editor";

/** The words of each scene. What they give is a script: the film itself has to be made anew from it. */
export const filmEditor: TextEditor<StoredFilm> = {
  list: (film) => listSceneTexts(listScenes(film)),
  apply(film, typed) {
    const scenes = takeScenes(listScenes(film), typed);
    const clips = film.clips.map((clip, index) => {
      const [before, scene] = [listScenes(film)[index], scenes[index]];
      const isSame = !scene || (scene.line === before?.line && scene.detail === before.detail);
      return isSame ? clip : { ...clip, scene, script: writeSceneScript(scene) };
    });
    return { ...film, clips };
  },
};

/** The texts of a script's scenes, each with what can be read while it stands. */
export function listSceneTexts(scenes: readonly SceneLine[]): EditableText[] {
  return scenes.flatMap((scene, index) => {
    const { kind, line, detail } = scene;
    const [name, label] = [`scene${index + 1}`, `Scene ${index + 1}`];
    const texts = [
      makeText(name, label, line, {
        rows: 2,
        limit: longestSceneLine,
        most: mostCharacters(line),
        count: countCharacters(scene),
      }),
    ];
    const second = { limit: longestSceneLine, most: mostCharacters(detail), isRequired: false };
    if (kind === "action") texts.push(makeText(`${name}Detail`, `${label}, address`, detail, second));
    else if (kind === "promise" || detail)
      texts.push(makeText(`${name}Detail`, `${label}, smaller line`, detail, second));
    return texts;
  });
}

/** The scenes with what was typed. */
export function takeScenes(scenes: readonly SceneLine[], typed: TypedTexts): SceneLine[] {
  const take = (before: string, text: string | null | undefined) =>
    takeTyped(before, text?.replace(/\s+/g, " ") ?? text);
  return scenes.map((scene, index) => ({
    ...scene,
    line: take(scene.line, typed[`scene${index + 1}`]),
    detail: take(scene.detail, typed[`scene${index + 1}Detail`]),
  }));
}

/** Characters that are to be read in a scene; an address is seen at a glance. */
export function countCharacters({ kind, line, detail }: SceneLine): number {
  const read = kind === "action" || !detail ? line : `${line} ${detail}`;
  return [...read].length;
}

/** What a control takes; what was written for the film is taken back as it is. */
export const mostCharacters = (text: string) => Math.max(longestSceneLine, text.length);
