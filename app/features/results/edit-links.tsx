import type { ContentType } from "~/engine/engine";
import { LinkButton } from "~/ui/button";

/** The ways to change a part: `results` is the address of the results page, `what` names the part inside a sentence. */
export function EditLinks({
  results,
  type,
  what,
  hasVersions,
  variant = "secondary",
}: {
  results: string;
  type: ContentType;
  what: string;
  hasVersions: boolean;
  variant?: "secondary" | "quiet";
}) {
  return (
    <>
      <LinkButton
        href={`${results}/edit/${type}`}
        icon="edit"
        size="small"
        variant={variant}
        aria-label={`Edit the ${what}`}
      >
        Edit
      </LinkButton>
      {hasVersions ? (
        <LinkButton
          href={`${results}/versions/${type}`}
          icon="clock"
          size="small"
          variant={variant}
          aria-label={`Versions of the ${what}`}
        >
          Versions
        </LinkButton>
      ) : null}
    </>
  );
}
