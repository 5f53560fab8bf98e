import { randomBytes } from "node:crypto";
import path from "node:path";
import type { Asset, FinishedPart } from "~/engine/engine";
import type { MediaStore } from "~/platform/media/media-store";
import type { RenderJob } from "./render-job";

type Move = (file: string) => Promise<string>;

/** Copies a local file into the store. Answers with its name there: an id with the file's own ending, by which a film is told from a picture. */
export async function sendFile(store: MediaStore, file: string): Promise<string> {
  const id = randomBytes(16).toString("hex");
  await store.put(id, { path: file });
  return id + path.extname(file);
}

/** Copies a file of the store into a folder and answers with its path. */
export async function fetchFile(store: MediaStore, name: string, folder: string): Promise<string> {
  const target = path.join(folder, path.basename(name));
  await store.copyTo(readId(name), target);
  return target;
}

/** Removes files of the store; those that are gone are fine. */
export async function removeFiles(store: MediaStore, names: readonly string[]): Promise<void> {
  for (const name of names) await store.remove(readId(name));
}

const readId = (name: string) => path.parse(name).name;

/** The job with each of its files moved. */
export async function moveJobFiles(job: RenderJob, move: Move): Promise<RenderJob> {
  const { brief } = job.plan;
  const moved: RenderJob = { ...job };
  if (brief.referenceImagePath) {
    const referenceImagePath = await move(brief.referenceImagePath);
    moved.plan = { ...job.plan, brief: { ...brief, referenceImagePath } };
  }
  if (job.photograph) moved.photograph = await move(job.photograph);
  if (job.backdrops) {
    moved.backdrops = [];
    for (const file of job.backdrops) moved.backdrops.push(file && (await move(file)));
  }
  return moved;
}

/** The part with each of its files moved. */
export async function movePartFiles(part: FinishedPart, move: Move): Promise<FinishedPart> {
  return (await moveAssets(part, move)) as FinishedPart;
}

async function moveAssets(value: unknown, move: Move): Promise<unknown> {
  if (Array.isArray(value)) {
    const moved: unknown[] = [];
    for (const entry of value) moved.push(await moveAssets(entry, move));
    return moved;
  }
  if (typeof value !== "object" || value === null) return value;
  if (isAsset(value)) return { ...value, path: await move(value.path) };
  const moved: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value)) moved[name] = await moveAssets(entry, move);
  return moved;
}

function isAsset(value: object): value is Asset {
  return "path" in value && typeof value.path === "string" && "mimeType" in value;
}
