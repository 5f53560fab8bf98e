import type { ReactNode } from "react";
import { getTextAttributes } from "~/features/languages/text-attributes";

/** Says that the idea that a visitor wrote is still there, and what comes before it is made. */
export function CarriedIdea({ idea, children }: { idea: string; children: ReactNode }) {
  return (
    <div className="note" role="note">
      <p>
        Your idea is saved: <q {...getTextAttributes(idea)}>{idea}</q>
      </p>
      <p>{children}</p>
    </div>
  );
}
