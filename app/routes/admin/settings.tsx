import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { applySettings } from "~/features/settings/apply-settings.server";
import { describeEnvironment, describeProviders } from "~/features/settings/describe-settings.server";
import { describeSiteSettings } from "~/features/settings/describe-site-settings.server";
import { EmailSettingsView } from "~/features/settings/email-settings-view";
import { findEmailStatus } from "~/features/settings/find-email-status.server";
import { ProviderSettingsView } from "~/features/settings/provider-settings-view";
import {
  emailKeyConstraints,
  providerKeyConstraints,
  settingsFormSchema,
  siteSettingsConstraints,
  testEmailConstraints,
} from "~/features/settings/settings-form.schema";
import { SiteSettingsView } from "~/features/settings/site-settings-view";
import { requireAdmin } from "~/platform/auth/require-user.server";
import { parseForm } from "~/platform/http/form.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { Section } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "System Settings · Sparkwright" }];

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request);
  const { email, firstName } = admin;
  return {
    providers: { ...describeProviders(admin), constraints: providerKeyConstraints },
    site: { rows: describeSiteSettings(), constraints: siteSettingsConstraints },
    environment: describeEnvironment(),
    email: {
      status: findEmailStatus(),
      admin: { email, firstName },
      keyConstraints: emailKeyConstraints,
      testConstraints: testEmailConstraints,
    },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request);
  const form = await parseForm(request, settingsFormSchema);
  if (!form.ok) return form.reply();
  const applied = await applySettings(admin, form.value);
  if (!applied.ok) return form.reject(applied.errors, applied.init);
  return redirectWithSuccess(applied.path, applied.toast);
}

export default function Settings() {
  const { email, providers, site, environment } = useLoaderData<typeof loader>();
  return (
    <AdminPage title="System Settings" intro="What this site sends e-mail with, and who makes its content.">
      <EmailSettingsView {...email} />
      <ProviderSettingsView {...providers} />
      <SiteSettingsView {...site} />
      <Section title="Set in the environment" intro="Change these where the site is started, and start it again.">
        <dl className="settings-facts">
          {environment.map(({ name, value, variable }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value} <span className="fine-print">({variable})</span>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </AdminPage>
  );
}
