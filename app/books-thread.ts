import { checkBooks } from "~/features/oversight/check-books.server";
import { answerTasks } from "~/platform/threads/answer-tasks";

answerTasks({ checkBooks });
