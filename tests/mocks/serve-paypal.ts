import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { InMemoryPayPal } from "./in-memory-paypal";

/**
 * The small PayPal behind an address of this machine, for a product that runs in a process of its own. Its page has one button; what happens is
 * told to the site that the customer came from, as PayPal's webhooks do.
 */
export async function servePayPal(): Promise<{ url: string; stop(): Promise<void> }> {
  const paypal = new InMemoryPayPal(Date.now().toString(36));
  let site = "";

  /** Tells what happened since, after the answer is on its way. */
  async function tell(): Promise<void> {
    for (const event of paypal.events.splice(0)) {
      const { body, headers } = paypal.sign(event);
      const sent = { method: "POST", body, headers: { "Content-Type": "application/json", ...headers } };
      // why silent: the product may be gone already; what it missed it asks for.
      await fetch(`${site}/webhooks/paypal`, sent).catch(() => undefined);
    }
  }

  const server = createServer(async (incoming, outgoing) => {
    paypal.now = new Date();
    const body = await text(incoming);
    const address = new URL(incoming.url ?? "/", paypal.pages);
    const { searchParams } = address;
    const checkout = searchParams.get("token") ?? searchParams.get("ba_token");
    if (address.pathname === "/sdk/js") {
      // why empty: the page then keeps its own button; a journey that wants PayPal's brings them.
      outgoing.writeHead(200, { "Content-Type": "text/javascript" }).end();
      return;
    }
    if (checkout && incoming.method === "GET") {
      outgoing.setHeader("Content-Type", "text/html; charset=utf-8");
      outgoing.end(showPage(paypal.backOf(checkout)));
      return;
    }
    if (checkout) {
      const back = paypal.approves(checkout);
      site = new URL(back).origin;
      // why: in a window of its own PayPal leads nowhere, and its script tells the page.
      if (searchParams.has("window")) outgoing.writeHead(204).end();
      else outgoing.writeHead(303, { Location: back }).end();
      await tell();
      return;
    }
    const request = new Request(address, {
      method: incoming.method,
      headers: new Headers(incoming.headers as Record<string, string>),
      body: incoming.method === "POST" ? body : undefined,
    });
    const answer = await paypal.handle(request);
    outgoing.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text());
    if (site) await tell();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  paypal.pages = `http://127.0.0.1:${address.port}`;
  return { url: paypal.pages, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

const showPage = (back: string) => `<!doctype html>
<html lang="en"><head><title>Stand-in for PayPal</title><link rel="icon" href="data:," /></head>
<body><main><h1>Stand-in for PayPal</h1><form method="post"><button>Agree</button></form><a href="${back}">Cancel and return</a></main></body></html>`;
