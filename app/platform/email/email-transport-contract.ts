import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EmailMessage, EmailTransport } from "./email-transport";

/** An e-mail as the other end has it. */
export interface ReceivedEmail {
  /** What says that a repeat is one. */
  id: string;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Of those headers that an e-mail brings itself. */
  unsubscribe?: string;
  replyTo?: string;
}

/** Whoever takes the e-mail, in the test's hands. */
export interface EmailSink {
  transport: EmailTransport;
  received: ReceivedEmail[];
  /** The next e-mail is refused for good, or finds nobody there. */
  next: "takes" | "refuses" | "is away";
  close(): Promise<void>;
}

/** The address that every adapter of the suite sends from. */
export const suiteFrom = "Sparkwright <hello@sparkwright.example>";

/** What every transport keeps, whoever is behind it. */
export function describeEmailTransport(name: string, open: () => Promise<EmailSink>): void {
  describe(`e-mail by ${name}`, () => {
    let sink: EmailSink;
    beforeAll(async () => {
      sink = await open();
    });
    afterAll(() => sink.close());

    const message: EmailMessage = {
      id: "email-7",
      to: "ada@example.com",
      subject: "Ваш чек · إيصال · $99.00",
      html: `<p>Zażółć gęślą jaźń: <b>${"long ".repeat(400)}</b></p>`,
      text: "Zażółć gęślą jaźń\n.\nA line with a dot before it is kept.",
    };

    test("arrives as it was written, in any script", async () => {
      await sink.transport.send(message);
      const received = sink.received.at(-1);
      expect(received).toMatchObject({ to: message.to, subject: message.subject });
      expect(received?.from).toContain("hello@sparkwright.example");
      expect(received?.html.trim()).toBe(message.html);
      expect(received?.text.trim()).toBe(message.text);
    });

    test("a repeat is known by its id", async () => {
      await sink.transport.send(message);
      const [first, second] = sink.received.slice(-2);
      expect(second?.id).toContain("email-7");
      expect(first?.id).toBe(second?.id);
    });

    test("brings the headers by which it is unsubscribed from", async () => {
      const address = "<https://sparkwright.example/newsletter/removal?token=1>";
      await sink.transport.send({ ...message, headers: { "List-Unsubscribe": address } });
      expect(sink.received.at(-1)?.unsubscribe).toBe(address);
      await sink.transport.send(message);
      expect(sink.received.at(-1)?.unsubscribe).toBeUndefined();
    });

    test("an answer goes to whom the e-mail names, else to whom it comes from", async () => {
      await sink.transport.send({ ...message, replyTo: "grace@example.com" });
      expect(sink.received.at(-1)?.replyTo).toBe("grace@example.com");
      await sink.transport.send(message);
      expect(sink.received.at(-1)?.replyTo).toBeUndefined();
    });

    test("a subject cannot add a header or a recipient", async () => {
      await sink.transport.send({ ...message, subject: "Hello\r\nBcc: eve@example.com\r\n\r\nbody" });
      expect(sink.received.at(-1)?.to).toBe("ada@example.com");
      expect(sink.received.at(-1)?.text.trim()).toBe(message.text);
    });

    test("what is refused is told apart from what may be tried again", async () => {
      const count = sink.received.length;
      sink.next = "refuses";
      await expect(sink.transport.send(message)).rejects.toMatchObject({ name: "EmailProblem", reason: "refused" });
      sink.next = "is away";
      await expect(sink.transport.send(message)).rejects.toMatchObject({ name: "EmailProblem", reason: "unavailable" });
      expect(sink.received).toHaveLength(count);
      sink.next = "takes";
      await sink.transport.send(message);
      expect(sink.received).toHaveLength(count + 1);
    });
  });
}
