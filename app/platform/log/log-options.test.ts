import pino from "pino";
import { expect, test } from "vitest";
import { logOptions } from "./log-options";

function write(about: object): Record<string, unknown> {
  const lines: string[] = [];
  pino(logOptions, { write: (line) => void lines.push(line) }).error(about, "something happened");
  return JSON.parse(lines.join("")) as Record<string, unknown>;
}

test("secrets are blotted out wherever they stand in a line", () => {
  const secret = "sk-live-5f3a";
  const line = write({
    password: secret,
    request: { cookie: secret, authorization: `Bearer ${secret}`, path: "/login" },
    provider: { name: "openai", apiKey: secret },
    email: { subject: "Hello", html: `<p>${secret}</p>` },
  });
  expect(JSON.stringify(line)).not.toContain(secret);
  expect(line).toMatchObject({ request: { path: "/login" }, provider: { name: "openai" }, msg: "something happened" });
});

test("an error says what it is and where it came from, and nothing of what was sent or answered", () => {
  const error = Object.assign(new TypeError("The provider answered 500"), {
    statusCode: 500,
    requestBodyValues: { messages: ["a prompt that is somebody's own"] },
    responseHeaders: { "set-cookie": "session=5f3a" },
    url: "https://provider.example/v1",
  });
  const line = write({ err: error });
  expect(line.err).toMatchObject({ type: "TypeError", message: "The provider answered 500", statusCode: 500 });
  expect(JSON.stringify(line.err)).toContain("log-options.test");
  expect(JSON.stringify(line)).not.toMatch(/somebody's own|5f3a|provider\.example/);
});
