import { Account, moment } from "./act-list";
import type { ListedSecurityEvent } from "./list-security-events.server";

/** The security log, the newest first. */
export function SecurityEventList({ events }: { events: readonly ListedSecurityEvent[] }) {
  return (
    <ol className="admin-acts">
      {events.map((event) => (
        <li key={event.id}>
          <span className="admin-act-what">
            <span>
              {event.isRefusal ? <strong>{event.what}</strong> : event.what}
              {event.detail ? ` (${event.detail})` : null}
              {event.user ? <Account {...event.user} /> : null}
            </span>
            {event.actor ? (
              <span className="fine-print">
                by <bdi>{event.actor}</bdi>
              </span>
            ) : null}
          </span>
          <span className="fine-print">{event.network ? `from ${event.network}` : "network not known"}</span>
          <time className="fine-print" dateTime={event.at.toISOString()}>
            {moment.format(event.at)} UTC
          </time>
        </li>
      ))}
    </ol>
  );
}
