import { spawn } from "node:child_process";
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";
import { PartFailure } from "../../engine";
import type { Speech } from "../../speech";
import { readWave } from "./read-wave";

const programs = ["espeak-ng", "espeak"] as const;
/** Milliseconds that one scene's words may take: the program speaks a hundred times faster than a person. */
const patience = 20_000;
/** Bytes of sound that are taken at most: five minutes at 22,050 samples a second. */
const mostBytes = 16_000_000;

/** The voice of this machine: espeak-ng, or its older sister, where one is on the PATH; null where none is. */
export function findEspeakVoice(path = process.env.PATH ?? ""): Speech | null {
  for (const name of programs) {
    const file = path
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, name))
      .find(isProgram);
    if (file) return { engine: "embedded", model: name, speak: (text, { signal }) => speak(file, text, signal) };
  }
  return null;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

const failure = (cause: unknown) =>
  new PartFailure("internal", "The voice on this server could not read the words aloud.", { cause });

/** The words go in through the program's input, never its command line, and no shell is between. */
function speak(
  file: string,
  text: string,
  signal: AbortSignal,
): Promise<{ samples: Float32Array; sampleRate: number }> {
  return new Promise((resolve, reject) => {
    const { PATH, HOME, ESPEAK_DATA_PATH, NODE_ENV } = process.env;
    // Nothing of the product's own surroundings goes to another program.
    const env = { PATH, HOME, ESPEAK_DATA_PATH, NODE_ENV, LANG: "C.UTF-8" };
    const child = spawn(file, ["--stdin", "--stdout", "-v", "en", "-s", "158", "-p", "46", "-b", "1"], {
      env,
      stdio: ["pipe", "pipe", "ignore"],
    });
    const chunks: Buffer[] = [];
    let size = 0;
    const end = (error: unknown) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", aborted);
      child.kill("SIGKILL");
      reject(error);
    };
    const aborted = () => end(signal.reason);
    const timer = setTimeout(() => end(failure(new Error("It took too long"))), patience);
    signal.addEventListener("abort", aborted, { once: true });
    if (signal.aborted) aborted();
    child.on("error", (error) => end(failure(error)));
    // A program that ends before it has read everything breaks the pipe; its exit code says the rest.
    child.stdin.on("error", () => undefined);
    child.stdout.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > mostBytes) end(failure(new Error("It never stopped speaking")));
      else chunks.push(chunk);
    });
    child.on("close", (code) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", aborted);
      try {
        if (code !== 0) throw new Error(`It ended with ${code}`);
        resolve(readWave(Buffer.concat(chunks)));
      } catch (error) {
        reject(failure(error));
      }
    });
    child.stdin.end(`${text.replace(/\s+/g, " ").trim()}\n`);
  });
}
