import { beforeEach, expect, test, vi } from "vitest";
import { getRequestContext } from "./every-request.server";
import { withUploadSlot } from "./upload-slots.server";

// why: an address comes with a connection, and the networks of this test have none.
vi.mock("./every-request.server", async (original) => ({
  ...(await original<typeof import("./every-request.server")>()),
  getRequestContext: vi.fn(),
}));

let address: string;
beforeEach(() => {
  address = "192.0.2.1";
  vi.mocked(getRequestContext).mockImplementation(() => ({ id: "1", clientAddress: address }));
});

const upload = (bytes: number) =>
  new Request("http://localhost:3000/api/upload/image", {
    method: "POST",
    headers: { "Content-Length": String(bytes) },
  });

const ada = { id: 1 };
const bob = { id: 2 };

const ends: (() => void)[] = [];
/** Begins an upload that lasts until `endAll`; answers with 200 when it has a slot, else with the refusal's status. */
async function begin(user: { id: number }, from = address, bytes = 5_000_000): Promise<number> {
  address = from;
  let hasSlot = () => {};
  const begun = new Promise<number>((resolve) => {
    hasSlot = () => resolve(200);
  });
  const refused = withUploadSlot(upload(bytes), user, () => {
    hasSlot();
    return new Promise<void>((end) => ends.push(end));
  }).then(
    () => 200,
    (thrown: Response) => thrown.status,
  );
  return Promise.race([begun, refused]);
}
async function endAll(): Promise<void> {
  for (const end of ends.splice(0)) end();
  await new Promise((resolve) => setImmediate(resolve));
}
beforeEach(endAll);

test("two pictures of one person are worked on at once, from whatever addresses, and a slot that ends can be taken", async () => {
  expect(await begin(ada, "192.0.2.1")).toBe(200);
  expect(await begin(ada, "198.51.100.7")).toBe(200);
  expect(await begin(ada, "203.0.113.9")).toBe(429);
  await endAll();
  expect(await begin(ada)).toBe(200);
});

test("the addresses of one /64 share four slots, and leave the others to everybody else", async () => {
  const network = (host: number) => `2001:db8:1:2::${host}`;
  const accounts = [3, 4, 5, 6, 7].map((id) => ({ id }));
  const statuses = [];
  for (const [host, user] of accounts.entries()) statuses.push(await begin(user, network(host + 1)));
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect(await begin(bob, "2001:db8:1:3::1")).toBe(200);
});

test("one account that drips from four addresses of one /64 keeps nobody else from uploading", async () => {
  for (let host = 1; host <= 12; host++) await begin(ada, `2001:db8:1:2::${host % 4}`);
  expect(await begin(bob, "192.0.2.1")).toBe(200);
});

test("a refusal says when to come again", async () => {
  await begin(ada);
  await begin(ada);
  const refused = await withUploadSlot(upload(5_000_000), ada, async () => null).catch((thrown: Response) => thrown);
  expect((refused as Response).headers.get("Retry-After")).toBe("5");
});

test("work that fails gives its slot back", async () => {
  for (let time = 0; time < 5; time++) {
    await expect(withUploadSlot(upload(5_000_000), ada, () => Promise.reject(new Error("torn")))).rejects.toThrow(
      "torn",
    );
  }
  expect(await begin(ada)).toBe(200);
});

test("a form without a picture needs no slot", async () => {
  await begin(ada);
  await begin(ada);
  expect(await begin(ada, address, 900)).toBe(200);
});
