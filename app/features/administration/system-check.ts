/** `off`: there is nothing to check until it is configured. */
export type CheckState = "ok" | "warn" | "bad" | "off";

export interface SystemCheck {
  name: string;
  state: CheckState;
  /** What was found, in a sentence. */
  text: string;
}
