import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { InMemoryStripe } from "./in-memory-stripe";

/**
 * The small Stripe behind an address of this machine, for a product that runs in a process of its own. Its hosted page has one button, and
 * `/confirm/{client secret}` pays with the card field for the site in the body; a payment is told to that site, as Stripe's webhooks do.
 */
export async function serveStripe(): Promise<{ url: string; stop(): Promise<void> }> {
  const stripe = new InMemoryStripe(Date.now().toString(36));
  const server = createServer(async (incoming, outgoing) => {
    stripe.now = new Date();
    const body = await text(incoming);
    const { pathname } = new URL(incoming.url ?? "/", stripe.pages);
    if (pathname.startsWith("/c/pay/")) {
      const page = stripe.get(pathname.split("/").at(-1) ?? "");
      if (incoming.method === "GET") {
        outgoing.setHeader("Content-Type", "text/html; charset=utf-8");
        outgoing.end(showPage(String(page.cancel_url)));
        return;
      }
      stripe.pays(page.id);
      await tell(stripe, new URL(String(page.success_url)).origin);
      outgoing.writeHead(303, { Location: String(page.success_url) }).end();
      return;
    }
    if (pathname.startsWith("/confirm/")) {
      const isPaid = stripe.confirms(pathname.split("/").at(-1) ?? "");
      await tell(stripe, body);
      outgoing.end(String(isPaid));
      return;
    }
    const method = incoming.method ?? "GET";
    const headers = new Headers(incoming.headers as Record<string, string>);
    const request = new Request(new URL(incoming.url ?? "/", stripe.pages), {
      method,
      headers,
      body: method === "POST" ? body : undefined,
    });
    const answer = await stripe.handle(request);
    outgoing.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  stripe.pages = `http://127.0.0.1:${address.port}`;
  return { url: stripe.pages, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function tell(stripe: InMemoryStripe, site: string): Promise<void> {
  for (const event of stripe.events.splice(0)) {
    const { body, signature } = stripe.sign(event);
    const headers = { "Content-Type": "application/json", "Stripe-Signature": signature };
    await fetch(`${site}/webhooks/stripe`, { method: "POST", body, headers });
  }
}

const showPage = (back: string) => `<!doctype html>
<html lang="en"><head><title>Stand-in for Stripe</title><link rel="icon" href="data:," /></head>
<body><main><h1>Stand-in for Stripe</h1><form method="post"><button>Pay</button></form><a href="${back}">Back</a></main></body></html>`;
