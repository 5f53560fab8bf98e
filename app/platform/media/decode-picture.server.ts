import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { log } from "~/platform/log/log.server";
import program from "./decode-picture.mjs?raw";

/** What the program of the decoder answers. */
type Decoded = { buffer: Uint8Array; isJpeg: boolean; width: number; height: number } | { refused: string };

/** What decoding one picture may take. The costliest that the program lets in took 330 MB and, beside a busy worker, 10 s. */
const bounds = { milliseconds: 20_000, kilobytes: 384 * 1024 };

/**
 * Decodes a picture in a process of its own and encodes it anew, see the program. A decoder that takes too long is killed; one that runs
 * out of memory or crashes refuses the picture, and neither this process nor what it holds comes to harm.
 * @throws when no process can be started.
 */
export function decodePicture(bytes: Uint8Array, { milliseconds, kilobytes } = bounds): Promise<Decoded> {
  return new Promise((resolve, reject) => {
    const decoder = startDecoder(kilobytes);
    const timer = setTimeout(() => decoder.kill("SIGKILL"), milliseconds);
    let answer: Decoded | undefined;
    decoder.once("message", (message) => {
      answer = message as Decoded;
    });
    decoder.once("error", reject);
    // why not "exit": only now the last message has been read, and the memory is free for the next picture.
    decoder.once("close", (code, signal) => {
      clearTimeout(timer);
      if (!answer) log.warn({ code, signal }, "a picture's decoder ended without an answer");
      resolve(answer ?? { refused: `The decoder ended with ${signal ?? code}.` });
    });
    // why no error here: a decoder that is gone says so by its end.
    decoder.send(bytes, () => {});
  });
}

function startDecoder(kilobytes: number): ChildProcess {
  const node = [process.execPath, "--input-type=module", "--eval", program];
  const options: SpawnOptions = {
    // why: what a hostile file takes over finds no secrets.
    env: { NODE_ENV: "production", PATH: process.env.PATH, MALLOC_ARENA_MAX: "2", UV_THREADPOOL_SIZE: "2" },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
  };
  if (process.platform === "win32") return spawn(process.execPath, node.slice(1), options);
  return spawn("/bin/sh", ["-c", 'ulimit -d "$0"; exec "$@"', String(kilobytes), ...node], options);
}
