import { createCookie } from "@remix-run/node";
import { isSecure, nameCookie } from "~/platform/http/cookie-name.server";
import type { SelectedTemplate, Template } from "./template";
import { findTemplate } from "./template.queries.server";

/** Seconds: a month after it was chosen, nobody remembers why. */
const lifetime = 30 * 24 * 60 * 60;

/** The template that waits for a project. A cookie, so that it works without scripts; it holds the id alone. */
const cookie = createCookie(nameCookie("selectedTemplate"), {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure: isSecure,
  maxAge: lifetime,
});

/** Headers that make this template the selected one. */
export async function selectTemplate(template: Template): Promise<Headers> {
  return new Headers({ "Set-Cookie": await cookie.serialize(template.id) });
}

/** Headers after which no template is selected. */
export async function clearSelectedTemplate(): Promise<Headers> {
  return new Headers({ "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) });
}

/** The selected template, or null; and the headers that remove a cookie which names none that is there. */
export async function findSelectedTemplate(
  user: { id: number },
  request: Request,
): Promise<{ template: SelectedTemplate | null; headers: Headers }> {
  const id: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (id === null) return { template: null, headers: new Headers() };
  const found = typeof id === "number" ? findTemplate(user, id) : undefined;
  if (!found) return { template: null, headers: await clearSelectedTemplate() };
  const { name, category } = found;
  return { template: { id: found.id, name, category }, headers: new Headers() };
}

/** What has a project's spark form begin with the selected template, where there is one, and the headers after which none is selected. */
export async function takeSelectedTemplate(
  user: { id: number },
  request: Request,
): Promise<{ query: string; headers: Headers }> {
  const { template } = await findSelectedTemplate(user, request);
  const query = template ? `?templateId=${template.id}&templateApplied=true` : "";
  return { query, headers: await clearSelectedTemplate() };
}
