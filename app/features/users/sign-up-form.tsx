import { SubmitButton } from "~/ui/button";
import { Field } from "~/ui/field";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import { RefusedForm } from "./refused-form";

type Constraints = Record<"firstName" | "lastName" | "email" | "password" | "confirmPassword", Constraint>;

export function SignUpForm({ action, constraints }: { action: string; constraints: Constraints }) {
  const [form, fields] = useServerForm("sign-up", constraints, { intent: "register" });
  return (
    <form method="post" action={action} className="stack" {...form.props}>
      <RefusedForm title="Registration Failed" form={form} />
      <input type="hidden" name="intent" value="register" />
      <Field {...fields.firstName} label="First name" autoComplete="given-name" />
      <Field {...fields.lastName} label="Last name" autoComplete="family-name" />
      <Field {...fields.email} label="Email" type="email" autoComplete="username" />
      <Field
        {...fields.password}
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 6 characters. A few unrelated words are easy to remember and hard to guess."
      />
      <Field {...fields.confirmPassword} label="Confirm password" type="password" autoComplete="new-password" />
      <SubmitButton variant="strong" pending="Creating your account...">
        Sign Up
      </SubmitButton>
    </form>
  );
}
