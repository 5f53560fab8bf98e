import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { ContentType } from "~/engine/brief";
import { readSignUpType } from "~/features/demo/sign-up-path";
import { completeCheckoutPath } from "~/features/plans/checkout-path";
import { openAccount, secondStepPath } from "~/features/second-factor/open-account.server";
import { carryIdea, readCarriedIdea } from "~/features/sparks/carried-idea";
import { CarriedIdea } from "~/features/sparks/carried-idea-note";
import { AccessRefused } from "~/features/users/access-refused";
import { authenticateForm } from "~/features/users/authenticator.server";
import { registerUser } from "~/features/users/register-user.server";
import { SignInForm } from "~/features/users/sign-in-form";
import { SignUpForm } from "~/features/users/sign-up-form";
import { SocialButtons } from "~/features/users/social-buttons";
import { loginPageSchema, signInSchema, signUpSchema } from "~/features/users/user.schema";
import { findUser } from "~/platform/auth/require-user.server";
import { createSession } from "~/platform/auth/session.server";
import { getRequestContext } from "~/platform/http/every-request.server";
import { parseForm } from "~/platform/http/form.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { getOwnPath } from "~/platform/http/own-path";
import { redirectWithInfo, redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { log } from "~/platform/log/log.server";
import { describePage } from "~/ui/describe-page";
import { FormPage } from "~/ui/page";
import { Tabs } from "~/ui/tabs";
import type { ToastMessage } from "~/ui/toast";

type Tab = "login" | "register";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  describePage(matches, {
    title: `${data?.tab === "register" ? "Sign up" : "Sign in"} · Sparkwright`,
    description:
      "Sign in to your campaigns, or create a free account with an email address and a password. No card needed.",
    path: "/login",
  });

export const handle = {
  isSameForVisitors: true,
  /** For whoever comes from a result card of the demo. */
  toast: ({ type }: { type: ContentType | null }): ToastMessage | null =>
    type && {
      message: "Sign up to start creating!",
      description: `Create your account to generate ${type} content with AI`,
      type: "info",
      duration: 3000,
    },
};

// why: without this the answer's own headers (Retry-After) would stay behind.
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const asked = completeCheckoutPath(getOwnPath(searchParams.get("redirect")), searchParams);
  const idea = readCarriedIdea(searchParams);
  if (await findUser(request)) return redirect(carryIdea(asked, idea));

  const tab: Tab = searchParams.get("tab") === "register" ? "register" : "login";
  if (searchParams.has("social")) {
    return redirectWithInfo(addressOf(tab, asked, idea), {
      message: "Coming Soon",
      description: "For now, use an email address and a password.",
    });
  }
  const constraints = { login: getHtmlConstraints(signInSchema), register: getHtmlConstraints(signUpSchema) };
  return data({ tab, next: asked, idea, type: readSignUpType(searchParams), constraints });
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, loginPageSchema);
  if (!form.ok) return form.reply();

  const { searchParams } = new URL(request.url);
  const idea = readCarriedIdea(searchParams);
  // why: whoever has just signed up has no project yet, and an idea needs one.
  const first = idea !== null && form.value.intent === "register" ? "/project/new" : "/";
  const asked = completeCheckoutPath(getOwnPath(searchParams.get("redirect"), first), searchParams);
  const next = carryIdea(asked, idea);
  try {
    if (form.value.intent === "register") {
      const user = await registerUser(form.value, getRequestContext().clientAddress);
      const description = user.unprovenSince
        ? `Open the link that we sent to ${user.email} to get your free sparks.`
        : undefined;
      const toast = { message: "Welcome to the product", description };
      return redirectWithSuccess(next, toast, { headers: await createSession(request, user.id, "sign-up") });
    }
    const { headers, isPending } = await openAccount(request, await authenticateForm(request, form.formData));
    if (isPending) return redirect(`${secondStepPath}?redirect=${encodeURIComponent(next)}`, { headers });
    return redirectWithSuccess(next, "Welcome back!", { headers });
  } catch (error) {
    if (error instanceof TooManyRequests) return form.reject({ "": [error.message] }, error.init);
    if (error instanceof AccessRefused) {
      // why not beside the address: it is the whole that is refused, under the spec's title.
      return form.reject({ [error.field === "password" ? "password" : ""]: [error.message] });
    }
    if (error instanceof Response) throw error;
    log.error({ err: error, intent: form.value.intent }, "an account could not be opened");
    return form.reject({ "": [failures[form.value.intent]] }, { status: 500 });
  }
}

/** When it is no fault of what was typed. */
const failures = {
  register: "Failed to create account",
  login: "Something went wrong on our side. Please try again.",
} as const;

export default function Login() {
  const { next, idea, constraints, ...asked } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>()?.initialValue?.intent;
  const tab: Tab = rejected === "register" || rejected === "login" ? rejected : asked.tab;
  return (
    <FormPage title={tab === "register" ? "Create your account" : "Sign in"}>
      {idea ? <CarriedIdea idea={idea}>You’ll find it in your first spark.</CarriedIdea> : null}
      <Tabs
        label="Sign in or sign up"
        tabs={[
          { href: addressOf("login", next, idea), label: "Sign In", current: tab === "login" },
          { href: addressOf("register", next, idea), label: "Sign Up", current: tab === "register" },
        ]}
      />
      <div hidden={tab !== "login"}>
        <SignInForm action={addressOf("login", next, idea)} constraints={constraints.login} />
      </div>
      <div hidden={tab !== "register"}>
        <SignUpForm action={addressOf("register", next, idea)} constraints={constraints.register} />
      </div>
      <SocialButtons tab={tab} next={next} idea={idea} />
      <p className="section">
        By signing in or signing up, you agree to the <a href="/terms">Terms of Service</a> and the{" "}
        <a href="/privacy">Privacy Policy</a>.
      </p>
    </FormPage>
  );
}

/** This page with a tab open, keeping where the person wanted to go and what they wrote. */
function addressOf(tab: Tab, next: string, idea: string | null): string {
  const query = new URLSearchParams();
  if (tab === "register") query.set("tab", tab);
  if (next !== "/") query.set("redirect", next);
  if (idea !== null) query.set("idea", idea);
  return query.size > 0 ? `/login?${query}` : "/login";
}
