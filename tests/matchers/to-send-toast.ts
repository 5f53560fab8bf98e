import type { ToastMessage } from "~/ui/toast";

/** Passes when `received` is a Response whose cookie holds a toast with this message, and this description and type where given. */
export async function toSendToast(
  received: unknown,
  message: string,
  description?: string,
  type?: ToastMessage["type"],
) {
  if (!(received instanceof Response)) {
    return { pass: false, message: () => `expected a Response, got ${String(received)}` };
  }
  const { takeToast } = await import("~/platform/http/toast.server");
  const cookies = received.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const request = new Request("http://localhost:3000/", { headers: { Cookie: cookies.join("; ") } });
  const { toast } = await takeToast(request);
  const isSaid = toast?.message === message && (description === undefined || toast.description === description);
  return {
    pass: isSaid && (type === undefined || toast.type === type),
    message: () =>
      `expected the toast ${JSON.stringify({ message, description, type })}, got ${toast ? JSON.stringify(toast) : "none"}`,
  };
}
