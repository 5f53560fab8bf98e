import { contentTypes } from "~/engine/brief";
import { removeEndMark } from "~/engine/words/clean-text";
import { getContentType } from "~/features/content-types/content-types";
import { introduceProject } from "../sparks/introduce-project";
import type { Rule } from "./material";
import { formatDay, nameType, shorten } from "./proposal-words";

const day = 86_400_000;
/** Days after which a project is quiet. */
const quietAfter = 21;

const proposeWhatIsMissing: Rule = ({ sparks }) => {
  const [last] = sparks.filter(({ hasEnded }) => hasEnded);
  const missing = last?.asked.find((type) => !last.delivered.includes(type));
  if (!last || !missing) return null;
  return {
    type: missing,
    title: `Make the missing ${getContentType(missing).noun}`,
    description: "You asked for this, but it wasn’t made. Its sparks came back.",
    prompt: last.prompt,
    reasoning: `Your spark of ${formatDay(last.createdAt)} asked for ${nameType(missing)} that never got made: “${shorten(last.prompt)}”.`,
    category: "Unfinished",
    confidence: 92,
  };
};

const proposeOpenQuestion: Rule = ({ sparks }) => {
  const last = sparks.find(({ hasEnded, delivered }) => hasEnded && delivered.length > 0);
  const type = last?.delivered[0];
  if (!last?.openQuestion || !type) return null;
  return {
    type,
    title: "Answer what your last campaign left open",
    description: last.openQuestion,
    prompt: `${removeEndMark(last.prompt)}. [${last.openQuestion}]`,
    reasoning: `Your campaign of ${formatDay(last.createdAt)} left this open: “${last.openQuestion}”`,
    category: "Sharper",
    confidence: 90,
  };
};

const proposeNewType: Rule = ({ project, sparks }) => {
  const made = new Set(sparks.flatMap(({ delivered, asked, hasEnded }) => (hasEnded ? delivered : asked)));
  const cheapestFirst = [...contentTypes].sort((one, other) => getContentType(one).cost - getContentType(other).cost);
  const type = cheapestFirst.find((candidate) => !made.has(candidate));
  if (!type) return null;
  const [last] = sparks;
  if (!last || made.size === 0) {
    const { cost } = getContentType(type);
    return {
      type,
      title: `Start with ${nameType(type)}`,
      description: "A first look at how your project sounds.",
      prompt: `${introduceProject(project)}.`,
      reasoning: `There is no campaign for ${shorten(project.name, 60)} yet. It takes ${cost.toLocaleString("en-US")} sparks.`,
      category: "First campaign",
      confidence: 86,
    };
  }
  const sparksWithout =
    sparks.length === 1 ? "Your only spark did not make" : `None of your last ${sparks.length} sparks made`;
  return {
    type,
    title: `Add ${nameType(type)}`,
    description: "The same story in a format you haven’t used yet.",
    prompt: last.prompt,
    reasoning: `${sparksWithout} ${nameType(type)}.`,
    category: "New format",
    confidence: 78,
  };
};

const proposeFollowUp: Rule = ({ sparks, today }) => {
  const [last] = sparks;
  const weeks = last ? Math.floor((today.getTime() - last.createdAt.getTime()) / day / 7) : 0;
  if (!last || weeks * 7 < quietAfter) return null;
  return {
    type: "image",
    title: "Share what happened next",
    description: "A poster that follows up on your last campaign.",
    prompt: `${shorten(last.prompt, 200)}. [WHAT_HAPPENED_SINCE].`,
    reasoning: `Your last campaign is ${weeks} weeks old (${formatDay(last.createdAt)}): “${shorten(last.prompt)}”.`,
    category: "Follow-up",
    confidence: 80,
  };
};

/** What a project's last sparks leave to do. */
export const rulesFromPast: readonly Rule[] = [
  proposeWhatIsMissing,
  proposeOpenQuestion,
  proposeNewType,
  proposeFollowUp,
];
