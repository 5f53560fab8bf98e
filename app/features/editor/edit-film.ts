import type { SceneLine } from "~/engine/engine";
import { longestSceneLine } from "~/engine/formats/film";
import { sceneLine } from "~/features/sparks/script";
import { type Arrangement, describeArrangement, isArrangementOf } from "./arrange-scenes";
import { type EditableText, makeText } from "./text-editor";

/**
 * The texts of a script's scenes, each with what can be read while it stands.
 * @param written The script as it is stored: what was written for the film is taken back as it is, however long.
 */
export function listSceneTexts(scenes: readonly SceneLine[], written = scenes): EditableText[] {
  const most = getMostCharacters(written);
  return scenes.flatMap((scene, index) => {
    const { kind, line, detail } = scene;
    const [name, label] = [`scene${index + 1}`, `Scene ${index + 1}`];
    const count = countCharacters(scene);
    const counted = { rows: 2, limit: longestSceneLine, most, count };
    const help = count > [...line].length ? "Counted with the smaller line, since both are read at once:" : undefined;
    const texts = [makeText(name, label, line, { ...counted, ...(help ? { help } : {}) })];
    const second = { limit: longestSceneLine, most, isRequired: false };
    if (kind === "action") texts.push(makeText(`${name}Detail`, `${label}, address`, detail, second));
    else if (kind === "promise" || detail)
      texts.push(makeText(`${name}Detail`, `${label}, smaller line`, detail, second));
    return texts;
  });
}

/** A script as its form shows it. */
export function showScript(
  scenes: readonly SceneLine[],
  written = scenes,
): { texts: EditableText[]; arrangement: Arrangement } {
  return { texts: listSceneTexts(scenes, written), arrangement: describeArrangement(scenes) };
}

/** What a form of texts sent, by the names of its controls. */
export type SentTexts = Readonly<Record<string, unknown>>;

/** A script as its form shows it to whoever left one behind: what they typed, where that can stand. */
export function showKeptScript(kept: SentTexts | null, written: readonly SceneLine[]) {
  const scenes = readSentScenes(kept ?? {});
  return showScript(isArrangementOf(scenes, written) ? scenes : written, written);
}

/** A line as it is drawn: without line ends. */
export const joinLines = (text: string) => text.replace(/\s+/g, " ").trim();

/** The scenes that a script's form holds, one for each kind that it names. */
export function readSentScenes(sent: SentTexts): SceneLine[] {
  const scenes: SceneLine[] = [];
  const take = (name: string) => {
    const text = sent[`scene${scenes.length + 1}${name}`];
    return typeof text === "string" ? text : "";
  };
  for (;;) {
    const kind = sceneLine.shape.kind.safeParse(take("Kind"));
    if (!kind.success) return scenes;
    scenes.push({
      kind: kind.data,
      kicker: take("Kicker"),
      line: joinLines(take("")),
      detail: joinLines(take("Detail")),
    });
  }
}

/** Characters that are to be read in a scene; an address is seen at a glance. */
export function countCharacters({ kind, line, detail }: SceneLine): number {
  const read = kind === "action" || !detail ? line : `${line} ${detail}`;
  return [...read].length;
}

/** What a control of this script takes. */
export function getMostCharacters(written: readonly SceneLine[]): number {
  return Math.max(longestSceneLine, ...written.flatMap(({ line, detail }) => [line.length, detail.length]));
}
