import { formatMoment } from "~/features/sparks/made-by";
import { LinkButton, SubmitButton } from "~/ui/button";
import { Page } from "~/ui/page";
import { Changes } from "./changes";
import type { ComparedVersion } from "./list-versions.server";
import "./editor.css";

/** An earlier version against the present one, with the button that restores it. */
export function ComparedView({ compared }: { compared: ComparedVersion }) {
  const { id, type, title, results, version, chosen, present, differences } = compared;
  const versions = `${results}/versions/${type}`;
  return (
    <Page
      title={`Compare versions: ${title}`}
      back={versions}
      backLabel="All versions"
      width="reading"
      intro={
        <>
          Struck out is what only the earlier version has ({chosen.author}, {formatMoment(chosen.at)}); underlined is
          what only the present one has ({present.author}, {formatMoment(present.at)}).
        </>
      }
    >
      {differences.length > 0 ? <Changes differences={differences} level={2} /> : <p>Their texts are the same.</p>}
      <form method="post" action={`${versions}/${id}`} className="edit-form">
        <input type="hidden" name="version" value={version} />
        <div className="cluster">
          <SubmitButton variant="strong" pending="Restoring...">
            Restore the earlier version
          </SubmitButton>
          <LinkButton href={versions} variant="quiet">
            Leave it
          </LinkButton>
        </div>
      </form>
    </Page>
  );
}
