import { Section } from "~/ui/page";
import "./oversight.css";

/** An e-mail as text and as it looks, the latter where nothing of it can run or load. */
export function OutboxEmailView({ text, html }: { text: string; html: string | null }) {
  return (
    <>
      <Section title="As text">
        <pre className="oversight-text">{text}</pre>
      </Section>
      {html ? (
        <Section title="As it looks">
          <iframe className="oversight-email" title="Preview of the e-mail" sandbox="" srcDoc={html} />
        </Section>
      ) : null}
    </>
  );
}
