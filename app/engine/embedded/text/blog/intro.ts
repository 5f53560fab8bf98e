import { countWords } from "../../../checks/sentences";
import { contracting } from "../writing/contractions";
import type { Desk } from "./desk";
import type { KindFrames } from "./frames/frames";
import { bridges, hiringKeywordLines, hiringScenes, keywordLines, signposts } from "./frames/introduction";
import { toneLines } from "./frames/tones";
import { whenWhereLine } from "./idea-section";

/** A moment from the reader's life, nearest to the idea; for applicants one of theirs. */
export function nextScene(desk: Desk, scenes: string[]): string | null {
  if (desk.plan.idea.kind === "hiring") return desk.say(hiringScenes);
  for (let scene = scenes.shift(); scene !== undefined; scene = scenes.shift()) {
    const said = desk.say([scene]);
    if (said) return said;
  }
  return null;
}

/** A sentence that names a keyword, unless the text has it already. */
export function keywordLine(desk: Desk, soFar: string): string | null {
  const { specificSeoKeywords, project } = desk.plan.brief;
  if (!specificSeoKeywords && !project.defaultSeoKeywords) return null;
  const kw = desk.keyword();
  if (!kw || soFar.toLowerCase().includes(kw.toLowerCase())) return null;
  return desk.say(desk.plan.idea.kind === "hiring" ? hiringKeywordLines : keywordLines, { kw });
}

/** 50 to 90 words: a moment the reader knows or the news itself, then what it is, for whom, and what the page holds. */
export function introduction(desk: Desk, frames: KindFrames, scenes: string[], opensWithScene: boolean): string {
  const join = (sentences: (string | null)[]) => sentences.filter((sentence) => sentence !== null).join(" ");
  const scene = opensWithScene ? nextScene(desk, scenes) : null;
  const announcement = desk.say(frames.announce) ?? desk.say(["This page comes from {name}."]);
  // why: every announcement of a job says in its own way that somebody is wanted
  const bare = /^we(?:.| a)re (?:hiring|recruiting)\W*$/i.test(desk.plan.idea.statement ?? "");
  const statement =
    desk.plan.idea.statement && !bare && !desk.has("subject") && !announcement?.includes(desk.plan.idea.statement)
      ? desk.say(["{Statement}."])
      : null;
  const tone = desk.say(toneLines[desk.plan.tone].opening);
  const spoken = contracting.includes(desk.plan.tone);
  if (scene) {
    const bridge = desk.say(bridges);
    const news = join([statement, announcement, whenWhereLine(desk), desk.say(frames.forWhom)]);
    return join([scene, bridge]).concat(
      "\n\n",
      join([news, keywordLine(desk, news), spoken ? tone : (tone ?? desk.say(signposts))]),
    );
  }
  const news = join([statement, announcement, whenWhereLine(desk), desk.say(frames.forWhom)]);
  const words = join([keywordLine(desk, news), tone]);
  return `${news}\n\n${join([words, countWords(`${news} ${words}`) < 55 ? desk.say(signposts) : null])}`;
}
