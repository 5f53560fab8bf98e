import { seal, unseal } from "~/platform/secrets/seal.server";

const purpose = "spark e-mails removal";

/** Where somebody ends the e-mails about their campaigns without signing in. */
export function createSparkEmailsLink(origin: string, userId: number): string {
  return `${origin}/emails/removal?token=${seal(String(userId), purpose)}`;
}

/** Whose e-mails a link ends; null for one that is none. */
export function readSparkEmailsToken(token: string): number | null {
  const opened = unseal(token, purpose);
  return opened === null ? null : Number(opened);
}
