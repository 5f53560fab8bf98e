import { TooManyRequests } from "~/platform/http/too-many-requests";
import { AccessRefused } from "./access-refused";

interface RejectableForm<Rejected> {
  reject(errors: Record<string, string[]>, init?: TooManyRequests["init"]): Rejected;
}

/**
 * The answer to a form with a password that is not the person's own.
 * @throws every error that says something else.
 */
export function rejectOwnPassword<Rejected>(form: RejectableForm<Rejected>, error: unknown): Rejected {
  if (error instanceof TooManyRequests) return form.reject({ "": [error.message] }, error.init);
  if (error instanceof AccessRefused) return form.reject({ currentPassword: [error.message] });
  throw error;
}
