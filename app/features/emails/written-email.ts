import type { ReactElement } from "react";

/** An e-mail in words, before it is rendered. */
export interface WrittenEmail {
  subject: string;
  body: ReactElement;
  /** Where whoever gets it ends that such e-mails come. */
  unsubscribe?: string;
  /** Who is answered, where that is not the site. */
  replyTo?: string;
}
