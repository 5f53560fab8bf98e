import { messageKinds } from "../../app/engine/message/message";
import { describeIdea, describeKind } from "../../app/engine/ranker/kinds";
import { describePrivateRuns, listPrivateRuns, type PrivateRuns } from "../../app/engine/ranker/private-parts";
import type { Weights } from "../../app/engine/ranker/rank";
import { cutSentences, type RankerWeights, type RunName, runNames } from "../../app/engine/ranker/read-idea";
import { describeRelations, describeRun, listRuns, overlap, setUp } from "../../app/engine/ranker/runs";
import type { MarkedIdea } from "./read-marked-idea";
import { isSameRun } from "./same-run";
import { type Lesson, trainRanker } from "./train-ranker";

/** One lesson a sentence: which of its words are private. Where no way to cut it is right, the nearest is. */
function teachPrivate({ words, isPrivate }: MarkedIdea): Lesson[] {
  const lessons: Lesson[] = [];
  cutSentences(words, (own, around, { first, last }) => {
    const wanted = isPrivate.slice(first, last + 1);
    const cuts = listPrivateRuns(own);
    const isCut = (runs: PrivateRuns, at: number) => runs.some((run) => at >= run.first && at <= run.last);
    const wrongs = cuts.map((runs) => wanted.filter((is, at) => is !== isCut(runs, at)).length);
    const leaks = cuts.map((runs) => wanted.filter((is, at) => is && !isCut(runs, at)).length);
    const right = wrongs.indexOf(Math.min(...wrongs));
    const candidates = cuts.map((runs) => describePrivateRuns(own, runs, around));
    const costs = cuts.map((_, at) =>
      at === right ? 0 : Math.min(most, ((wrongs[at] ?? 0) + (leaks[at] ?? 0) * dearer) * perWord),
    );
    lessons.push({ candidates, right, costs });
    return cuts[right] ?? [];
  });
  return lessons;
}

/** What a wrong word costs, what it costs more to tell what is private, and what a choice costs at most. */
const perWord = 0.15;
const dearer = 0.25;
const most = 2;

function teachKind({ words, isPrivate, kind }: MarkedIdea): Lesson {
  const idea = describeIdea(words, isPrivate);
  return {
    candidates: messageKinds.map((each) => describeKind(each, idea)),
    right: (messageKinds as readonly string[]).indexOf(kind),
  };
}

/** Which run it is: of those that were found before, the right ones are known. */
function teachRun({ words, isPrivate, kind, runs }: MarkedIdea, name: RunName): Lesson | null {
  const open = words.filter((_, at) => !isPrivate[at]);
  if (open.length === 0) return null;
  const known = Object.fromEntries(runNames.slice(0, runNames.indexOf(name)).map((each) => [each, runs[each]]));
  const setting = setUp(open, kind);
  const list = listRuns(open);
  const right = list.findIndex((run) => isSameRun(run, runs[name]));
  const costs = list.map((run, at) => (at === right ? 0 : overlap(run, runs[name]) ? 0.5 : 1));
  return right < 0
    ? null
    : {
        candidates: list.map((run) => [...describeRun(run, setting), ...describeRelations(run, known, kind)]),
        right,
        costs,
      };
}

/** Learns every choice from marked ideas. Of those whose kind is "?" only what is private is learnt. */
export function trainAll(ideas: readonly MarkedIdea[]): RankerWeights {
  const known = ideas.filter(({ kind }) => kind !== "?");
  const runs = runNames.map((name) => {
    const lessons = known.flatMap((idea) => teachRun(idea, name) ?? []);
    return [name, trainRanker(lessons)] as const;
  });
  return {
    private: trainRanker(ideas.flatMap(teachPrivate)),
    kind: trainRanker(known.map(teachKind)),
    ...(Object.fromEntries(runs) as Record<RunName, Weights>),
  };
}
