import { createHash } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { listCalls } from "~/features/documentation/list-calls";
import { sessionCookieName } from "~/platform/auth/session.server";
import { config } from "~/platform/config/config.server";
import { requireMethod, respond } from "~/platform/http/call.server";
import { createOpenApiDocument } from "~/platform/http/openapi.server";
import { version } from "../../../package.json";

const document = createOpenApiDocument(listCalls(), {
  title: "Sparkwright",
  version,
  description:
    "One sentence in, a campaign out. Send a personal access token as `Authorization: Bearer`, or sign in with /api/login, whose cookie signs the calls that follow. An error says in `message` what happened, for a person to read.",
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
