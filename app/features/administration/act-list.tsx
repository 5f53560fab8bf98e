import type { ListedAct } from "./list-acts.server";

export const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** What administrators did, the newest first. */
export function ActList({ acts, namesUser = true }: { acts: readonly ListedAct[]; namesUser?: boolean }) {
  return (
    <ol className="admin-acts">
      {acts.map((act) => (
        <li key={act.id}>
          <span className="admin-act-what">
            <span>
              {act.what}
              {act.sparks === null ? null : ` (${Math.abs(act.sparks).toLocaleString("en-US")})`}
              {act.subject ? (
                <>
                  : <bdi>{act.subject}</bdi>
                </>
              ) : null}
              {namesUser && act.user ? <Account {...act.user} /> : null}
            </span>
            {act.reason ? (
              <span className="fine-print" dir="auto">
                {act.reason}
              </span>
            ) : null}
          </span>
          <span className="fine-print">
            by <bdi>{act.admin ?? "a command on the server"}</bdi>
          </span>
          <time className="fine-print" dateTime={act.at.toISOString()}>
            {moment.format(act.at)} UTC
          </time>
        </li>
      ))}
    </ol>
  );
}

/** An account in a line of a log: its panel, or its number where it is gone. */
export function Account({ id, email }: { id: number; email: string | null }) {
  return (
    <>
      {": "}
      {email === null ? (
        `deleted account ${id}`
      ) : (
        <a href={`/admin?user=${id}#manage`}>
          <bdi>{email}</bdi>
        </a>
      )}
    </>
  );
}
