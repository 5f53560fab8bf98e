import { Icon } from "./icon";

/**
 * Copies the text of the element with the id `target`, or `text` itself, says so in a toast and shows 'Copied' for a while. The
 * sprinkles do the work; without scripts the button is not shown.
 */
export function CopyButton({
  target,
  text,
  label = "Copy",
  what,
  variant = "secondary",
}: {
  /** An element's id, without '#'. */
  target?: string;
  text?: string;
  label?: string;
  /** The end of the sentence that the label begins, for those who hear it: 'caption 3 for X'. */
  what?: string;
  /** 'strong' where copying is what most people come for. */
  variant?: "strong" | "secondary" | "quiet";
}) {
  return (
    <button
      type="button"
      className={`button button-${variant} button-small needs-script`}
      data-copy={target ? `#${target}` : undefined}
      data-copy-text={text}
    >
      <Icon name="copy" />
      <span className="label-idle">{label}</span>
      <span className="label-meanwhile" data-text="Copied" />
      {what ? <span className="visually-hidden"> {what}</span> : null}
    </button>
  );
}
