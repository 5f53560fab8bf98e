import { findCutNumbers } from "../checks/cut-numbers";
import type { CampaignPlan } from "../plan";
import { chooseLook, type Look } from "./picture/choose-look";
import { composePoster, cropSizes } from "./picture/draw-poster";
import { writeScenes } from "./video/scene-scripts";
import { stageScene } from "./video/stage-scene";
import { writeCues } from "./video/subtitles";

/** Everything that a plan's words may come from. */
function tellBrief({
  brief,
  headline,
  supportingLine,
  callToAction,
  displayUrl,
  projectName,
  points,
  facts,
}: CampaignPlan) {
  const { project } = brief;
  // why the words of a plan: a model's have numbers of their own
  const planned = [
    headline,
    supportingLine,
    callToAction,
    ...points.flatMap(({ label, sentence }) => [label, sentence]),
  ];
  const typed = [
    brief.idea,
    brief.specificCallToAction,
    ...Object.values(project),
    ...(brief.script ?? []).map(String),
  ];
  return (brief.idea ? typed : [...typed, ...planned, ...facts, displayUrl, projectName])
    .filter((text) => typeof text === "string")
    .join("\n");
}

/** Numbers of the brief that the plan's poster shows in part, in any of its shapes. No file is written. */
export function findCutOnPoster(plan: CampaignPlan, look: Look = chooseLook(plan)): string[] {
  const brief = tellBrief(plan);
  return Object.values(cropSizes).flatMap((size) => {
    const { placed, canvas } = composePoster(plan, null, look, size);
    canvas.width = 1;
    canvas.height = 1;
    return placed.flatMap(({ lines }) => findCutNumbers(lines, brief));
  });
}

/** Numbers of the brief that the plan's film shows in part: in a scene's lines, in one of its moving words, or in a line of its subtitles. */
export function findCutInFilm(plan: CampaignPlan): string[] {
  const brief = tellBrief(plan);
  const scenes = writeScenes(plan).map((scene) => ({ ...scene, spoken: null }));
  const drawn = scenes.flatMap((scene, at) => {
    const { texts } = stageScene(
      plan,
      chooseLook(plan),
      scene,
      at,
      { photo: null, backdrop: null },
      { width: 180, height: 320 },
    );
    return texts.flatMap(({ set, words }) => [set.lines.map(({ text }) => text), words.map(({ text }) => text)]);
  });
  const subtitles = writeCues(scenes).map(({ text }) => text.split("\n"));
  return [...drawn, ...subtitles].flatMap((lines) => findCutNumbers(lines, brief));
}
