import type { FailureReason, Provenance as Made } from "~/engine/engine";

const names: Record<Made["engine"], string> = {
  embedded: "built-in engine",
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  fal: "fal",
  "openai-compatible": "a model server of your own",
};

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
  const name = names[made.engine];
  return (
    <p className="fine-print">
      Made by {made.engine === "embedded" ? `the ${name}` : `${name} (${made.model})`},{" "}
      <time dateTime={made.madeAt}>{moment(made.madeAt)}</time>
      {made.fallbackFrom?.map(({ engine, reason }) => (
        <span key={engine}>
          . {capitalise(names[engine])} was asked first: {unable[reason]}
        </span>
      ))}
      {made.revised ? (
        <span>
          . Brought closer to your voice by the {names[made.revised.engine]},{" "}
          <time dateTime={made.revised.at}>{moment(made.revised.at)}</time>
        </span>
      ) : null}
    </p>
  );
}

/** Said once on a page whose texts the built-in writer made: what they are like, and what makes longer ones. */
export function WriterNote({ made }: { made: (Made | null | undefined)[] }) {
  const own = made.find((each) => each?.engine === "embedded");
  if (!own) return null;
  const asked = own.fallbackFrom?.at(-1);
  return (
    <p className="fine-print">
      Made by the built-in writer: short and plain.{" "}
      {asked
        ? `${capitalise(names[asked.engine])} was asked first: ${unable[asked.reason]}.`
        : "Connect a model for longer texts."}
    </p>
  );
}

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

function moment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${format.format(date)} UTC`;
}
