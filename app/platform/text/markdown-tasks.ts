import { findMarkdownProblem, renderMarkdown } from "./markdown.server";
import { renderPlainText } from "./plain-text.server";

/** What is made of a whole text that somebody wrote, as calls of plain data: a server makes them in a thread of its own. */
export const markdownTasks = { renderMarkdown, renderPlainText, findMarkdownProblem };

export type MarkdownTasks = typeof markdownTasks;
