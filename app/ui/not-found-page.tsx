import type { ReactNode } from "react";
import { LinkButton } from "./button";
import { ErrorPage } from "./error-page";

/**
 * For an unknown address, and for a record that is not the person's own: the same page, so that nothing is given away.
 * @param hint What whoever came by a link may do, whatever became of it.
 */
export function NotFoundPage({ hint }: { hint?: ReactNode }) {
  const text = "Did you forget to add the page to the router?";
  return (
    <ErrorPage
      title="404 Page Not Found"
      text={
        hint ? (
          <>
            {text}
            <br />
            {hint}
          </>
        ) : (
          text
        )
      }
      action={<LinkButton href="/">Go to the home page</LinkButton>}
    />
  );
}
