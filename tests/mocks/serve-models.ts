import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A stand-in for a model server of one's own, on a free port: it knows one model, and answers each question with the same word. */
export async function serveModels(model: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (request.url === "/v1/models") return answer(200, { object: "list", data: [{ id: model, object: "model" }] });
    if (request.url !== "/v1/chat/completions") return answer(404, { error: { message: "not found" } });
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      const asked = (JSON.parse(text) as { model: string }).model;
      if (asked !== model) return answer(404, { error: { message: `model "${asked}" not found` } });
      const message = { role: "assistant", content: '{"word":"ready"}' };
      const usage = { prompt_tokens: 31, completion_tokens: 5, total_tokens: 36 };
      return answer(200, { choices: [{ index: 0, message, finish_reason: "stop" }], usage });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
