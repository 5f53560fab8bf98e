import { SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, SelectField } from "~/ui/field";
import { Section } from "~/ui/page";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import type { SiteSettingRow } from "./describe-site-settings.server";
import { siteSettingLabels } from "./site-setting-labels";

export interface SiteSettingsPage {
  rows: SiteSettingRow[];
  constraints: Record<SiteSettingRow["name"], Constraint>;
}

const hints: Record<SiteSettingRow["name"], string> = {
  supportEmail: "Where people get help. Error pages, invoices and the legal pages name it.",
  freeMonthlySparks: "What a free account gets each month, from its next month on. 0 gives none.",
  hourlySparks:
    "What a free account may begin in an hour. Launch has twice as many, Amplify five times, Scale ten times.",
  storageMegabytes:
    "Uploaded pictures of a free account. The plans have five, twenty and eighty times as much, or a little more.",
  adminSecondFactor: "Who administers this site signs in with more than a password. Each adds it on their profile.",
};

const secondFactorOptions = [
  { value: "asked", label: "Asked for" },
  { value: "required", label: "Required: without one there is no administration" },
];

/** The support address and the limits. */
export function SiteSettingsView({ rows, constraints }: SiteSettingsPage) {
  const [form, fields] = useServerForm("site-form", constraints, {
    intent: "site",
    defaultValue: Object.fromEntries(rows.map(({ name, typed }) => [name, typed])),
  });
  const free = rows.filter(({ variable }) => variable === null);
  const fixed = rows.filter(({ variable }) => variable !== null);
  return (
    <Section
      title="Support and limits"
      id="site"
      intro="A change holds at once. Pages that are kept for visitors, such as the landing page, show it within a minute."
    >
      {fixed.length > 0 ? (
        <dl className="settings-facts">
          {fixed.map(({ name, holds, variable }) => (
            <div key={name}>
              <dt>{siteSettingLabels[name]}</dt>
              <dd>
                {holds} <span className="fine-print">(set by {variable} where the site is started, which wins)</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <form method="post" action="/settings" className="stack settings-form" {...form.props}>
        <ErrorSummary form={form} labels={siteSettingLabels} />
        <input type="hidden" name="intent" value="site" />
        {free.map(({ name, usual }) =>
          name === "adminSecondFactor" ? (
            <SelectField
              key={name}
              {...fields[name]}
              label={siteSettingLabels[name]}
              hint={hints[name]}
              options={secondFactorOptions}
            />
          ) : (
            <Field
              key={name}
              {...fields[name]}
              label={siteSettingLabels[name]}
              hint={`${hints[name]} Empty: ${usual}.`}
              type={name === "supportEmail" ? "email" : "text"}
              inputMode={name === "supportEmail" ? "email" : "numeric"}
              autoComplete="off"
            />
          ),
        )}
        <div className="cluster">
          <SubmitButton variant="secondary" pending="Saving...">
            Save the settings
          </SubmitButton>
        </div>
      </form>
    </Section>
  );
}
