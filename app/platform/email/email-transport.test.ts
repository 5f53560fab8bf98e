import type { AddressInfo } from "node:net";
import { simpleParser } from "mailparser";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { SMTPServer } from "smtp-server";
import { expect, test } from "vitest";
import { publishedApi } from "#tests/mocks/published-api";
import { describeEmailTransport, type EmailSink, suiteFrom } from "./email-transport-contract";
import { findEmailTransport } from "./find-email-transport.server";
import { connectResend } from "./resend-transport.server";
import { connectSmtp } from "./smtp-transport.server";

const away = (message: string) => Object.assign(new Error(message), { responseCode: 451 });
const refused = (message: string) => Object.assign(new Error(message), { responseCode: 550 });

test("a mail server that is not on this machine gets nothing before the connection is encrypted", async () => {
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom(_, __, callback) {
      received++;
      callback();
    },
    onAuth(_, __, callback) {
      received++;
      callback(null, { user: "somebody" });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  // why: this machine too, by a name that is not one of its own.
  const transport = connectSmtp({ url: `smtp://user:password@0.0.0.0:${port}`, from: suiteFrom });
  const message = { id: "one", to: "ada@example.com", subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
  await expect(transport.send(message)).rejects.toMatchObject({ reason: "unavailable" });
  expect(received).toBe(0);
  await new Promise<void>((resolve) => server.close(resolve));
});

describeEmailTransport("SMTP", async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_, __, callback) {
      if (sink.next === "is away") return callback(away("Come back later."));
      return callback(sink.next === "refuses" ? refused("No such person.") : null);
    },
    onData(stream, _, callback) {
      simpleParser(stream).then(({ messageId = "", from, to, subject = "", html, text = "", headerLines, replyTo }) => {
        const [, unsubscribe] =
          /^List-Unsubscribe: (.*)$/s.exec(
            headerLines.find(({ key }) => key === "list-unsubscribe")?.line.replace(/\r?\n\s+/g, "") ?? "",
          ) ?? [];
        const recipients = Array.isArray(to) ? to.map((each) => each.text).join() : (to?.text ?? "");
        sink.received.push({
          id: messageId,
          from: from?.text ?? "",
          to: recipients,
          subject,
          html: html || "",
          text,
          unsubscribe,
          replyTo: replyTo?.text,
        });
        callback();
      }, callback);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const sink: EmailSink = {
    transport: connectSmtp({ url: `smtp://127.0.0.1:${port}`, from: suiteFrom }),
    received: [],
    next: "takes",
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return sink;
});

const findFaults = publishedApi("resend.yaml");

describeEmailTransport("Resend", async () => {
  const server = setupServer(
    http.post("https://api.resend.test/emails", async ({ request }) => {
      const body = (await request.json()) as {
        from: string;
        to: string[];
        subject: string;
        html: string;
        text: string;
        reply_to?: string;
        headers?: Record<string, string>;
      };
      const faults = findFaults?.("/emails", body) ?? [];
      if (faults.length > 0) return HttpResponse.json({ message: faults.join("; ") }, { status: 500 });
      if (request.headers.get("Authorization") !== "Bearer re_that_nobody_may_see")
        return HttpResponse.json({ message: "API key is invalid" }, { status: 401 });
      if (sink.next === "is away") return HttpResponse.error();
      if (sink.next === "refuses") return HttpResponse.json({ message: "Invalid `to` field." }, { status: 422 });
      sink.received.push({
        ...body,
        to: body.to.join(),
        id: request.headers.get("Idempotency-Key") ?? "",
        replyTo: body.reply_to,
        unsubscribe: body.headers?.["List-Unsubscribe"],
      });
      return HttpResponse.json({ id: "49a3999c-0ce1-4ea6-ab68-afcd6dc2e794" });
    }),
  );
  server.listen({ onUnhandledRequest: "error" });
  const settings = { apiKey: "re_that_nobody_may_see", apiBase: "https://api.resend.test", from: suiteFrom };
  const sink: EmailSink = {
    transport: connectResend(settings),
    received: [],
    next: "takes",
    close: async () => server.close(),
  };
  return sink;
});

test("a wrong key and too many at once are no fault of the e-mail's", async () => {
  const answers = [401, 403, 429, 500];
  const server = setupServer(
    http.post("https://api.resend.test/emails", () => HttpResponse.json({}, { status: answers.shift() })),
  );
  server.listen({ onUnhandledRequest: "error" });
  const transport = connectResend({ apiKey: "re_wrong", apiBase: "https://api.resend.test", from: suiteFrom });
  const message = { id: "email-1", to: "a@example.com", subject: "s", html: "h", text: "t" };
  while (answers.length > 0) await expect(transport.send(message)).rejects.toMatchObject({ reason: "unavailable" });
  server.close();
});

test("Resend wins where both are configured; without either, or an address to send from, nothing is sent", () => {
  const resend = { apiKey: "re_1", apiBase: "https://api.resend.test" };
  const from = suiteFrom;
  const smtpUrl = "smtp://127.0.0.1";
  expect(findEmailTransport({ from, resend, smtpUrl })?.name).toBe("resend");
  expect(findEmailTransport({ from, resend: { ...resend, apiKey: undefined }, smtpUrl })?.name).toBe("smtp");
  expect(findEmailTransport({ from, resend: { ...resend, apiKey: undefined }, smtpUrl: undefined })).toBeNull();
  expect(findEmailTransport({ from: undefined, resend, smtpUrl })).toBeNull();
});
