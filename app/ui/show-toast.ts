import type { ToastMessage } from "./toast";

/** Shows a toast from a hydrated page; the sprinkles draw it. Does nothing on the server. */
export function showToast(toast: ToastMessage): void {
  if (typeof window !== "undefined") window.dispatchEvent(new CustomEvent("sparkwright:toast", { detail: toast }));
}
