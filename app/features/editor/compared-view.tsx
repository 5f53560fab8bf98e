import { formatMoment } from "~/features/sparks/made-by";
import { LinkButton, SubmitButton } from "~/ui/button";
import { Page } from "~/ui/page";
import { Changes } from "./changes";
import type { ComparedVersion } from "./list-versions.server";
import "./editor.css";

/** Another version against the present one, with the button that puts it in its place. */
export function ComparedView({ compared }: { compared: ComparedVersion }) {
  const { id, type, title, results, version, chosen, present, differences, isProposal, pictures } = compared;
  const versions = `${results}/versions/${type}`;
  return (
    <Page
      title={`Compare versions: ${title}`}
      back={versions}
      backLabel="All versions"
      width="reading"
      intro={
        <>
          Text only in the {isProposal ? "new" : "earlier"} version ({chosen.author}, {formatMoment(chosen.at)}) is
          struck out; text only in the current one ({present.author}, {formatMoment(present.at)}) is underlined.
        </>
      }
    >
      {pictures.chosen && pictures.present ? (
        <div className="compared-pictures">
          <figure>
            <img src={pictures.chosen} alt="" />
            <figcaption>{isProposal ? "New" : "Earlier"}</figcaption>
          </figure>
          <figure>
            <img src={pictures.present} alt="" />
            <figcaption>Current</figcaption>
          </figure>
        </div>
      ) : null}
      {differences.length > 0 ? <Changes differences={differences} level={2} /> : <p>The text is the same in both.</p>}
      <form method="post" action={`${versions}/${id}`} className="edit-form">
        <input type="hidden" name="version" value={version} />
        <div className="cluster">
          <SubmitButton name="intent" value="restore" variant="strong" pending="Restoring...">
            {isProposal ? "Use the new one" : "Restore the earlier version"}
          </SubmitButton>
          {isProposal ? (
            <SubmitButton name="intent" value="decline" variant="secondary" pending="Keeping...">
              Keep mine
            </SubmitButton>
          ) : (
            <LinkButton href={versions} variant="quiet">
              Cancel
            </LinkButton>
          )}
        </div>
      </form>
    </Page>
  );
}
