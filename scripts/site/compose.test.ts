import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { defaultModels } from "../../app/engine/providers/default-models";

interface Service {
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

test("render workers get what they need from .env, and the queue's server keeps nothing and gives nothing up by itself", () => {
  const machines = parse(readFileSync("deploy/render-workers.yaml", "utf8")) as { services: Record<string, Service> };
  expect(Object.keys(machines.services)).toEqual(["queue", "render-worker"]);
  expect(machines.services["render-worker"]?.command).toEqual(["node", "build/node/render-worker.js"]);
  expect(readFileSync("vite.node.config.ts", "utf8")).toContain('"render-worker": "app/render-worker.ts"');
  expect(machines.services["render-worker"]?.volumes).toBeUndefined();
  expect(machines.services.queue?.command).toEqual(expect.arrayContaining(["--maxmemory-policy", "noeviction"]));
});
