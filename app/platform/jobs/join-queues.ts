import type { NewJob, Queue } from "./queue";

/**
 * Queues side by side as one, each for the jobs of its name: what is quick does not wait behind what takes long. Each works on its own jobs
 * in their order, so that as many run at once as there are queues.
 */
export function joinQueues<Payload>(queues: Readonly<Record<string, Queue<Payload>>>): Queue<Payload> {
  const all = Object.values(queues);
  const findQueue = ({ name }: NewJob<Payload>) => {
    const queue = queues[name];
    if (!queue) throw new Error(`There is no queue for jobs of the name "${name}"`);
    return queue;
  };
  const anyOf = async (ask: (queue: Queue<Payload>) => Promise<boolean>) =>
    (await Promise.all(all.map(ask))).some((answer) => answer);
  return {
    enqueue: async (job) => findQueue(job).enqueue(job),
    remove: (id) => anyOf((queue) => queue.remove(id)),
    has: (id) => anyOf((queue) => queue.has(id)),
    async depth() {
      const depths = await Promise.all(all.map((queue) => queue.depth()));
      const sum = (key: "waiting" | "running") => depths.reduce((total, depth) => total + depth[key], 0);
      return { waiting: sum("waiting"), running: sum("running") };
    },
    run: async (work) => void (await Promise.all(all.map((queue) => queue.run(work)))),
    drain: async (work) => void (await Promise.all(all.map((queue) => queue.drain(work)))),
    stop: async () => void (await Promise.all(all.map((queue) => queue.stop()))),
    requeueRunning: async () =>
      (await Promise.all(all.map((queue) => queue.requeueRunning()))).reduce((total, jobs) => total + jobs, 0),
    close() {
      for (const queue of all) queue.close();
    },
  };
}
