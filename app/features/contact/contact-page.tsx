import type { ReactNode } from "react";
import { LinkButton, SubmitButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, SelectField, TextareaField } from "~/ui/field";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import type { ContactInput } from "./contact.schema";
import { categoryNames, responseTargets } from "./contact-words";
import "./contact.css";

const labels = {
  name: "Name",
  email: "Email",
  subject: "Subject",
  category: "Category",
  priority: "Priority",
  message: "Message",
};

export interface ContactPage {
  /** The message was sent a moment ago. */
  isSent: boolean;
  /** Who writes, where somebody is signed in. */
  known: { name: string; email: string } | null;
  supportEmail: string | null;
  constraints: Record<keyof ContactInput, Constraint>;
  /** The signed moment at which the form is opened. */
  opened: string;
}

/** The form to support, and beside it the other ways and what is asked most. */
export function ContactView({ page }: { page: ContactPage }) {
  return (
    <div className="contact">
      {page.isSent ? <Sent /> : <ContactForm page={page} />}
      <div className="contact-side">
        <Card title="Email Support">
          {page.supportEmail ? (
            <p>
              <a href={`mailto:${page.supportEmail}`}>{page.supportEmail}</a>
            </p>
          ) : (
            <p>Use the form to reach support. This site has no public support address.</p>
          )}
        </Card>
        <Card title="Live Chat">
          <p>There is no live chat on this site. The form reaches the same people.</p>
        </Card>
        <Card title="Response Times">
          <dl className="contact-times">
            {Object.values(responseTargets).map(({ name, from, to }) => (
              <div key={name}>
                <dt>{name} priority</dt>
                <dd className="figure">
                  {from}-{to} hours
                </dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card title="Common Questions">
          <Disclosure name="questions" summary="Do I pay for something that wasn’t made?">
            <p>No. Its sparks come back on their own, and the receipt under your results shows it.</p>
          </Disclosure>
          <Disclosure name="questions" summary="How many sparks do I need?">
            <p>
              Each content type has a set price, listed in the <a href="/pricing#spark-costs">spark price list</a>.
            </p>
          </Disclosure>
          <Disclosure name="questions" summary="Can I get a refund?">
            <p>
              The <a href="/refunds">refund policy</a> says when and how.
            </p>
          </Disclosure>
        </Card>
      </div>
    </div>
  );
}

function ContactForm({ page: { known, constraints, opened } }: { page: ContactPage }) {
  const [form, fields] = useServerForm("contact", constraints, { defaultValue: { priority: "medium", ...known } });
  return (
    <form method="post" action="/contact" className="contact-form" {...form.props} data-warn-unsaved>
      <ErrorSummary form={form} labels={labels} />
      <input type="hidden" name="opened" value={opened} />
      <Field {...fields.name} label={labels.name} autoComplete="name" />
      <Field {...fields.email} label={labels.email} type="email" autoComplete="email" />
      <Field {...fields.subject} label={labels.subject} />
      <div className="contact-choices">
        <SelectField
          {...fields.category}
          label={labels.category}
          options={[{ value: "", label: "Select a category" }, ...toOptions(categoryNames)]}
        />
        <SelectField
          {...fields.priority}
          label={labels.priority}
          options={Object.entries(responseTargets).map(([value, { name }]) => ({ value, label: name }))}
        />
      </div>
      <TextareaField {...fields.message} label={labels.message} rows={8} />
      <div className="trap">
        <label htmlFor="contact-homepage">Leave this empty</label>
        <input id="contact-homepage" name="homepage" autoComplete="off" />
      </div>
      <SubmitButton variant="strong" pending="Sending...">
        Send Message
      </SubmitButton>
    </form>
  );
}

const toOptions = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

function Sent() {
  return (
    <section className="contact-sent" aria-labelledby="sent-title">
      <h2 id="sent-title">Message Sent!</h2>
      <p>We'll get back to you within 24 hours.</p>
      <LinkButton href="/contact">Send Another Message</LinkButton>
    </section>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
