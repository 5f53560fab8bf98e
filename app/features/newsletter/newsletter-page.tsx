import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { type Constraint, useServerForm } from "~/ui/use-server-form";

/** Asks for the address, where the box in the footer had something to say against it. */
export function NewsletterForm({
  constraints,
  opened,
}: {
  constraints: Record<"email", Constraint>;
  /** The signed moment at which the form is opened. */
  opened: string;
}) {
  const [form, fields] = useServerForm("newsletter", constraints);
  return (
    <form method="post" action="/newsletter" className="stack" {...form.props}>
      <ErrorSummary form={form} labels={{ email: "Email" }} />
      <input type="hidden" name="opened" value={opened} />
      <Field {...fields.email} label="Email" type="email" autoComplete="email" />
      <div className="trap">
        <label htmlFor="newsletter-homepage">Leave this empty</label>
        <input id="newsletter-homepage" name="homepage" autoComplete="off" />
      </div>
      <div className="cluster">
        <SubmitButton variant="strong" pending="Subscribing...">
          Subscribe
        </SubmitButton>
      </div>
      <p className="fine-print">
        Your address is used for this alone. <a href="/privacy">Privacy</a>
      </p>
    </form>
  );
}

/** The same whether or not the address was known. */
export function ConfirmationSent({ canSend }: { canSend: boolean }) {
  return (
    <div className="stack">
      <p>
        {canSend
          ? "If this address is not subscribed yet, a link to confirm it is on its way. It works for a week; until you confirm, nothing else comes."
          : "This site sends no e-mail yet. Your request is kept for its administrator, who can give you the link that confirms it."}
      </p>
      <p className="cluster">
        <LinkButton href="/newsletter">Try Again</LinkButton>
      </p>
    </div>
  );
}

/** A link of an e-mail asks before it does anything: programs open links too. */
export function LinkForm({ text, button, pending }: { text: string; button: string; pending: string }) {
  return (
    <form method="post" className="stack">
      <p>{text}</p>
      <div className="cluster">
        <SubmitButton variant="strong" pending={pending}>
          {button}
        </SubmitButton>
      </div>
    </form>
  );
}
