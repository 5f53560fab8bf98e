import { measureSharedSentences } from "../../app/engine/checks/sentences";
import type { Brief } from "../../app/engine/engine";
import { writeArticle } from "../../app/engine/formats/article";
import { writeCaptions } from "../../app/engine/formats/captions";
import { makePlan } from "../../app/engine/make-plan";
import { readSaidSentences, type SaidBefore } from "../../app/engine/said-before";
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
function write(brief: Brief, said?: SaidBefore): Written {
  const plan = makePlan(brief);
  const masked = (text: string) => text.replaceAll(plan.projectName, "NAME").replaceAll(brief.project.name, "NAME");
  // why without them: the call to action and the hashtags are the user's own, and stand in all ten
  const own = new RegExp(
    `${escaped(plan.fullCallToAction)}[: \\n]*${escaped(plan.displayUrl)}|#[\\p{L}\\p{N}_]+`,
    "gu",
  );
  return {
    label: `${brief.project.name}: ${brief.idea}`,
    article: masked(writeArticle(plan, said).markdown),
    captions: masked(
      writeCaptions(plan, said)
        .map(({ text }) => text.replace(own, ""))
        .join("\n\n"),
    ),
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** One campaign after the other, as one account gets them: each finds other words than those before it. */
function asOneAccount(briefs: readonly Brief[]): Written[] {
  const said = new Set<string>();
  return briefs.map((brief) => {
    const written = write(brief, said);
    for (const key of [...readSaidSentences(written.article, ""), ...readSaidSentences(written.captions, "")])
      said.add(key);
    return written;
  });
}

/** Every pair of the given briefs, each written without looking back; every two ideas of one project; every idea in every two projects. */
export function checkSharing(briefs: readonly Brief[]): Row[] {
  const own = briefs.map((brief) => write(brief));
  const about = (brief: Brief, idea: string): Brief => ({ ...brief, idea, seed: `${brief.seed}-${idea}` });
  const sets: [string, Written[][]][] = [
    ["between any two briefs", [own]],
    ["between two ideas of one project", briefs.map((brief) => asOneAccount(ideas.map((idea) => about(brief, idea))))],
    [
      "between two projects with one idea",
      ideas.map((idea) => asOneAccount(briefs.map((brief) => about(brief, idea)))),
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
        const share = Math.max(
          measureSharedSentences(one[kind], other[kind]),
          measureSharedSentences(other[kind], one[kind]),
        );
        total += 1;
        if (share >= mostShared) failures.push(`${Math.round(share * 100)}%: ${one.label} / ${other.label}`);
      }
  return { rule, passed: total - failures.length, total, failures };
}
