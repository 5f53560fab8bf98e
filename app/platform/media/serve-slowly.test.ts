import { once } from "node:events";
import { truncateSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { writeReadableStreamToWritable } from "@remix-run/node";
import { expect, onTestFinished, test } from "vitest";
import { db } from "#db/client";
import { users } from "#db/schema";
import { mediaPath } from "#tests/factories/media-path";
import { watchEveryRequest } from "~/platform/http/every-request.server";
import { serveFile } from "./serve-file.server";
import { storeMedia } from "./store-media.server";

const megabyte = 1024 * 1024;

interface Served {
  response: ServerResponse;
  /** Resolves when the framework has written what it will write. */
  end: Promise<void>;
}

/** A film of 64 MB, served as the framework serves it, and a reader that reads only when it is told to. */
async function slowReader(): Promise<Served & { socket: Socket }> {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const owner = db
    .insert(users)
    .values({ email: `${Math.random()}@example.com`, passwordHash: "-", firstName: "A", lastName: "B" })
    .returning()
    .get();
  const file = { fileName: "film.mp4", mimeType: "video/mp4", buffer: Buffer.from("x") };
  const row = await storeMedia({ userId: owner.id, ...file });
  truncateSync(mediaPath(row.id), 64 * megabyte);

  watchEveryRequest();
  const served = new Promise<Served>((resolve) => {
    server.on("request", async (_request, response) => {
      const { body } = await serveFile(new Request("http://localhost/media/x"), row);
      if (body) resolve({ response, end: writeReadableStreamToWritable(body, response) });
    });
  });
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.pause();
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  socket.write("GET /media/x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  return { socket, ...(await served) };
}

/** Lets everything that can go on go on for a while. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
}

test("a film does not wait in memory for a reader that is slow, and arrives whole", async () => {
  const { socket, response, end } = await slowReader();
  while (!response.writableNeedDrain) await turns(100);
  await turns(50_000);
  expect(response.writableLength).toBeLessThan(2 * megabyte);

  let received = 0;
  socket.on("data", (chunk) => {
    received += chunk.length;
  });
  socket.resume();
  await end;
  await once(socket, "close");
  expect(received).toBeGreaterThan(64 * megabyte);
});

test("nothing more is read for a reader that has gone", async () => {
  const { socket, end } = await slowReader();
  await turns(100);
  socket.destroy();
  await end;
});
