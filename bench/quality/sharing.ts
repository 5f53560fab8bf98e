import { sharedSentences } from "../../app/engine/checks/sentences";
import { writeBlog } from "../../app/engine/embedded/text/blog/write-blog";
import { writeCaptions } from "../../app/engine/embedded/text/captions/write-captions";
import { makePlan } from "../../app/engine/embedded/text/planning/make-plan";
import type { Brief } from "../../app/engine/engine";
import type { Row } from "./rules";

/** Two ideas of one project, and one idea of two projects, share less than this. */
const mostShared = 0.15;

const ideas = [
  "Something new from next Monday",
  "15% off for everyone who comes back",
  "How to choose well",
  "An evening for our customers on 3 March",
  "Thank you for five years",
  "We are hiring",
];

interface Written {
  label: string;
  article: string;
  captions: string;
}

/** Both texts with the project's name masked, so that a sentence with another name dropped in counts as shared. */
function write(brief: Brief): Written {
  const plan = makePlan(brief);
  const masked = (text: string) => text.replaceAll(plan.projectName, "NAME").replaceAll(brief.project.name, "NAME");
  // why without them: the call to action and the hashtags are the user's own, and stand in all ten
  const own = new RegExp(
    `${escaped(plan.fullCallToAction)}[: \\n]*${escaped(plan.displayUrl)}|#[\\p{L}\\p{N}_]+`,
    "gu",
  );
  return {
    label: `${brief.project.name}: ${brief.idea}`,
    article: masked(writeBlog(plan).markdown),
    captions: masked(
      writeCaptions(plan)
        .map(({ text }) => text.replace(own, ""))
        .join("\n\n"),
    ),
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Every pair of the given briefs, every two ideas of one project, every idea in every two projects. */
export function sharingRows(briefs: readonly Brief[]): Row[] {
  const own = briefs.map(write);
  const crossed = briefs.map((brief) => ideas.map((idea) => write({ ...brief, idea, seed: `${brief.seed}-${idea}` })));
  const sets: [string, Written[][]][] = [
    ["between any two briefs", [own]],
    ["between two ideas of one project", crossed],
    [
      "between two projects with one idea",
      ideas.map((_, index) => crossed.map((all) => all[index]).filter((one) => one !== undefined)),
    ],
  ];
  return sets.flatMap(([name, groups]) =>
    (["article", "captions"] as const).map((kind) =>
      compare(`shared sentences in ${kind} ${name}: under 15%`, kind, groups),
    ),
  );
}

function compare(rule: string, kind: "article" | "captions", groups: Written[][]): Row {
  const failures: string[] = [];
  let total = 0;
  for (const group of groups)
    for (const [index, one] of group.entries())
      for (const other of group.slice(index + 1)) {
        const share = Math.max(sharedSentences(one[kind], other[kind]), sharedSentences(other[kind], one[kind]));
        total += 1;
        if (share >= mostShared) failures.push(`${Math.round(share * 100)}%: ${one.label} / ${other.label}`);
      }
  return { rule, passed: total - failures.length, total, failures };
}
