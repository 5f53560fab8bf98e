import { describe, expect, test } from "vitest";
import { z } from "zod";
import { jsonPost, visitorRequest } from "#tests/factories/requests";
import { createCallError, parseCall, requireMethod, respond } from "./call.server";

const schema = z.object({
  name: z.string({ error: "Name is required" }),
  size: z.number().int().positive().optional(),
});

async function refusalOf(init: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    return { status: 200, body: await parseCall(visitorRequest("/api/things", init), schema) };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { status: thrown.status, body: await thrown.json() };
  }
}

const json = { "Content-Type": "application/json" };

describe("a call", () => {
  test("is read", async () => {
    expect(await refusalOf(jsonPost({ name: "A", size: 2, more: true }))).toEqual({
      status: 200,
      body: { name: "A", size: 2 },
    });
  });

  test("that is not valid names each field", async () => {
    const { status, body } = await refusalOf(jsonPost({ size: -1 }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ message: "Name is required", errors: { name: ["Name is required"] } });
    expect(body).toHaveProperty("errors.size");
  });

  test.each([
    ["cut off", { body: '{"name":"A"', headers: json }, 400],
    ["empty", { body: "", headers: json }, 400],
    ["not an object", { body: "[]", headers: json }, 400],
    ["null", { body: "null", headers: json }, 400],
    ["nested without end", { body: "[".repeat(500_000), headers: json }, 400],
    ["not UTF-8", { body: new Uint8Array([0x22, 0xff, 0x22]), headers: json }, 400],
    ["a form, as another site could post it", { body: "name=A", headers: { "Content-Type": "text/plain" } }, 415],
    ["without a type", { body: new Uint8Array([123, 125]) }, 415],
    ["of many small parts", { body: `{"a":[${"{},".repeat(5_000)}{}],"name":"A"}`, headers: json }, 400],
    ["over 1 MB", { body: `"${"a".repeat(1024 * 1024)}"`, headers: json }, 413],
    ["of another site", { body: "{}", headers: { ...json, Origin: "https://evil.example" } }, 403],
    ["of a neighbour site", { body: "{}", headers: { ...json, "Sec-Fetch-Site": "same-site" } }, 403],
  ])("that is %s is refused with a message", async (_, init, status) => {
    const refused = await refusalOf({ method: "POST", ...init });
    expect(refused.status).toBe(status);
    expect(refused.body).toHaveProperty("message", expect.any(String));
  });
});

test("that needs no account holds 16 KB, one with a message 32 KB", async () => {
  const ofSize = (size: number) => `{"name":"${"a".repeat(size - 11)}"}`;
  const statusOf = async (size: number, limit: "openCall" | "openMessage") => {
    const request = visitorRequest("/api/things", { method: "POST", body: ofSize(size), headers: json });
    return parseCall(request, schema, { limit }).then(
      () => 200,
      (thrown: Response) => thrown.status,
    );
  };
  const kilobyte = 1024;
  for (const [limit, most] of [
    ["openCall", 16 * kilobyte],
    ["openMessage", 32 * kilobyte],
  ] as const)
    expect([await statusOf(most, limit), await statusOf(most + 1, limit)]).toEqual([200, 413]);
});

test("another method is a 405 that names those which are answered", () => {
  const request = visitorRequest("/api/things", { method: "DELETE" });
  let thrown: unknown;
  try {
    requireMethod(request, ["GET", "POST"]);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ status: 405 });
  expect((thrown as Response).headers.get("Allow")).toBe("GET, POST");
  expect(() => requireMethod(visitorRequest("/api/things", { method: "HEAD" }), ["GET"])).not.toThrow();
});

test("answers are kept by no cache and errors carry what helps", async () => {
  expect(respond([1]).headers.get("Cache-Control")).toContain("no-store");
  const error = createCallError(402, "Not enough", { needed: 3, available: 1 }, { "Retry-After": "5" });
  expect(error.status).toBe(402);
  expect(error.headers.get("Retry-After")).toBe("5");
  expect(await error.json()).toEqual({ message: "Not enough", needed: 3, available: 1 });
});
