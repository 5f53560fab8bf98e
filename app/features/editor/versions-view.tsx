import { formatMoment } from "~/features/sparks/made-by";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/page";
import type { VersionList } from "./list-versions.server";
import "./editor.css";

/** The versions of a part, the present one first; each earlier one can be compared with it and restored. */
export function VersionsView({ list: { type, title, results, present, earlier, kept } }: { list: VersionList }) {
  return (
    <Page
      title={`Versions: ${title}`}
      back={`${results}#${type}`}
      backLabel="Back to the results"
      width="reading"
      intro="Every change keeps the previous version."
    >
      <ol className="version-list">
        <li>
          <Author {...present} />
          <strong>Current version</strong>
        </li>
        {earlier.map(({ id, author, at, replacedAt, isProposal }) => (
          <li key={id}>
            <span>
              <Author author={author} at={at} />
              <br />
              <span className="fine-print">
                {isProposal ? "Waiting beside your edit" : `Replaced ${formatMoment(replacedAt)}`}
              </span>
            </span>
            <LinkButton
              href={`${results}/versions/${type}/${id}`}
              size="small"
              aria-label={`Compare: ${author}, ${formatMoment(at)}`}
            >
              Compare
            </LinkButton>
          </li>
        ))}
      </ol>
      {earlier.length === 0 ? <p className="fine-print">Nothing has been changed yet.</p> : null}
      {kept ? <p className="fine-print">The last {kept} versions are shown.</p> : null}
    </Page>
  );
}

function Author({ author, at }: { author: string; at: string }) {
  return (
    <span>
      {author}, <time dateTime={at}>{formatMoment(at)}</time>
    </span>
  );
}
