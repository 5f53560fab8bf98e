import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { formatCreatedAt } from "~/features/projects/format-created-at";
import { listSessions } from "~/features/users/list-sessions.server";
import { ProfileView } from "~/features/users/profile-page";
import { updateProfile } from "~/features/users/update-profile.server";
import { profileSchema } from "~/features/users/user.schema";
import { requireSession, requireUser } from "~/platform/auth/require-user.server";
import { hasSecondFactor } from "~/platform/auth/second-factor.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { log } from "~/platform/log/log.server";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Profile settings · Sparkwright" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireSession(request);
  const { id, firstName, lastName, email, createdAt, sparkEmails } = session.user;
  return {
    user: { id, firstName, lastName, email, memberSince: formatCreatedAt(createdAt), sparkEmails },
    constraints: getHtmlConstraints(profileSchema),
    sessions: listSessions(session),
    hasSecondFactor: hasSecondFactor(id),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  const form = await parseForm(request, profileSchema);
  if (!form.ok) return form.reply();
  try {
    const errors = updateProfile(user, form.value);
    if (errors) return form.reject(errors);
  } catch (error) {
    log.error({ err: error }, "a profile could not be changed");
    return form.reject({ "": ["Failed to update profile. Please try again."] }, { status: 500 });
  }
  return redirectWithSuccess("/dashboard", {
    message: "Profile Updated",
    description: "Your profile has been updated successfully.",
  });
}

export default function Profile() {
  return (
    <FormPage title="Profile settings" back="/dashboard" backLabel="Back to Dashboard">
      <ProfileView {...useLoaderData<typeof loader>()} />
    </FormPage>
  );
}
