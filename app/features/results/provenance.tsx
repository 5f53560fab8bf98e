import type { Provenance as Made } from "~/engine/engine";

const names: Record<Made["engine"], string> = {
  embedded: "built-in engine",
  openai: "OpenAI",
  anthropic: "Anthropic",
  google: "Google",
  fal: "fal",
  "openai-compatible": "a model server of your own",
};

/** Who made it, with what and when. */
export function Provenance({ made }: { made: Made | null }) {
  if (!made) return null;
  const name = names[made.engine];
  return (
    <p className="fine-print">
      Made by {made.engine === "embedded" ? `the ${name}` : `${name} (${made.model})`},{" "}
      <time dateTime={made.madeAt}>{moment(made.madeAt)}</time>
    </p>
  );
}

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

function moment(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : `${format.format(date)} UTC`;
}
