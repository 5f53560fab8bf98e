import { LinkButton } from "~/ui/button";
import { ErrorPage } from "~/ui/error-page";

/** Said alike for a project that never was and for one that is somebody else's. */
export function ProjectNotFound() {
  return (
    <ErrorPage
      title="Project not found"
      text="It may have been removed, or the address is not quite right."
      action={<LinkButton href="/">Back to Projects</LinkButton>}
    />
  );
}
