import type { ContentType } from "~/engine/engine";
import { LinkButton } from "~/ui/button";

/** The ways to change a part, the first of them as a button: `results` is the address of the results page, `what` names the part inside a sentence. */
export function EditLinks({
  results,
  type,
  what,
  hasVersions,
  price,
  variant = "secondary",
}: {
  results: string;
  type: ContentType;
  what: string;
  hasVersions: boolean;
  /** Sparks to have it made again; undefined while that is not to be had. */
  price: number | undefined;
  variant?: "secondary" | "quiet";
}) {
  const cost = price === 0 ? "free" : `${price?.toLocaleString("en-US")} sparks`;
  return (
    <>
      <LinkButton
        href={`${results}/edit/${type}`}
        icon="edit"
        size="small"
        variant={variant}
        aria-label={type === "video" ? undefined : `Edit the ${what}`}
      >
        {type === "video" ? "Edit the script" : "Edit"}
      </LinkButton>
      {price === undefined ? null : (
        <LinkButton
          href={`${results}/again/${type}`}
          icon="refresh"
          size="small"
          variant="quiet"
          aria-label={`Make the ${what} again, ${price === 0 ? cost : `for ${cost}`}`}
        >
          Make again, {cost}
        </LinkButton>
      )}
      {hasVersions ? (
        <LinkButton
          href={`${results}/versions/${type}`}
          icon="clock"
          size="small"
          variant="quiet"
          aria-label={`Versions of the ${what}`}
        >
          Versions
        </LinkButton>
      ) : null}
    </>
  );
}
