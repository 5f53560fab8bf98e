import { expect, test } from "vitest";
import { signUpPerson } from "#bench/person.mjs";
import { startBucket } from "./machines";
import { eventually, freePort, newDataDir, startSite } from "./site";

test("a site that presigns sends whoever may see a file to the bucket, and nobody else", {
  timeout: 300_000,
}, async () => {
  const bucket = await startBucket();
  const site = await startSite({
    ...bucket.env,
    MEDIA_DELIVERY: "presigned",
    DATA_DIR: newDataDir(),
    PORT: String(await freePort()),
    LOG_LEVEL: "error",
  });
  const person = await signUpPerson(site.url);
  const project = await person.hasProject();
  const spark = await person.asksFor(project.id, ["image"]);
  await eventually(
    () => person.get(`/api/status/${spark.documentId}`),
    ({ status }: { status: string }) => status === "complete",
    120,
  );

  const results = await person.ask(`/project/${project.id}/results/${spark.id}`);
  const page = await results.text();
  const file = /\/media\/[0-9a-f]{32}/.exec(page)?.[0] ?? "";
  const policy = results.headers.get("Content-Security-Policy") ?? "";
  const { origin } = new URL(bucket.env.S3_ENDPOINT ?? "");
  for (const directive of ["img-src", "media-src"]) expect(policy).toMatch(new RegExp(`${directive} [^;]*${origin}`));

  const picture = await person.ask(file);
  expect(new URL(picture.url).origin).toBe(origin);
  expect(picture.headers.get("Content-Type")).toMatch(/^image\//);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  const download = await person.ask(`${file}?download`);
  expect(download.headers.get("Content-Disposition")).toMatch(/^attachment; filename=/);

  const share = { method: "POST", headers: { origin: site.url }, body: new URLSearchParams() };
  const shared = await (await person.ask(`/project/${project.id}/results/${spark.id}/review`, share)).text();
  const link = /\/review\/[\w-]{43}/.exec(shared)?.[0] ?? "";
  const openShared = (address: string) => fetch(site.url + address, { redirect: "manual" });
  const reviewed = await (await openShared(link)).text();
  const sharedFile = /\/review\/[\w-]{43}\/media\/[0-9a-f]{32}/.exec(reviewed)?.[0] ?? "";
  const way = await openShared(sharedFile);
  expect(way.headers.get("Cache-Control"), "a revoked link shows nothing").toContain("no-cache");
  const client = await fetch(way.headers.get("Location") ?? "");
  expect(new URL(client.url).origin).toBe(origin);
  expect(client.headers.get("Content-Type")).toMatch(/^image\//);
  await person.ask(`/project/${project.id}/results/${spark.id}/review/revocation`, share);
  expect((await openShared(sharedFile)).status).toBe(404);

  const stranger = await signUpPerson(site.url);
  await expect(stranger.ask(file)).rejects.toThrow(": 404");
  const unsigned = await fetch(site.url + file, { redirect: "manual" });
  expect(unsigned.headers.get("Location") ?? "").not.toContain(origin);
});
