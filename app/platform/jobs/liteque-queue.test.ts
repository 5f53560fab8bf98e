import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openLitequeQueue } from "./liteque-queue.server";
import type { Queue } from "./queue";
import { describeQueue } from "./queue-contract";

describeQueue("the queue on liteque", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "queue-"));
  const opened: Queue<{ word: string }>[] = [];
  return {
    open(options) {
      const queue = openLitequeQueue<{ word: string }>({
        file: path.join(folder, "queue.db"),
        name: "test",
        tries: 3,
        retryAfter: 1,
        pollEvery: 1,
        ...options,
      });
      opened.push(queue);
      return queue;
    },
    cleanUp() {
      for (const queue of opened) queue.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
