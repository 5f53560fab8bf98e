import { LinkButton } from "~/ui/button";
import { Progress } from "~/ui/progress";
import type { ResultPage } from "./get-result-page.server";

/** What is being made again, what could not be, and what waits beside an edit for a decision. `results` is the page's own address. */
export function RedoNotes({ redos, results }: { redos: ResultPage["redos"]; results: string }) {
  return (
    <>
      {redos.underWay.map(({ type, title, percent }) => (
        <div key={type} className="results-note">
          <Progress value={percent} label={`Making again: ${title}`} id={`redo-${type}`} />
          The current one stays until the new one is ready. This page updates on its own.{" "}
          <a href={`${results}/again/${type}/cancellation`}>
            Cancel<span className="visually-hidden"> making the {title} again</span>
          </a>
        </div>
      ))}
      {redos.failed.map(({ type, title, message }) => (
        <div key={type} className="results-note results-note-bad" role="note">
          <strong>{title}: not made again</strong>
          <p>{message ?? "It could not be made."}</p>
        </div>
      ))}
      {redos.proposals.map(({ type, id, title }) => (
        <div key={type} className="results-note" role="note">
          <strong>{title}: a new version is ready</strong>
          <p>Yours is still in place. Compare the two and choose one.</p>
          <LinkButton href={`${results}/versions/${type}/${id}`} size="small" aria-label={`Compare: ${title}`}>
            Compare
          </LinkButton>
        </div>
      ))}
    </>
  );
}
