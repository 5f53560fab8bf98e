import { expect } from "vitest";
import type { ToastMessage } from "~/ui/toast";
import { toHaveRedirect } from "./to-have-redirect";
import { toSendToast } from "./to-send-toast";

expect.extend({ toHaveRedirect, toSendToast });

declare module "vitest" {
  // biome-ignore lint/suspicious/noExplicitAny: Vitest declares its own interface with this default, and a merge must agree.
  interface Matchers<T = any> {
    /** The response redirects, and to this address when one is given. */
    toHaveRedirect(to?: string): T;
    /** The response carries a toast whose message (and description and type, when given) is this. */
    toSendToast(message: string, description?: string, type?: ToastMessage["type"]): Promise<T>;
  }
}
