import { expect, test } from "vitest";
import { makeWaitingSpark } from "#tests/factories/sparks";
import { makeUser } from "#tests/factories/users";
import { getMediaUrl } from "~/platform/media/media";
import { findMedia } from "~/platform/media/media.queries.server";
import { storeMedia } from "~/platform/media/store-media.server";
import { removeUnusedPictures } from "./remove-unused-pictures.server";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

test("an uploaded picture that no spark uses goes after a day; one that a spark uses stays", async () => {
  const user = await makeUser();
  const upload = () =>
    storeMedia({ userId: user.id, buffer: Buffer.from("x"), fileName: "picture.jpg", mimeType: "image/jpeg" });
  const [unused, used] = [await upload(), await upload()];
  await makeWaitingSpark(user, { productImageUrl: getMediaUrl(used.id) });

  expect(await removeUnusedPictures(inHours(23))).toBe(0);
  expect(await removeUnusedPictures(inHours(25))).toBe(1);
  expect([findMedia(user, unused.id), findMedia(user, used.id)?.id]).toEqual([null, used.id]);
});
