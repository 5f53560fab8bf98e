import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { defaultModels } from "../../app/engine/providers/default-models";

interface Service {
  image?: string;
  build?: string;
  env_file?: unknown;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  profiles?: string[];
  depends_on?: unknown;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
}
const { services, volumes } = parse(readFileSync("compose.yaml", "utf8")) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};

const machines = parse(readFileSync("deploy/render-workers.yaml", "utf8")) as { services: Record<string, Service> };

describe.each(Object.entries({ ...services, ...machines.services }))("the service %s", (name, service) => {
  test("has no capability but the one to listen, and gains none", () => {
    expect(service.cap_drop).toEqual(["ALL"]);
    expect(service.cap_add ?? []).toEqual(name === "proxy" ? ["NET_BIND_SERVICE"] : []);
    expect(service.security_opt).toEqual(["no-new-privileges:true"]);
  });

  test("is an image that cannot become another one, or built of such", () => {
    if (service.build) return;
    expect(service.image).toMatch(/^[a-z/]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  });
});

test("what faces the network writes to its volumes alone", () => {
  for (const service of [services.app, services.proxy, machines.services.queue, machines.services["render-worker"]])
    expect(service?.read_only).toBe(true);
});

test("the site's own image is built of images by their digests", () => {
  const bases = readFileSync("Dockerfile", "utf8").match(/^FROM .*$/gm) ?? [];
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toMatch(/^FROM node:[\w.-]+@sha256:[0-9a-f]{64}(?: AS build)?$/);
});

test("the model's services start only with their profile, and the site waits for neither", () => {
  const inProfile = Object.entries(services).filter(([, { profiles }]) => profiles?.includes("model"));
  expect(inProfile.map(([name]) => name)).toEqual(["ollama", "model"]);
  for (const [name, { profiles, depends_on }] of Object.entries(services))
    if (!profiles)
      expect([name, JSON.stringify(depends_on ?? "")]).not.toContain(expect.stringMatching(/ollama|model/));
});

test("the model that is fetched is the one that the site asks when none is named, and it is kept", () => {
  expect(services.model?.command).toEqual(["pull", `\${TEXT_MODEL:-${defaultModels["openai-compatible"].text}}`]);
  expect(services.model?.environment?.OLLAMA_HOST).toBe("http://ollama:11434");
  expect(services.ollama?.volumes).toEqual(["models:/root/.ollama"]);
  expect(volumes).toHaveProperty("models");
});

test("render workers get what they need from .env and no more, and the queue's server keeps nothing and gives nothing up by itself", () => {
  expect(Object.keys(machines.services)).toEqual(["queue", "render-worker"]);
  expect(machines.services["render-worker"]?.command).toEqual(["node", "build/node/render-worker.js"]);
  expect(readFileSync("vite.node.config.ts", "utf8")).toContain('"render-worker": "app/render-worker.ts"');
  expect(machines.services["render-worker"]?.volumes).toBeUndefined();
  expect(machines.services["render-worker"]?.env_file).toBeUndefined();
  const given = machines.services["render-worker"]?.environment ?? {};
  expect(Object.keys(given)).toEqual([
    ...["QUEUE_URL", "MEDIA_URL", "S3_ENDPOINT", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "LOG_LEVEL"],
  ]);
  expect(machines.services.queue?.command).toEqual(expect.arrayContaining(["--maxmemory-policy", "noeviction"]));
});
