import { createTransport } from "nodemailer";
import { EmailProblem, type EmailTransport } from "./email-transport";

/** Milliseconds to connect, to be greeted, and between two answers. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Any mail server, by nodemailer. A server that is not on this machine gets nothing, no password either, before the connection is encrypted.
 * @param url "smtps://user:password@mail.example.com", or smtp:// for STARTTLS.
 */
export function connectSmtp({ url, from }: { url: string; from: string }): EmailTransport {
  const mailer = createTransport({ url, ...timeouts, requireTLS: !isOnThisMachine(url) }, { from });
  const host = from.slice(from.lastIndexOf("@") + 1).replace(">", "");
  return {
    name: "smtp",
    async send({ id, ...message }) {
      try {
        await mailer.sendMail({ ...message, messageId: `<${id}@${host}>` });
      } catch (error) {
        const { message: said, responseCode = 0, command = "" } = error as Error & Answer;
        // why of the address and the body alone: a server that refuses our sign-in may take it once that is mended.
        const isRefused = responseCode >= 500 && (command.startsWith("RCPT") || command === "DATA");
        throw new EmailProblem(isRefused ? "refused" : "unavailable", said, { cause: error });
      }
    },
  };
}

const isOnThisMachine = (url: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(new URL(url).hostname);

/** What nodemailer tells of a server's refusal. */
interface Answer {
  responseCode?: number;
  command?: string;
}
