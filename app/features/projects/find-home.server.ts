import { findLivingSubscription } from "~/features/billing/subscription.queries.server";
import type { User } from "~/platform/auth/user";
import { readListPage } from "~/platform/http/list-page";
import { findProjectPreviews } from "../sparks/find-previews.server";
import { findProjectsWithRequests, findRequestedChanges } from "../sparks/find-requested-changes.server";
import { countProjects, findProjects } from "./project.queries.server";

/** Whole rows in each of the grid's widths. */
const projectsAtOnce = 24;

/** What the home page shows of this user's projects: the part that the address asks for. */
export function findHome(user: User, request: Request) {
  const { page, pages, ...part } = readListPage(request, countProjects(user), projectsAtOnce);
  const shown = findProjects(user, part);
  const previews = findProjectPreviews(
    user,
    shown.map(({ id }) => id),
  );
  const waiting = findProjectsWithRequests(user);
  const projects = shown.map(({ id, name, description, websiteUrl, createdAt }) => ({
    id,
    name,
    description,
    websiteUrl,
    createdAt,
    preview: previews.get(id) ?? null,
    hasRequestedChanges: waiting.has(id),
  }));
  const isPastDue = findLivingSubscription(user.id)?.state === "past_due";
  return {
    user: { firstName: user.firstName, email: user.email },
    projects,
    page,
    pages,
    isPastDue,
    requested: findRequestedChanges(user),
  };
}
