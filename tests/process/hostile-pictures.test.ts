import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { flatJpeg } from "#tests/factories/hostile-pictures";
import { cookiesOf, visitorRequest } from "#tests/factories/requests";
import { makeUser } from "#tests/factories/users";
import { createSession } from "~/platform/auth/session.server";
import { startBuiltWeb } from "../routes/built-web";
import { withinMemory } from "./memory-limit";

const megabyte = 1024 * 1024;

test("hostile pictures under 1 MB do not bring down a web process that has 512 MB", { timeout: 300_000 }, async () => {
  const web = await startBuiltWeb({}, withinMemory(512 * megabyte));
  onTestFinished(() => web.stop());

  const send = async (picture: Buffer) => {
    const opened = await createSession(visitorRequest("/login"), (await makeUser()).id);
    const body = new FormData();
    body.set("image", new Blob([new Uint8Array(picture)]), "campaign.jpg");
    const init = { method: "POST", body, headers: { Cookie: cookiesOf(opened) } };
    const response = await fetch(`${web.url}/api/upload/image`, init);
    return { status: response.status, body: await response.json() };
  };

  const hostile = flatJpeg(7745, 7745);
  expect(hostile.byteLength).toBeLessThan(megabyte);
  for (let time = 0; time < 4; time++) {
    const { status, body } = await send(hostile);
    expect(status).toBe(400);
    expect(body.message).toBe("Please upload an image file (JPG, PNG, GIF, etc.)");
  }
  const costly = flatJpeg(4400, 4400);
  const answers = await Promise.all([costly, costly].map(send));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);

  expect((await fetch(`${web.url}/login`)).status).toBe(200);
  expect(web.peakMemory()).toBeLessThan(256 * megabyte);
  const loaded = readFileSync(`/proc/${web.pid}/maps`, "utf8");
  expect(loaded, "the decoder is in no process that serves pages").not.toContain("libvips");
});
