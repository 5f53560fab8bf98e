import { categoryNames, responseTargets } from "~/features/contact/contact-words";
import { Badge } from "~/ui/badge";
import { LinkButton, SubmitButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Section } from "~/ui/page";
import { formatMoment } from "./format-moment";
import type { findMessages, Message } from "./messages.queries.server";
import "./oversight.css";

/** What people wrote, what is to be answered by when, and whom the newsletter goes to. */
export function MessagesView({
  isAnswered,
  messages,
  after,
  subscribers,
  now,
}: ReturnType<typeof findMessages> & { now: Date }) {
  const state = isAnswered ? "state=answered&" : "";
  return (
    <>
      <nav className="cluster oversight-choice" aria-label="Which messages">
        <LinkButton href="/admin/messages" variant={isAnswered ? "quiet" : "secondary"}>
          To answer
        </LinkButton>
        <LinkButton href="/admin/messages?state=answered" variant={isAnswered ? "secondary" : "quiet"}>
          Answered
        </LinkButton>
      </nav>
      {messages.length === 0 ? (
        <EmptyState
          title={isAnswered ? "Nothing was answered yet" : "No message waits"}
          text="What people write at /contact is listed here."
        />
      ) : (
        <ul className="oversight-list">
          {messages.map((message) => (
            <Row key={message.id} message={message} now={now} />
          ))}
        </ul>
      )}
      {after ? (
        <nav className="cluster" aria-label="Pages of messages">
          <LinkButton href={`/admin/messages?${state}after=${after}`}>More</LinkButton>
        </nav>
      ) : null}
      <Section
        title="Newsletter"
        intro={`${subscribers.toLocaleString("en-US")} ${subscribers === 1 ? "address has" : "addresses have"} confirmed. The file has with each the link by which it unsubscribes: put that into what you send.`}
      >
        <LinkButton href="/admin/newsletter.csv" download>
          Download CSV
        </LinkButton>
      </Section>
    </>
  );
}

function Row({ message, now }: { message: Message; now: Date }) {
  const { id, name, email, subject, category, priority, isSuspect, createdAt, answerBy, answeredAt } = message;
  const isLate = answeredAt === null && answerBy < now;
  return (
    <li>
      <div className="oversight-head">
        <h2 dir="auto">{subject}</h2>
        <span className="cluster">
          <Badge tone={priority === "high" ? "warn" : "neutral"}>{responseTargets[priority].name} priority</Badge>
          <Badge>{categoryNames[category]}</Badge>
          {isLate ? <Badge tone="bad">Late</Badge> : null}
          {isSuspect ? <Badge tone="warn">Perhaps a program</Badge> : null}
        </span>
      </div>
      <p className="fine-print">
        <bdi>{name}</bdi>,{" "}
        <a href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`}>
          <bdi>{email}</bdi>
        </a>
        , {formatMoment(createdAt)}.{" "}
        {answeredAt ? `Answered ${formatMoment(answeredAt)}.` : `To be answered by ${formatMoment(answerBy)}.`}
      </p>
      <p className="oversight-text" dir="auto">
        {message.message}
      </p>
      <form method="post" action="/admin/messages">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="state" value={answeredAt ? "open" : "answered"} />
        <SubmitButton variant="secondary" size="small" pending="Saving...">
          {answeredAt ? "Open again" : "Mark as answered"}
          <span className="visually-hidden">: {subject}</span>
        </SubmitButton>
      </form>
    </li>
  );
}
