import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AdminPage } from "~/features/administration/admin-page";
import { CheckList } from "~/features/administration/check-list";
import { checkPayments } from "~/features/administration/check-payments.server";
import { applySettings } from "~/features/settings/apply-settings.server";
import { describeOrders, describeOwnServer, describeProviders } from "~/features/settings/describe-settings.server";
import { describeSiteSettings } from "~/features/settings/describe-site-settings.server";
import { EmailSettingsView } from "~/features/settings/email-settings-view";
import { findEmailStatus } from "~/features/settings/find-email-status.server";
import { OwnServerView } from "~/features/settings/own-server-view";
import { ProviderOrderView } from "~/features/settings/provider-order-view";
import { ProviderSettingsView } from "~/features/settings/provider-settings-view";
import {
  emailKeyConstraints,
  orderConstraints,
  ownServerConstraints,
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
    providers: { providers: describeProviders(admin), constraints: providerKeyConstraints },
    order: { orders: describeOrders(), constraints: orderConstraints },
    ownServer: { ...describeOwnServer(), constraints: ownServerConstraints },
    payments: checkPayments(new Date()),
    site: { rows: describeSiteSettings(), constraints: siteSettingsConstraints },
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
  const { email, providers, order, ownServer, payments, site } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title="System Settings"
      intro="What this site sends e-mail with, who makes its content, and what people may do."
    >
      <EmailSettingsView {...email} />
      <ProviderSettingsView {...providers} />
      <ProviderOrderView {...order} />
      <OwnServerView {...ownServer} />
      <Section
        title="Payments"
        id="payments"
        intro="Connected where the site is started, by STRIPE_SECRET_KEY, and by PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET."
      >
        <CheckList checks={payments} />
      </Section>
      <SiteSettingsView {...site} />
    </AdminPage>
  );
}
