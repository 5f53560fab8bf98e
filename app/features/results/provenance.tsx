import type { FailureReason, Provenance as Made } from "~/engine/engine";
import { engineNames, formatMoment } from "~/features/sparks/made-by";

const unable: Record<FailureReason, string> = {
  refused: "refused by its content rules",
  quota: "out of quota",
  "wrong-key": "the key was not accepted",
  "timed-out": "no answer in time",
  unreachable: "not reachable",
  "disk-full": "no room to store it",
  cancelled: "cancelled",
  "unsupported-language": "it does not write this language",
  internal: "its answer could not be used",
};

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who made it, with what and when. */
export function Provenance({ made }: { made: Made | null }) {
  if (!made) return null;
  const name = engineNames[made.engine];
  return (
    <p className="fine-print">
      Made by {made.engine === "embedded" ? `the ${name}` : `${name} (${made.model})`},{" "}
      <time dateTime={made.madeAt}>{formatMoment(made.madeAt)}</time>
      {made.fallbackFrom?.map(({ engine, reason }) => (
        <span key={engine}>
          . {capitalise(engineNames[engine])} was asked first: {unable[reason]}
        </span>
      ))}
      {made.revised ? (
        <span>
          . Brought closer to your voice by the {engineNames[made.revised.engine]},{" "}
          <time dateTime={made.revised.at}>{formatMoment(made.revised.at)}</time>
        </span>
      ) : null}
      {made.edited ? (
        <span>
          . Edited by hand, <time dateTime={made.edited.at}>{formatMoment(made.edited.at)}</time>
        </span>
      ) : null}
    </p>
  );
}

/** Said once on a page whose texts the built-in writer made: what they are like and, to who can do something about it, what makes longer ones. */
export function WriterNote({ made, isAdmin }: { made: (Made | null | undefined)[]; isAdmin: boolean }) {
  const own = made.find((each) => each?.engine === "embedded" && !each.edited);
  if (!own) return null;
  const asked = own.fallbackFrom?.at(-1);
  return (
    <p className="fine-print">
      Made by the built-in writer: short and plain.{" "}
      {asked ? `${capitalise(engineNames[asked.engine])} was asked first: ${unable[asked.reason]}.` : null}
      {!asked && isAdmin ? <a href="/settings">Connect a model for longer texts</a> : null}
    </p>
  );
}
