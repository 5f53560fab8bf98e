import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { ProviderSettings } from "~/engine/providers/provider-settings";
import { checkTextModels } from "./check-text-models.server";

// These go through real sockets, to a stand-in for a server of one's own: the command is about what a network does.

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const unnamed = { engines: null, models: [] };
async function check(given: Partial<ProviderSettings>) {
  const lines: string[] = [];
  const settings = {
    keys: {},
    text: { ...unnamed, models: ["small-model"] },
    image: unnamed,
    video: unnamed,
    ...given,
  };
  const isGood = await checkTextModels(settings, (line) => void lines.push(line));
  return { isGood, said: lines.join("\n") };
}

const answering = (content: string) =>
  listening((_, response) => {
    const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify({ choices }));
  });
const failing = (status: number) =>
  listening((_, response) => {
    const error = { message: "No.", type: "error", param: null, code: null };
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify({ error }));
  });

async function nobodyListening(): Promise<string> {
  const url = await listening(() => {});
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return url;
}

const caption =
  "It is Tuesday, it is raining, and the kitchen at Mara's is warm. Bring a friend: two plates of pasta for one, all November. Book a table at maras.example.";

test("a good model is shown with what it wrote and how fast", async () => {
  const { isGood, said } = await check({ openaiBaseUrl: await answering(JSON.stringify({ text: caption })) });
  expect(isGood).toBe(true);
  expect(said).toMatch(
    /^Asking openai-compatible at http:\/\/127\.0\.0\.1:\d+\/v1 \(small-model\) for one caption, for up to 600 s/,
  );
  expect(said).toContain(caption);
  expect(said).toMatch(/\d+ characters a second.* An article takes about \d+ s so; it has 600 s\./);
});

test("a model whose article would take too long is told what to set", async () => {
  const openaiBaseUrl = await listening((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const choices = [{ index: 0, delta: { content: JSON.stringify({ text: caption }) }, finish_reason: "stop" }];
    setTimeout(() => response.end(`data: ${JSON.stringify({ choices })}\n\ndata: [DONE]\n\n`), 300);
  });
  const { isGood, said } = await check({ openaiBaseUrl, textTimeout: 5 });
  expect(isGood).toBe(true);
  expect(said).toMatch(/has 5 s: set TEXT_TIMEOUT=\d+, or take a smaller model\./);
});

test("without a model it says how to connect one", async () => {
  const { isGood, said } = await check({});
  expect(isGood).toBe(false);
  expect(said).toMatch(/^No model is configured: .*OPENAI_BASE_URL and TEXT_MODEL.*docs\/models\.md/);
});

test.each<[string, () => Promise<string>, RegExp]>([
  ["a wrong key", () => failing(401), /The key was not accepted \(.*status 401\)\.\nCheck OPENAI_API_KEY/],
  [
    "an unknown model",
    () => failing(404),
    /knows no model named small-model.*\nSet TEXT_MODEL.*ollama pull small-model/,
  ],
  ["no server", nobodyListening, /could not be reached \(.*ECONNREFUSED.*\)\.\nCheck that the server runs/],
  [
    "no JSON",
    () => answering("I would rather chat."),
    /is not the JSON.*\nIt answered: “I would rather chat\.”\nTake a larger/,
  ],
  ["an answer without words", () => answering(""), /is not the JSON.*\nIt answered nothing\./],
  ["a short answer", () => answering('{"text":"Pasta!"}'), /is too short\.\nIt answered: “Pasta!”/],
  [
    "another language",
    () =>
      answering(
        JSON.stringify({
          text: "Los martes de noviembre, dos platos de pasta por el precio de uno en casa de Mara. Reserva una mesa.",
        }),
      ),
    /in another language than the question's, English/,
  ],
])("%s is told with what to change", async (_, start, expected) => {
  const { isGood, said } = await check({ openaiBaseUrl: await start() });
  expect(isGood).toBe(false);
  expect(said).toMatch(expected);
});

test("a server that does not answer in time is told with the time that it had", async () => {
  const { said } = await check({ openaiBaseUrl: await listening(() => {}), textTimeout: 0.05 });
  expect(said).toMatch(/No whole answer came in 0\.05 s\.\nSet TEXT_TIMEOUT higher/);
});

/** Refuses a question that holds one of the fields, by its name; keeps what was asked. */
const refusing = (...fields: string[]) => {
  const asked: string[][] = [];
  const url = listening((request, response) => {
    let body = "";
    request.on("data", (piece) => {
      body += piece;
    });
    request.on("end", () => {
      const question = Object.keys(JSON.parse(body));
      asked.push(question);
      const refused = fields.find((field) => question.includes(field));
      const answer = refused
        ? { error: { message: `Unsupported parameter: '${refused}' is not supported with this model.` } }
        : { choices: [{ index: 0, message: { role: "assistant", content: JSON.stringify({ text: caption }) } }] };
      response.writeHead(refused ? 400 : 200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
    });
  });
  return { url, asked };
};

test("a server that refuses a field of the question is asked again without it, and from then on at once", async () => {
  const { url, asked } = refusing("response_format", "max_tokens");
  const openaiBaseUrl = await url;
  expect(await check({ openaiBaseUrl })).toMatchObject({ isGood: true });
  expect(asked).toHaveLength(3);
  expect(asked.at(-1)).not.toContain("response_format");
  expect(asked.at(-1)).not.toContain("max_tokens");
  expect(await check({ openaiBaseUrl })).toMatchObject({ isGood: true });
  expect(asked).toHaveLength(4);
});

test("what the server itself says of a failure is printed, without the key", async () => {
  const openaiBaseUrl = await listening((_, response) => {
    const error = { message: "model 'small-model' needs 9.1 GiB, key sk-test has 4.2 GiB" };
    response.writeHead(400, { "Content-Type": "application/json" }).end(JSON.stringify({ error }));
  });
  const { isGood, said } = await check({ openaiBaseUrl, keys: { openai: "sk-test" } });
  expect(isGood).toBe(false);
  expect(said).toContain("The server's own words: “model 'small-model' needs 9.1 GiB, key … has 4.2 GiB”");
});
