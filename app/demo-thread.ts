import { sketchCampaign } from "~/engine/embedded/sketch-campaign";
import { answerTasks } from "~/platform/threads/answer-tasks";

answerTasks({ sketchCampaign });
