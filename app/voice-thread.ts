import { voiceTasks } from "~/engine/voice/voice-tasks";
import { answerTasks } from "~/platform/threads/answer-tasks";

answerTasks(voiceTasks);
