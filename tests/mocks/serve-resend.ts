import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Takes every e-mail, as Resend does, at an address of this machine, for a product that runs in a process of its own. */
export async function serveResend(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    incoming.resume();
    incoming.on("end", () => outgoing.setHeader("Content-Type", "application/json").end('{"id":"taken"}'));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
