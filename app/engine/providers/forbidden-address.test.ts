import dns from "node:dns";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { hasForbiddenHost } from "./forbidden-address";
import { createHttpEdge } from "./http";

test.each([
  "http://169.254.169.254/v1",
  "http://169.254.1.1:11434/v1",
  "http://[fe80::1]/v1",
  "http://[febf::1]/v1",
  "http://[fd00:ec2::254]/v1",
  "http://[::ffff:169.254.169.254]/v1",
  "http://[::ffff:a9fe:a9fe]/v1",
  "http://[64:ff9b::a9fe:a9fe]/v1",
  "http://2852039166/v1",
  "http://0xa9fea9fe/v1",
  "http://0251.0376.0251.0376/v1",
  "http://169.254.43518/v1",
  "http://100.100.100.200/v1",
  "http://168.63.129.16/v1",
  "http://192.0.0.192/v1",
])("%s is asked by nobody", async (url) => {
  expect(hasForbiddenHost(url)).toBe(true);
  const failure: unknown = await createHttpEdge({ retries: 0 })
    .fetchFor("text")(url)
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({
    reason: "unreachable",
    cause: { message: expect.stringMatching(/EFORBIDDENADDRESS/) },
  });
});

test.each([
  "http://127.0.0.1:11434/v1",
  "http://[::1]/v1",
  "http://192.168.1.5/v1",
  "http://10.0.0.2/v1",
  "http://models.test/v1",
])("%s may be a model's", (url) => {
  expect(hasForbiddenHost(url)).toBe(false);
});

test("a name that leads to one of them is not asked either, and one that leads elsewhere is", async () => {
  const server = createServer((_, response) => void response.end("asked"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // why: what a name server says is not ours to arrange.
  const answer = (address: string) =>
    vi
      .spyOn(dns, "lookup")
      .mockImplementation(((_: string, __: object, callback: (error: null, found: object[]) => void) =>
        callback(null, [{ address, family: 4 }])) as never);
  const ask = () =>
    createHttpEdge({ retries: 0 })
      .fetchFor("text")(`http://models.test:${port}/v1`)
      .then((response) => response.text())
      .catch((error: { cause: Error }) => error.cause.message);
  answer("169.254.169.254");
  expect(await ask()).toContain("EFORBIDDENADDRESS");
  answer("127.0.0.1");
  expect(await ask()).toBe("asked");
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});
