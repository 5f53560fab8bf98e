import { testProvider } from "~/engine/providers/test-provider";
import { answerTasks } from "~/platform/threads/answer-tasks";

answerTasks({ testProvider });
