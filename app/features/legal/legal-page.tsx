import type { ReactNode } from "react";
import { Page } from "~/ui/page";
import "./legal.css";

/** A page of rules or of what we are: a reading column under its date. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} width="reading" intro={<p>Last updated January 7, 2025</p>}>
      <div className="legal">{children}</div>
    </Page>
  );
}

/** Where to write to: an address, or the form where none is configured. */
export function SupportAddress({ email }: { email: string | null }) {
  return email ? <a href={`mailto:${email}`}>{email}</a> : <a href="/contact">support</a>;
}
