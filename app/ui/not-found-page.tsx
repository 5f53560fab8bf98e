import { LinkButton } from "./button";
import { ErrorPage } from "./error-page";

/** For an unknown address, and for a record that is not the person's own: the same page, so that nothing is given away. */
export function NotFoundPage() {
  return (
    <ErrorPage
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
      action={<LinkButton href="/">Go to the home page</LinkButton>}
    />
  );
}
