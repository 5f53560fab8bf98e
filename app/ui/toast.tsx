import { Icon, type IconName } from "./icon";

export interface ToastMessage {
  message: string;
  description?: string;
  type: "success" | "error" | "info" | "warning";
  /** Milliseconds until it leaves; 5,000 when not given. */
  duration?: number;
}

const icons: Record<ToastMessage["type"], IconName> = {
  success: "check",
  error: "warning",
  warning: "warning",
  info: "info",
};

/** One message about what just happened. The sprinkles let it leave, by time, by its button or by a swipe to the right. */
export function Toast({ toast }: { toast: ToastMessage }) {
  return (
    <div
      className={`toast toast-${toast.type}`}
      role={toast.type === "error" ? "alert" : "status"}
      data-toast
      data-duration={toast.duration}
    >
      <Icon name={icons[toast.type]} />
      <div className="toast-text">
        <p className="toast-title">{toast.message}</p>
        {toast.description ? <p>{toast.description}</p> : null}
      </div>
      <button type="button" className="toast-close needs-script" data-toast-close aria-label="Close message">
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * A message of a page that answers a form itself, without a redirect: in the page, above the answer, which it would cover if it floated.
 * One a page, beside the region that every page has.
 */
export function ReplyToast({ toast }: { toast: ToastMessage }) {
  return (
    <section className="toast-region toast-region-reply" aria-label="Messages about your form" data-toast-region>
      <Toast toast={toast} />
    </section>
  );
}

/**
 * Where toasts appear: the server's own in its HTML, and in `[data-toast-slot]` those that the sprinkles add (React leaves
 * that element's children alone). F8 brings the focus here.
 */
export function ToastRegion({ toast }: { toast: ToastMessage | null | undefined }) {
  return (
    <section className="toast-region" aria-label="Messages (F8)" tabIndex={-1} data-toast-region>
      {toast ? <Toast key={`${toast.type}${toast.message}${toast.description ?? ""}`} toast={toast} /> : null}
      <div className="toast-slot" aria-live="polite" data-toast-slot />
    </section>
  );
}
