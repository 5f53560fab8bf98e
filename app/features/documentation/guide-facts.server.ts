import { config } from "~/platform/config/config.server";
import type { DescribedCall } from "~/platform/http/described-call";
import { getSiteSettings } from "~/platform/settings/site-settings.server";
import type { GuideFacts } from "./guide-sections";
import { listCalls } from "./list-calls";
import curl from "./quick-start/make-captions.sh?raw";
import typescript from "./quick-start/make-captions.ts?raw";

/** What the guide tells of this site: its address, its free sparks, its calls, and the programs to begin with, which a test runs. */
export function getGuideFacts(): GuideFacts {
  return {
    freeSparks: getSiteSettings().freeMonthlySparks,
    origin: config.origin,
    calls: listCalls().map((call) => ({
      method: call.method,
      path: call.path,
      summary: call.summary,
      needs: describeAccess(call),
    })),
    quickStarts: [
      { id: "quick-start-curl", title: "curl", text: curl.trim() },
      { id: "quick-start-typescript", title: "TypeScript", text: typescript.replace(/\nexport \{\};\s*$/, "").trim() },
    ],
  };
}

function describeAccess({ isOpen, isSessionOnly, method }: DescribedCall): string {
  if (isOpen) return "Nothing";
  if (isSessionOnly) return "A session";
  return method === "GET" ? "Token" : "Token that writes";
}
