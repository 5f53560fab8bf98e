import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findImageKey } from "~/features/settings/find-image-key.server";
import { imageKeySchema } from "~/features/settings/image-key.schema";
import { QuickSetupForm } from "~/features/settings/quick-setup-form";
import { setImageKey } from "~/features/settings/set-image-key.server";
import { findUser } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { log } from "~/platform/log/log.server";
import { describePage } from "~/ui/describe-page";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: "Quick Setup · Sparkwright",
    description: "Enter one API key, and Sparkwright's images come from a provider of your choice.",
    path: "/quick-setup",
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await findUser(request);
  return {
    mayAnswer: user?.isAdmin === true,
    // why not for everybody: what a site pays for is nobody else's business.
    inUse: user?.isAdmin ? findImageKey() : null,
    constraints: getHtmlConstraints(imageKeySchema),
  };
}

/** The page is open to everybody, saving is not. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, imageKeySchema);
  const user = await findUser(request);
  if (!form.ok) return form.reply();
  if (!user?.isAdmin) return form.reject({ "": ["Only an administrator may do this."] }, { status: 403 });
  try {
    setImageKey(user, form.value.imageGenerationKey);
  } catch (error) {
    log.error({ err: error }, "a key for images could not be stored");
    return form.reject({ "": ["Error - Failed to save API key. Please try again."] }, { status: 500 });
  }
  return redirectWithSuccess("/quick-setup", "API Key Saved");
}

export default function QuickSetup() {
  return (
    <FormPage title="Quick Setup" intro="One key, and images come from a provider's model.">
      <QuickSetupForm {...useLoaderData<typeof loader>()} />
    </FormPage>
  );
}
