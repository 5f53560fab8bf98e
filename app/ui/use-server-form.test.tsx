import type { SubmissionResult } from "@conform-to/react";
import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/setup/render-page";
import { ErrorSummary } from "./error-summary";
import { Field } from "./field";
import { useServerForm } from "./use-server-form";

const constraints = { email: { required: true }, password: { required: true, minLength: 6 } };

function SignIn({ intent }: { intent?: string }) {
  const [form, fields] = useServerForm("login", constraints, { intent });
  return (
    <form {...form.props}>
      <ErrorSummary form={form} labels={{ email: "E-mail" }} />
      <Field {...fields.email} label="E-mail" type="email" hint="The one you signed up with." />
      <Field {...fields.password} label="Password" type="password" />
    </form>
  );
}

/** The page's HTML as the server sends it after an action that answered with `result`. */
function htmlAfter(result: SubmissionResult | undefined, intent?: string): string {
  return renderPage(() => <SignIn intent={intent} />, { actionData: result });
}

const rejected: SubmissionResult = {
  status: "error",
  initialValue: { intent: "login", email: "ada@", password: "hunter22" },
  error: { email: ["Please enter a valid email address"] },
};

describe("a form before it is sent", () => {
  it("has labels, constraints and no message", () => {
    const html = htmlAfter(undefined);
    expect(html).toContain('<label class="field-label" for="login-email">E-mail</label>');
    expect(html).toMatch(/<input(?=[^>]* name="password")(?=[^>]* required="")[^>]* minLength="6"/);
    expect(html).toContain('aria-describedby="login-email-hint"');
    expect(html).not.toContain("aria-invalid");
    expect(html).not.toContain('role="alert"');
  });
});

describe("a rejected form", () => {
  it("says what is wrong beside the field and in a summary that links to it", () => {
    const html = htmlAfter(rejected);
    expect(html).toContain('aria-invalid="true" aria-describedby="login-email-error login-email-hint"');
    expect(html).toContain('<p class="field-error" id="login-email-error">Please enter a valid email address</p>');
    expect(html).toContain('<li>E-mail: <a href="#login-email">Please enter a valid email address</a></li>');
  });

  it("keeps what was typed, but never a password", () => {
    const html = htmlAfter(rejected);
    expect(html).toContain('value="ada@"');
    expect(html).not.toContain("hunter22");
  });

  it("says what is wrong with the whole form", () => {
    const html = htmlAfter({ ...rejected, error: { "": ["Invalid email or password"] } });
    expect(html).toContain("<li>Invalid email or password</li>");
  });

  it("leaves another form of the page alone", () => {
    const html = htmlAfter(rejected, "register");
    expect(html).not.toContain("Please enter a valid email address");
    expect(html).not.toContain("ada@");
  });
});
