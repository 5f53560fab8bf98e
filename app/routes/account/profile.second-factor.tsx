import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import {
  addPasskey,
  beginApp,
  confirmApp,
  readAppSetup,
  renewRecoveryCodes,
} from "~/features/second-factor/add-factor.server";
import { describeFactors, showSetup } from "~/features/second-factor/describe-factors.server";
import { secondFactorSchema } from "~/features/second-factor/second-factor.schema";
import { AppSetupView, SecondFactorView } from "~/features/second-factor/second-factor-page";
import { AccessRefused } from "~/features/users/access-refused";
import { requireSession } from "~/platform/auth/require-user.server";
import { parseForm, showWith } from "~/platform/http/form.server";
import { redirectWithSuccess } from "~/platform/http/toast.server";
import { TooManyRequests } from "~/platform/http/too-many-requests";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Second factor · Sparkwright" }];

// why: no cache may keep a page that shows a key or codes.
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set("Cache-Control", "private, no-store");
  return all;
};

const path = "/profile/second-factor";

export async function loader({ request }: LoaderFunctionArgs) {
  return describeFactors((await requireSession(request)).user);
}

/** Adds a factor in its steps. What is shown this once stands in the answer itself. */
export async function action({ request }: ActionFunctionArgs) {
  const session = await requireSession(request);
  const form = await parseForm(request, secondFactorSchema);
  const sealed = form.ok ? "" : String(form.submission.payload.setup ?? "");
  const unfinished = readAppSetup(
    session.user,
    form.ok && form.value.intent === "confirm-app" ? form.value.setup : sealed,
  );
  const shown = unfinished && showSetup(session.user, unfinished);
  if (!form.ok) return shown ? showWith(form.reply(), { setup: shown }) : form.reply();
  const { value } = form;
  try {
    if (value.intent === "begin-app") {
      return data({ setup: showSetup(session.user, await beginApp(session, value.currentPassword)) });
    }
    if (value.intent === "new-codes")
      return data({ codes: await renewRecoveryCodes(session, value.currentPassword) }, 201);
    if (value.intent === "confirm-app") {
      if (!unfinished) return redirectWithSuccess(path, "That took too long. Begin again.");
      return answerAdded(await confirmApp(session, unfinished, value.code), "Authenticator app added");
    }
    const answer = value.answer as unknown as RegistrationResponseJSON;
    return answerAdded(await addPasskey(session, value.name, answer), "Passkey added");
  } catch (error) {
    if (error instanceof TooManyRequests) return form.reject({ "": [error.message] }, error.init);
    if (!(error instanceof AccessRefused)) throw error;
    const field = error.field === "currentPassword" ? error.field : value.intent === "confirm-app" ? "code" : "";
    const rejected = form.reject({ [field]: [error.message] });
    return shown ? showWith(rejected, { setup: shown }) : rejected;
  }
}

const answerAdded = (codes: string[] | null, message: string) =>
  codes
    ? data({ codes }, 201)
    : redirectWithSuccess(path, { message, description: "You are signed out everywhere else." });

export default function SecondFactor() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const setup = answer && "setup" in answer ? answer.setup : null;
  const codes = answer && "codes" in answer ? answer.codes : null;
  return (
    <FormPage
      title="Second factor"
      intro="With one, your password alone opens nothing. Add two, so that you can lose one."
      back="/profile"
      backLabel="Profile settings"
    >
      {setup ? (
        <AppSetupView setup={setup} constraints={page.constraints} />
      ) : (
        <SecondFactorView page={page} codes={codes} />
      )}
    </FormPage>
  );
}
