import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "./button";

/**
 * A question over the page, opened by its own button. It is a popover, so it opens, closes on Escape and on a press outside
 * without scripts. What it decides is a form inside it.
 */
export function Dialog({
  id,
  open,
  title,
  children,
  variant = "secondary",
  size,
}: {
  id: string;
  /** The label of the button that opens it. */
  open: string;
  title: string;
  children: ReactNode;
  variant?: ButtonVariant;
  size?: "small" | "normal";
}) {
  // React 18 does not know the popover attributes; in lower case they pass through as they are.
  return (
    <>
      <Button variant={variant} size={size} {...{ popovertarget: id }}>
        {open}
      </Button>
      <div id={id} className="dialog" role="dialog" aria-labelledby={`${id}-title`} {...{ popover: "auto" }}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children}
        <Button variant="quiet" {...{ popovertarget: id, popovertargetaction: "hide" }}>
          Close
        </Button>
      </div>
    </>
  );
}
