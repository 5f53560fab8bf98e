import type { ReactNode } from "react";
import { Icon } from "./icon";

interface Head {
  title: ReactNode;
  /** One or two sentences under the title. */
  intro?: ReactNode;
  /** Where 'Back' leads. */
  back?: string;
  backLabel?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** The top of a page: the way back, the one `h1`, a sentence, and what can be done. */
export function PageHeader({ title, intro, back, backLabel = "Back", actions }: Head) {
  return (
    <header className="page-header">
      {back ? (
        <a className="back-link" href={back}>
          <Icon name="arrow-left" />
          <bdi>{backLabel}</bdi>
        </a>
      ) : null}
      <div className="page-header-row">
        <h1 dir="auto">{title}</h1>
        {actions ? <div className="cluster">{actions}</div> : null}
      </div>
      {intro ? <div className="page-intro">{intro}</div> : null}
    </header>
  );
}

/** A page at full width (at most 1120 px). */
export function Page({
  children,
  width = "wide",
  ...head
}: Head & { children?: ReactNode; width?: "wide" | "reading" }) {
  return (
    <div className={width === "reading" ? "page page-reading" : "page"}>
      <PageHeader {...head} />
      {children}
    </div>
  );
}

/** A page whose one job is a form: a reading column. */
export function FormPage({ children, ...head }: Head & { children: ReactNode }) {
  return (
    <div className="page page-form">
      <PageHeader {...head} />
      {children}
    </div>
  );
}

/** A part of a page under its own heading, set apart by space and a line, not by a box. */
export function Section({
  title,
  intro,
  actions,
  id,
  level = 2,
  children,
}: {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  id?: string;
  level?: 2 | 3;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <section className="section" id={id} aria-labelledby={id ? `${id}-title` : undefined}>
      <div className="page-header-row">
        <Heading id={id ? `${id}-title` : undefined}>{title}</Heading>
        {actions ? <div className="cluster">{actions}</div> : null}
      </div>
      {intro ? <p className="section-intro">{intro}</p> : null}
      {children}
    </section>
  );
}
