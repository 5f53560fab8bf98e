import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import * as fs from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { openLocalMediaStore } from "./local-media-store.server";
import { describeMediaStore } from "./media-store-contract";

// why: a disk that is really full cannot be had in a unit test; everything else writes as it does.
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  return { ...real, writeFile: vi.fn(real.writeFile) };
});

const root = mkdtempSync(path.join(tmpdir(), "sparkwright-media-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let stores = 0;
const newRoot = () => path.join(root, String(++stores));

describeMediaStore("the local media store", () => openLocalMediaStore(newRoot()));

test.each(["ENOSPC", "EDQUOT"])("a full disk (%s) is named, and leaves nothing", async (code) => {
  const folder = newRoot();
  vi.mocked(fs.writeFile).mockRejectedValueOnce(Object.assign(new Error("no space"), { code }));
  const put = openLocalMediaStore(folder).put("ab".repeat(16), { buffer: Buffer.from("x") });
  await expect(put).rejects.toMatchObject({ name: "DiskFull", code: "ENOSPC" });
  expect(readdirSync(path.join(folder, "drafts"))).toEqual([]);
  expect(readdirSync(path.join(folder, "ab"))).toEqual([]);
});

test("drafts that were left are taken away once they are old", async () => {
  const folder = newRoot();
  mkdirSync(path.join(folder, "drafts"), { recursive: true });
  const [old, young] = ["cd", "ef"].map((pair) => path.join(folder, "drafts", pair.repeat(16)));
  for (const file of [old, young]) writeFileSync(file ?? "", "x");
  utimesSync(old ?? "", 1, 1);
  expect(await openLocalMediaStore(folder).removeUnfinished(new Date(Date.now() - 60_000))).toBe(1);
  expect(readdirSync(path.join(folder, "drafts"))).toEqual([path.basename(young ?? "")]);
});

test("its folders are for nobody else's eyes, and a file that is not its own is left alone", async () => {
  const folder = newRoot();
  const store = openLocalMediaStore(folder);
  await store.put("ab".repeat(16), { buffer: Buffer.from("x") });
  expect(statSync(path.join(folder, "ab")).mode & 0o777).toBe(0o700);
  writeFileSync(path.join(folder, "ab", "README"), "x");
  writeFileSync(path.join(folder, "notes"), "x");
  const ids: string[] = [];
  for await (const { id } of store.list("kept")) ids.push(id);
  expect(ids).toEqual(["ab".repeat(16)]);
});
