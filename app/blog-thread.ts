import { drawCard } from "~/engine/embedded/picture/draw-card";
import { writePost } from "~/engine/write-post";
import { answerTasks } from "~/platform/threads/answer-tasks";

answerTasks({ drawCard, writePost });
