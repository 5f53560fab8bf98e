/** An e-mail as it is sent. */
export interface EmailMessage {
  /** The same for every try, so that whoever passes it on can tell a repeat. */
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Whom an answer goes to, where that is not whom it comes from. */
  replyTo?: string;
  /** Beside those of every e-mail: how it is unsubscribed from. */
  headers?: Record<string, string>;
}

/** The port to whoever takes e-mail. An adapter rejects with an `EmailProblem`. */
export interface EmailTransport {
  name: "smtp" | "resend";
  send(message: EmailMessage): Promise<void>;
}

/** An e-mail was not taken. "refused": this one never will be. "unavailable": another try may succeed. */
export class EmailProblem extends Error {
  override name = "EmailProblem";
  constructor(
    readonly reason: "refused" | "unavailable",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
