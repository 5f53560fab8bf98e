import { markdownTasks } from "~/platform/text/markdown-tasks";
import { answerTasks } from "~/platform/threads/answer-tasks";

answerTasks(markdownTasks);
