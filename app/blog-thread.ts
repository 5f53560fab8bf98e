import { drawCard } from "~/engine/embedded/picture/draw-card";
import { answerTasks } from "~/platform/threads/answer-tasks";

answerTasks({ drawCard });
