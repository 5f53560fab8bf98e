import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Section } from "~/ui/page";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import type { DeletionFacts } from "./describe-deletion.server";

const labels = { currentPassword: "Your password" };

interface Props {
  facts: DeletionFacts;
  constraints: Record<keyof typeof labels, Constraint>;
}

/** What goes, what stays, and the password that makes it so. */
export function DeletionForm({ facts, constraints }: Props) {
  const [form, fields] = useServerForm("delete-account", constraints);
  return (
    <>
      <Section title="What goes" level={2}>
        <WhatGoes {...facts} />
      </Section>
      <Section title="What stays">
        <ul className="what-goes">
          {facts.hasPaid ? (
            <li>
              Your invoices with the name and address on them, since the law wants them kept as they are. The record of
              your payments stays without your name.
            </li>
          ) : null}
          <li>The record of your sparks, by a number that no longer leads to you.</li>
          <li>The log of when your account was opened, by the same number, until it is 90 days old.</li>
          {facts.isInLog ? (
            <li>The log of what administrators did and why, where it is about your account, by the same number.</li>
          ) : null}
        </ul>
        <p>
          Want a copy of everything? <a href="/profile/export">Download your data</a> first.
        </p>
      </Section>
      <form method="post" className="stack section" {...form.props}>
        <ErrorSummary form={form} labels={labels} />
        <Field
          {...fields.currentPassword}
          label={labels.currentPassword}
          type="password"
          autoComplete="current-password"
        />
        <div className="cluster">
          <SubmitButton variant="danger" icon="trash" pending="Deleting...">
            Delete My Account
          </SubmitButton>
          <LinkButton href="/profile">Keep it</LinkButton>
        </div>
      </form>
    </>
  );
}

function WhatGoes({ projects, onTheWay, sparks, plan, refund }: DeletionFacts) {
  return (
    <ul className="what-goes">
      <li>
        {projects > 0
          ? `${countOf(projects, "project")} and everything made in it: texts, pictures, videos, uploads and review links.`
          : "Your name, your e-mail address and your password."}
      </li>
      {projects > 0 ? <li>Your name, your e-mail address, your templates and what you wrote to support.</li> : null}
      {onTheWay > 0 ? <li>{countOf(onTheWay, "spark")} on the way: cancelled.</li> : null}
      {sparks > 0 ? (
        <li>
          The {sparks.toLocaleString("en-US")} sparks you have left, bought ones included. There is no refund for them.
        </li>
      ) : null}
      {plan ? (
        <li>
          Your {plan} subscription: cancelled before anything is deleted, so nothing more is charged. It ends at once,
          and the rest of its period is not refunded.
        </li>
      ) : null}
      {refund ? (
        <li>
          Your first payment can be had back until {refund.until}. <a href={refund.href}>Ask for it</a> before you
          delete the account; afterwards nobody can.
        </li>
      ) : null}
    </ul>
  );
}

function countOf(number: number, noun: string): string {
  return `${number.toLocaleString("en-US")} ${noun}${number === 1 ? "" : "s"}`;
}
