import { LinkButton, SubmitButton } from "~/ui/button";
import { Field } from "~/ui/field";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import { RefusedForm } from "./refused-form";

type Constraints = Record<"email" | "password", Constraint>;

export function SignInForm({ action, constraints }: { action: string; constraints: Constraints }) {
  const [form, fields] = useServerForm("sign-in", constraints, { intent: "login" });
  return (
    <form method="post" action={action} className="stack" {...form.props}>
      <RefusedForm title="Login Failed" form={form} />
      <input type="hidden" name="intent" value="login" />
      <Field {...fields.email} label="Email" type="email" autoComplete="username" />
      <Field {...fields.password} label="Password" type="password" autoComplete="current-password" />
      <div className="cluster">
        <SubmitButton variant="strong" pending="Signing in...">
          Sign In
        </SubmitButton>
        <LinkButton href="/forgot-password" variant="quiet">
          Forgot your password?
        </LinkButton>
      </div>
    </form>
  );
}
