import { readMessage } from "~/engine/message/read-message";
import { answerTasks } from "~/platform/threads/answer-tasks";

answerTasks({ readMessage });
