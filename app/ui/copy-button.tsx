import { Icon } from "./icon";

/**
 * Copies the text of the element with the id `target`, or `text` itself, and says so in a toast. The sprinkles do the work;
 * without scripts the button is not shown.
 */
export function CopyButton({
  target,
  text,
  label = "Copy",
  "aria-label": ariaLabel,
}: {
  /** An element's id, without '#'. A form control gives its value. */
  target?: string;
  text?: string;
  label?: string;
  "aria-label"?: string;
}) {
  return (
    <button
      type="button"
      className="button button-secondary button-small needs-script"
      data-copy={target ? `#${target}` : undefined}
      data-copy-text={text}
      aria-label={ariaLabel}
    >
      <Icon name="copy" />
      {label}
    </button>
  );
}
