import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { readCookieConsent, serializeCookieConsent } from "~/platform/consent/cookie-consent.server";
import { parseForm } from "~/platform/http/form.server";
import { getOwnPath } from "~/platform/http/own-path";
import { CookiePreferences } from "~/ui/cookie-banner";
import { FormPage } from "~/ui/page";

export const meta: MetaFunction = () => [
  { title: "Cookie preferences · Sparkwright" },
  { name: "description", content: "Which cookies this site sets, and your choice for those that it can do without." },
];

const consentSchema = z.object({
  choice: z.enum(["all", "necessary", "rejected", "save"]),
  analytics: z.boolean().default(false),
  marketing: z.boolean().default(false),
  back: z.string().optional(),
});

export function loader({ request }: LoaderFunctionArgs) {
  return { consent: readCookieConsent(request) };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, consentSchema);
  if (!form.ok) return form.reply();
  const { choice, back } = form.value;
  const ticked = { analytics: form.value.analytics, marketing: form.value.marketing };
  const consent =
    choice === "save"
      ? ({ choice: ticked.analytics && ticked.marketing ? "all" : "necessary", ...ticked } as const)
      : { choice, analytics: choice === "all", marketing: choice === "all" };
  return redirect(getOwnPath(back), { headers: { "Set-Cookie": serializeCookieConsent(consent) } });
}

export default function Cookies() {
  const { consent } = useLoaderData<typeof loader>();
  return (
    <FormPage
      title="Cookie preferences"
      intro={
        <p>
          What each cookie is for stands in the <a href="/privacy">Privacy Policy</a>. What you choose here holds for
          half a year.
        </p>
      }
    >
      <CookiePreferences analytics={consent?.analytics} marketing={consent?.marketing} />
    </FormPage>
  );
}
