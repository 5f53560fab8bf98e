import { useNavigation } from "@remix-run/react";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon, type IconName } from "./icon";

/**
 * 'primary' is ember and means 'make': once a page. 'strong' is the main action that makes nothing: sign in, save. 'danger' takes
 * something away. 'quiet' looks like text.
 */
export type ButtonVariant = "primary" | "strong" | "secondary" | "quiet" | "danger";

const look = (variant: ButtonVariant, size: "small" | "normal" = "normal") =>
  `button button-${variant}${size === "small" ? " button-small" : ""}`;

interface Look {
  variant?: ButtonVariant;
  size?: "small" | "normal";
  icon?: IconName;
}

/** A button that is not a form's submit button unless `type` says so. */
export function Button({
  variant = "secondary",
  size,
  icon,
  children,
  type = "button",
  className = "",
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type={type} className={`${look(variant, size)} ${className}`.trim()} {...rest}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function LinkButton({
  href,
  variant = "secondary",
  size,
  icon,
  children,
  download,
  target,
  className = "",
  "aria-label": ariaLabel,
}: Look & {
  href: string;
  children?: ReactNode;
  download?: boolean | string;
  target?: "_blank";
  className?: string;
  "aria-label"?: string;
}) {
  return (
    <a
      href={href}
      className={`${look(variant, size)} ${className}`.trim()}
      download={download}
      target={target}
      rel={target === "_blank" ? "noreferrer" : undefined}
      aria-label={ariaLabel}
    >
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  );
}

/**
 * Sends its form. While the answer is awaited it shows `pending` ('Creating...') and a second press does nothing: on hydrated
 * pages by the router's state, elsewhere by the sprinkles, which set `aria-busy`. CSS shows one of the two labels.
 */
export function SubmitButton({
  pending,
  children,
  variant = "primary",
  size,
  icon,
  disabled,
  name,
  value,
  form,
  formAction,
  formNoValidate,
  className = "",
}: Look & {
  pending?: string;
  children: ReactNode;
  disabled?: boolean;
  name?: string;
  value?: string;
  form?: string;
  formAction?: string;
  formNoValidate?: boolean;
  className?: string;
}) {
  const navigation = useNavigation();
  const sending =
    navigation.state !== "idle" && navigation.formMethod === "POST" && submitted(navigation.formData, name, value);
  return (
    <button
      type="submit"
      className={`${look(variant, size)} ${className}`.trim()}
      disabled={disabled}
      name={name}
      value={value}
      form={form}
      formAction={formAction}
      formNoValidate={formNoValidate}
      data-pending={pending}
      aria-busy={sending || undefined}
    >
      {icon ? <Icon name={icon} /> : null}
      <span className="label-idle">{children}</span>
      {pending ? <span className="label-meanwhile" data-text={pending} /> : null}
    </button>
  );
}

/** Of several buttons on a page, the one that was pressed; a button without a name answers for the whole form. */
function submitted(data: FormData | undefined, name: string | undefined, value: string | undefined): boolean {
  return !data || !name || data.get(name) === (value ?? "");
}
