import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { ListedMedia, MediaStore } from "./media-store";

/** What every adapter of the media port keeps. `make` opens an empty store. */
export function describeMediaStore(name: string, make: () => MediaStore): void {
  describe(name, () => {
    const newId = () => randomBytes(16).toString("hex");
    const bytes = (text: string) => ({ buffer: Buffer.from(text) });
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

    async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
      const read: Uint8Array[] = [];
      for await (const chunk of chunks) read.push(chunk);
      return Buffer.concat(read).toString();
    }
    async function listed(files: AsyncIterable<ListedMedia>): Promise<string[]> {
      const ids: string[] = [];
      for await (const { id, since } of files) {
        expect(since.getTime()).toBeGreaterThan(minutesAgo(1).getTime());
        ids.push(id);
      }
      return ids.sort();
    }
    function newFolder(): string {
      const folder = mkdtempSync(path.join(tmpdir(), "sparkwright-store-"));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      return folder;
    }

    test("gives back what was put, whole and in ranges", async () => {
      const store = make();
      const id = newId();
      expect(await store.put(id, bytes("0123456789"))).toBe(10);
      expect(await store.find(id)).toBe(10);
      expect(await textOf(store.read(id))).toBe("0123456789");
      expect(await textOf(store.read(id, { start: 2, end: 4 }))).toBe("234");
      expect(await textOf(store.read(id, { start: 9, end: 9 }))).toBe("9");
    });

    test("keeps a copy of a local file, and gives one", async () => {
      const store = make();
      const [from, to] = [path.join(newFolder(), "from"), path.join(newFolder(), "to")];
      writeFileSync(from, "a film");
      const id = newId();
      expect(await store.put(id, { path: from })).toBe(6);
      rmSync(from);
      await store.copyTo(id, to);
      expect(readFileSync(to, "utf8")).toBe("a film");
    });

    test("an empty file is a file", async () => {
      const store = make();
      const id = newId();
      expect(await store.put(id, bytes(""))).toBe(0);
      expect(await store.find(id)).toBe(0);
      expect(await textOf(store.read(id))).toBe("");
    });

    test("what is not there is not found, cannot be read, and can be removed all the same", async () => {
      const store = make();
      const id = newId();
      expect(await store.find(id)).toBeNull();
      await expect(textOf(store.read(id))).rejects.toThrow();
      await expect(store.copyTo(id, path.join(newFolder(), "to"))).rejects.toThrow();
      await store.remove(id);
    });

    test("what fails to be put leaves nothing", async () => {
      const store = make();
      const id = newId();
      await expect(store.put(id, { path: path.join(newFolder(), "no-such-file") })).rejects.toThrow();
      expect(await store.find(id)).toBeNull();
      expect(await listed(store.list("kept"))).toEqual([]);
    });

    test("what is removed is gone", async () => {
      const store = make();
      const id = newId();
      await store.put(id, bytes("x"));
      await store.remove(id);
      expect(await store.find(id)).toBeNull();
      expect(await listed(store.list("kept"))).toEqual([]);
    });

    test("an orphan cannot be found or read, is listed apart, and comes back whole", async () => {
      const store = make();
      const [kept, orphan] = [newId(), newId()];
      await store.put(kept, bytes("kept"));
      await store.put(orphan, bytes("orphan"));
      await store.move(orphan, "orphans");
      expect(await listed(store.list("kept"))).toEqual([kept]);
      expect(await listed(store.list("orphans"))).toEqual([orphan]);
      expect(await store.find(orphan)).toBeNull();

      await store.move(orphan, "kept");
      expect(await textOf(store.read(orphan))).toBe("orphan");
      expect(await listed(store.list("orphans"))).toEqual([]);
    });

    test("an orphan is removed from where it is", async () => {
      const store = make();
      const id = newId();
      await store.put(id, bytes("x"));
      await store.move(id, "orphans");
      await store.remove(id, "orphans");
      expect(await listed(store.list("orphans"))).toEqual([]);
    });

    test("what is no id names no file", async () => {
      const store = make();
      for (const id of ["../../sparkwright.db", "", "AB".repeat(16), `${newId()}0`]) {
        await expect(store.put(id, bytes("x"))).rejects.toThrow(RangeError);
        await expect(store.find(id)).rejects.toThrow(RangeError);
      }
    });

    test("takes nothing away that is whole, or still being written", async () => {
      const store = make();
      await store.put(newId(), bytes("x"));
      expect(await store.removeUnfinished(minutesAgo(60))).toBe(0);
      expect(await listed(store.list("kept"))).toHaveLength(1);
    });
  });
}
