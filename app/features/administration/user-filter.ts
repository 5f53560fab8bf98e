import type { PlanName } from "~/features/plans/plans";

/** Characters of a search: an address or a name. */
export const longestSearch = 120;

export const planNames: readonly PlanName[] = ["free", "launch", "amplify", "scale"];

/** What the list of accounts is narrowed to; null and empty leave it open. */
export interface UserFilter {
  search: string;
  plan: PlanName | null;
  banned: boolean | null;
  admin: boolean | null;
}

/** The filter that an address asks for. 'all' and what cannot be read leave it open. */
export function readUserFilter(params: URLSearchParams): UserFilter {
  const asked = (name: string) => params.get(name) ?? "";
  return {
    search: asked("search").trim().slice(0, longestSearch),
    plan: planNames.find((plan) => plan === asked("plan")) ?? null,
    banned: readFlag(asked("banned")),
    admin: readFlag(asked("admin")),
  };
}

const readFlag = (text: string) => (text === "yes" ? true : text === "no" ? false : null);

/** The query of an address with this filter; empty for an open one. */
export function writeUserFilter({ search, plan, banned, admin }: UserFilter): string {
  const flag = (value: boolean | null) => (value === null ? "" : value ? "yes" : "no");
  const named = { search, plan: plan ?? "", banned: flag(banned), admin: flag(admin) };
  return new URLSearchParams(Object.entries(named).filter(([, value]) => value !== "")).toString();
}

/** The words of a search that the index knows: runs of letters and digits, each of them or its beginning. */
export function listSearchWords({ search }: UserFilter): string[] {
  return search.match(/[\p{L}\p{N}]+/gu) ?? [];
}
