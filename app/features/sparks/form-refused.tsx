import type { ReactNode } from "react";

/** Why a form that is right made no spark: a heading, what to do, and a way on where there is one. */
export function FormRefused({ words: [heading, ...text], children }: { words: string[]; children?: ReactNode }) {
  if (!heading) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} data-focus-first>
      <p className="error-summary-title">{heading}</p>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {children}
    </div>
  );
}
