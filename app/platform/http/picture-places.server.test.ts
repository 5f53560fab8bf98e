import { expect, test } from "vitest";
import { withPicturePlace } from "./picture-places.server";

const upload = (bytes: number) =>
  new Request("http://localhost:3000/api/upload/image", {
    method: "POST",
    headers: { "Content-Length": String(bytes) },
  });

/** Work that lasts until it is told to end. */
function lasting() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => ended };
}

test("more than three pictures at once from one address are told to come again, and places come back", async () => {
  const running = [lasting(), lasting(), lasting()];
  const answers = running.map(({ work }) => withPicturePlace(upload(5_000_000), work));
  const refused = await withPicturePlace(upload(5_000_000), async () => "read").catch((thrown: Response) => thrown);
  expect(refused).toMatchObject({ status: 429 });
  expect((refused as Response).headers.get("Retry-After")).toBe("5");
  for (const { end } of running) end();
  await Promise.all(answers);
  expect(await withPicturePlace(upload(5_000_000), async () => "read")).toBe("read");
});

test("work that fails gives its place back", async () => {
  for (let time = 0; time < 5; time++) {
    await expect(withPicturePlace(upload(5_000_000), () => Promise.reject(new Error("torn")))).rejects.toThrow("torn");
  }
  expect(await withPicturePlace(upload(5_000_000), async () => "read")).toBe("read");
});

test("a form without a picture needs no place", async () => {
  const running = [lasting(), lasting(), lasting()];
  const answers = running.map(({ work }) => withPicturePlace(upload(5_000_000), work));
  expect(await withPicturePlace(upload(900), async () => "read")).toBe("read");
  for (const { end } of running) end();
  await Promise.all(answers);
});
