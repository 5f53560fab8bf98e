import { createHash } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { billingCalls } from "~/features/billing/billing.calls";
import { payPalCalls } from "~/features/billing/paypal.calls";
import { brandVoiceCalls } from "~/features/brand-voice/brand-voice.calls";
import { contactCalls } from "~/features/contact/contact.calls";
import { dashboardCalls } from "~/features/dashboard/dashboard.calls";
import { scriptCalls } from "~/features/editor/script.calls";
import { libraryCalls } from "~/features/library/library.calls";
import { projectCalls } from "~/features/projects/project.calls";
import { recommendationCalls } from "~/features/recommendations/recommendation.calls";
import { sparkCalls } from "~/features/sparks/spark.calls";
import { templateCalls } from "~/features/templates/template.calls";
import { userCalls } from "~/features/users/user.calls";
import { sessionCookieName } from "~/platform/auth/session.server";
import { config } from "~/platform/config/config.server";
import { requireMethod, respond } from "~/platform/http/call.server";
import type { DescribedCall } from "~/platform/http/described-call";
import { createOpenApiDocument } from "~/platform/http/openapi.server";
import { version } from "../../../package.json";

/** Every call of the site map; a test finds the one that is missing. */
const calls: DescribedCall[] = [
  userCalls,
  dashboardCalls,
  billingCalls,
  projectCalls,
  sparkCalls,
  scriptCalls,
  libraryCalls,
  templateCalls,
  recommendationCalls,
  brandVoiceCalls,
  contactCalls,
  payPalCalls,
].flatMap((area): DescribedCall[] => Object.values(area));

const document = createOpenApiDocument(calls, {
  title: "Sparkwright",
  version,
  description:
    "One sentence in, a campaign out. Sign in with /api/login; its cookie signs the calls that follow. An error says in `message` what happened, for a person to read.",
  origin: config.origin,
  sessionCookie: sessionCookieName,
});
const etag = `"${createHash("sha256").update(JSON.stringify(document)).digest("base64url").slice(0, 22)}"`;

/** The same for everybody until the next release, so any cache may keep it for a while. */
const headers = { "Cache-Control": "public, max-age=300", ETag: etag };

export function loader({ request }: LoaderFunctionArgs) {
  const known =
    request.headers
      .get("If-None-Match")
      ?.split(",")
      .map((tag) => tag.trim()) ?? [];
  if (known.includes(etag) || known.includes(`W/${etag}`)) return new Response(null, { status: 304, headers });
  return respond(document, { headers });
}

export function action({ request }: ActionFunctionArgs) {
  return requireMethod(request, ["GET"]);
}
