import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PartFailure } from "../../engine";
import { findEspeakVoice } from "./espeak-voice";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "voice-"));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const { signal } = new AbortController();

/** A program that stands in for espeak-ng: it runs this script with the words on its input. */
async function voiceThat(script: string, name = "espeak-ng") {
  const file = join(folder, name);
  await writeFile(file, `#!${process.execPath}\n${script}`);
  await chmod(file, 0o755);
  return findEspeakVoice(folder);
}

/** Answers a tenth of a second of a tone at 22,050 samples a second, with the length a pipe's writer cannot know. */
const speaks = `
const fs = require("node:fs");
const words = fs.readFileSync(0, "utf8");
fs.writeFileSync(__dirname + "/asked.json", JSON.stringify({ words, args: process.argv.slice(2), env: process.env }));
const head = Buffer.alloc(44);
head.write("RIFF", 0); head.writeUInt32LE(0x7ffff024, 4); head.write("WAVEfmt ", 8); head.writeUInt32LE(16, 16);
head.writeUInt16LE(1, 20); head.writeUInt16LE(1, 22); head.writeUInt32LE(22050, 24); head.writeUInt32LE(44100, 28);
head.writeUInt16LE(2, 32); head.writeUInt16LE(16, 34); head.write("data", 36); head.writeUInt32LE(0x7ffff000, 40);
const sound = Buffer.alloc(4410);
for (let at = 0; at < 2205; at += 1) sound.writeInt16LE(Math.round(16384 * Math.sin(at / 8)), at * 2);
process.stdout.write(Buffer.concat([head, sound]));
`;

test("gives the sound of the words, which never stand on a command line", async () => {
  vi.stubEnv("SESSION_SECRET", "a-secret-of-the-product");
  const voice = await voiceThat(speaks);
  const said = await voice?.speak("--version; $(rm -rf /) Don't stop", { signal });
  expect(said?.sampleRate).toBe(22_050);
  expect(said?.samples.length).toBe(2205);
  expect(Math.max(...(said?.samples ?? []))).toBeCloseTo(0.5, 2);
  const asked = JSON.parse(await readFile(join(folder, "asked.json"), "utf8"));
  expect(asked.words).toBe("--version; $(rm -rf /) Don't stop\n");
  expect(asked.args.join(" ")).not.toContain("rm");
  expect(JSON.stringify(asked.env)).not.toContain("a-secret-of-the-product");
});

test("is found under its older name too, and is null where there is none", async () => {
  expect(findEspeakVoice(folder)).toBeNull();
  await writeFile(join(folder, "espeak-ng"), "not a program");
  expect(findEspeakVoice(`${folder}${delimiter}${join(folder, "missing")}`)).toBeNull();
  const voice = await voiceThat(speaks, "espeak");
  expect(voice?.model).toBe("espeak");
});

test.each([
  ["ends with an error", "process.exit(3)"],
  ["says nothing", ""],
  ["says something else", 'process.stdout.write("hello, I am not a sound file at all, not even nearly one")'],
])("fails in words when the program %s", async (_, script) => {
  const voice = await voiceThat(script);
  await expect(voice?.speak("Hello", { signal })).rejects.toBeInstanceOf(PartFailure);
});

test("stops at once when it is cancelled", async () => {
  const voice = await voiceThat(`setInterval(() => undefined, 1000)`);
  const abort = new AbortController();
  const speaking = voice?.speak("Hello", { signal: abort.signal });
  const reason = new Error("no longer wanted");
  abort.abort(reason);
  await expect(speaking).rejects.toBe(reason);
});
