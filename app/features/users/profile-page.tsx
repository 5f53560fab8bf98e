import { LinkButton, SubmitButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Section } from "~/ui/page";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import type { ListedSession } from "./list-sessions.server";
import "./profile.css";

/** What was shown at the door, as the list of sessions says it. */
const openings: Record<NonNullable<ListedSession["openedBy"]>, string> = {
  "sign-up": "a new account",
  password: "a password",
  "password and code": "a password and a code",
  "password and recovery code": "a password and a recovery code",
  "password and passkey": "a password and a passkey",
};

const labels = { firstName: "First name", lastName: "Last name", email: "Email" };

export interface ProfilePage {
  user: { id: number; firstName: string; lastName: string; email: string; memberSince: string; sparkEmails: boolean };
  constraints: Record<keyof typeof labels, Constraint>;
  sessions: ListedSession[];
  hasSecondFactor: boolean;
}

/** Who somebody is here, and where they are signed in. */
export function ProfileView({ user, constraints, sessions, hasSecondFactor }: ProfilePage) {
  return (
    <>
      <ProfileForm user={user} constraints={constraints} />
      <Section title="Account information">
        <dl className="profile-facts">
          <dt>Member since</dt>
          <dd>{user.memberSince}</dd>
          <dt>User ID</dt>
          <dd className="figure">{user.id}</dd>
          <dt>Account status</dt>
          <dd>Active</dd>
        </dl>
      </Section>
      <Section title="Password" intro="A new one signs you out everywhere else.">
        <LinkButton href="/profile/password">Change Password</LinkButton>
      </Section>
      <Section title="Second factor" intro="Something besides your password that opens your account.">
        <LinkButton href="/profile/second-factor">{hasSecondFactor ? "Manage it" : "Add a second factor"}</LinkButton>
      </Section>
      <Sessions sessions={sessions} />
      <Section title="E-mails" id="emails">
        <form method="post" action="/profile/emails" className="stack">
          <label className="check">
            <input type="checkbox" name="sparkEmails" value="on" defaultChecked={user.sparkEmails} />
            <span>E-mail me when a campaign is ready</span>
          </label>
          <div className="cluster">
            <SubmitButton variant="secondary" pending="Saving...">
              Save
            </SubmitButton>
          </div>
        </form>
      </Section>
      <Section title="Access tokens" intro="Let your own scripts and programs use the API.">
        <LinkButton href="/profile/tokens">Manage access tokens</LinkButton>
      </Section>
      <Section
        title="Your data"
        intro="A ZIP with everything we keep about you: what was made, your uploads, and every record as JSON."
      >
        <div className="cluster">
          <LinkButton href="/profile/export" download>
            Download My Data
          </LinkButton>
          <LinkButton href="/profile/deletion" variant="quiet" icon="trash">
            Delete My Account
          </LinkButton>
        </div>
      </Section>
    </>
  );
}

function ProfileForm({ user, constraints }: Pick<ProfilePage, "user" | "constraints">) {
  const { firstName, lastName } = user;
  const [form, fields] = useServerForm("profile", constraints, { defaultValue: { firstName, lastName } });
  return (
    <form method="post" className="stack" {...form.props} data-warn-unsaved>
      <ErrorSummary form={form} labels={labels} />
      <Field {...fields.firstName} label={labels.firstName} autoComplete="given-name" optional />
      <Field {...fields.lastName} label={labels.lastName} autoComplete="family-name" optional />
      <Field
        {...fields.email}
        label={labels.email}
        type="email"
        defaultValue={user.email}
        hint={
          <>
            Email cannot be changed, <a href="/contact">contact support</a>
          </>
        }
        disabled
      />
      <div className="cluster">
        <SubmitButton variant="strong" pending="Saving...">
          Save Changes
        </SubmitButton>
        <LinkButton href="/dashboard">Cancel</LinkButton>
      </div>
    </form>
  );
}

function Sessions({ sessions }: Pick<ProfilePage, "sessions">) {
  return (
    <Section title="Where you are signed in" id="sessions">
      <ul className="profile-sessions">
        {sessions.map(({ id, isThis, browser, openedBy, since, lastUse }) => (
          <li key={id}>
            <p>
              <strong>
                {isThis ? "This browser" : (browser ?? "Another browser")}
                {isThis && browser ? `, ${browser}` : null}
              </strong>
              <span className="fine-print">
                Signed in {since}
                {openedBy ? ` with ${openings[openedBy]}` : null}, last used {lastUse}
              </span>
            </p>
            {isThis ? null : (
              <LinkButton href={`/profile/sessions/${id}/removal`} size="small">
                Sign out
                <span className="visually-hidden">
                  {" "}
                  {browser ?? "the browser"} of {since}
                </span>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 2 ? <LinkButton href="/profile/sessions/removal">Sign out everywhere else</LinkButton> : null}
    </Section>
  );
}
