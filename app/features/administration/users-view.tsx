import type { ReactNode } from "react";
import { formatDay } from "~/features/billing/format-day";
import { formatMoney } from "~/features/billing/format-money";
import { getPlanName } from "~/features/plans/plans";
import { Badge } from "~/ui/badge";
import { LinkButton, SubmitButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field, SelectField } from "~/ui/field";
import type { DescribedUser } from "./describe-users.server";
import type { UsersPage } from "./find-users-page.server";
import { longestSearch, planNames, writeUserFilter } from "./user-filter";

/** The site's figures over the list of its accounts. */
export function UserFigures({ stats }: Pick<UsersPage, "stats">) {
  return (
    <dl className="admin-totals">
      <Total label="Total Users" value={stats.totalUsers.toLocaleString("en-US")} />
      <Total label="Active Subscriptions" value={stats.activeSubscriptions.toLocaleString("en-US")} />
      <Total label="Total Sparks Used" value={stats.totalSparksUsed.toLocaleString("en-US")} />
      <Total label="Total Revenue" value={formatMoney(stats.totalRevenue, "usd")} />
    </dl>
  );
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt> <dd className="figure">{value}</dd>
    </div>
  );
}

/** The accounts, the newest first, with the ways to find one. */
export function UserList({ filter, isNarrowed, users, older, newer, place }: UsersPage) {
  const query = writeUserFilter(filter);
  return (
    <>
      <FilterForm filter={filter} isNarrowed={isNarrowed} />
      {users.length > 0 ? (
        <>
          <UserTable users={users} query={query} place={place} />
          <Places query={query} older={older} newer={newer} />
        </>
      ) : (
        <EmptyState
          title="Nobody matches"
          text="Search for the beginning of an address or a name, or clear a filter."
          action={<LinkButton href="/admin">Show everybody</LinkButton>}
        />
      )}
    </>
  );
}

const flagOptions = [
  { value: "all", label: "All" },
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];
const planOptions = [
  { value: "all", label: "All" },
  ...planNames.map((plan) => ({ value: plan, label: getPlanName(plan) })),
];
const readFlag = (value: boolean | null) => (value === null ? "all" : value ? "yes" : "no");

function FilterForm({ filter, isNarrowed }: Pick<UsersPage, "filter" | "isNarrowed">) {
  return (
    <form method="get" action="/admin" className="user-filter">
      <Field
        id="search"
        name="search"
        label="Search"
        type="search"
        defaultValue={filter.search}
        maxLength={longestSearch}
        placeholder="Beginning of an address or a name"
      />
      <SelectField id="plan" name="plan" label="Plan" options={planOptions} defaultValue={filter.plan ?? "all"} />
      <SelectField
        id="admin"
        name="admin"
        label="Administrator"
        options={flagOptions}
        defaultValue={readFlag(filter.admin)}
      />
      <SelectField
        id="banned"
        name="banned"
        label="Banned"
        options={flagOptions}
        defaultValue={readFlag(filter.banned)}
      />
      <div className="cluster">
        <SubmitButton variant="strong">Search</SubmitButton>
        {isNarrowed ? (
          <LinkButton href="/admin" variant="quiet">
            Clear Filters
          </LinkButton>
        ) : null}
      </div>
    </form>
  );
}

function UserTable({ users, query, place }: Pick<UsersPage, "users" | "place"> & { query: string }) {
  return (
    <table className="admin-table">
      <caption className="visually-hidden">Users, the newest first</caption>
      <thead>
        <tr>
          <th scope="col">User</th>
          <th scope="col">Sparks used</th>
          <th scope="col" className="wide-only">
            Next billing
          </th>
          <th scope="col" className="wide-only">
            Member since
          </th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} href={getPanelHref(user.id, query, place)} />
        ))}
      </tbody>
    </table>
  );
}

function UserRow({ user, href }: { user: DescribedUser; href: string }) {
  const { sparks, nextBillingDate, createdAt } = user;
  return (
    <tr>
      <th scope="row">
        <UserName user={user} />
        <UserFlags user={user} />
      </th>
      <td className="figure">
        {sparks.used.toLocaleString("en-US")}{" "}
        <span className="fine-print">of {sparks.total.toLocaleString("en-US")}</span>
      </td>
      <td className="wide-only">{nextBillingDate ? formatDay(nextBillingDate) : "None"}</td>
      <td className="wide-only">{formatDay(createdAt)}</td>
      <td>
        <LinkButton href={href} size="small">
          Manage<span className="visually-hidden"> {user.email}</span>
        </LinkButton>
      </td>
    </tr>
  );
}

function UserName({ user: { email, firstName, lastName } }: { user: DescribedUser }) {
  const name = `${firstName} ${lastName}`.trim();
  return (
    <span className="user-name">
      {name ? <bdi>{name}</bdi> : null}
      <span className="fine-print" dir="auto">
        <BreakableAddress address={email} />
      </span>
    </span>
  );
}

/** An address that is broken before its '@' or after a dot, where it has to be broken at all. */
function BreakableAddress({ address }: { address: string }) {
  const [first = "", ...rest] = address.split(/(?<=\.)|(?=@)/);
  return rest.reduce<ReactNode>(
    (before, piece) => (
      <>
        {before}
        <wbr />
        {piece}
      </>
    ),
    first,
  );
}

/** The plan, and what is to be known of an account at a glance: a sign with its word. */
export function UserFlags({ user: { plan, isAdmin, isBanned } }: { user: DescribedUser }) {
  return (
    <span className="user-flags">
      <Badge>{getPlanName(plan)}</Badge>
      {isAdmin ? <Badge icon="settings">Admin</Badge> : null}
      {isBanned ? (
        <Badge tone="bad" icon="close">
          Banned
        </Badge>
      ) : null}
    </span>
  );
}

/** The address of the list with the panel of an account open. */
function getPanelHref(id: number, query: string, { before, after }: UsersPage["place"]): string {
  const params = new URLSearchParams(query);
  if (after) params.set("after", String(after));
  else if (before) params.set("before", String(before));
  params.set("user", String(id));
  return `/admin?${params}#manage`;
}

/** The pages beside this one. They are named by an account and not by a number, which would have to count all that lies before. */
function Places({ query, older, newer }: { query: string } & Pick<UsersPage, "older" | "newer">) {
  if (!older && !newer) return null;
  const getHref = (place: string) => `?${query ? `${query}&` : ""}${place}`;
  return (
    <nav className="cluster" aria-label="More users">
      {newer ? (
        <a className="button button-quiet" href={getHref(`after=${newer}`)} rel="prev">
          Newer
        </a>
      ) : null}
      {older ? (
        <a className="button button-quiet" href={getHref(`before=${older}`)} rel="next">
          Older
        </a>
      ) : null}
    </nav>
  );
}
