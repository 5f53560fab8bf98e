import { contentTypes } from "~/engine/brief";
import { getContentType } from "~/features/content-types/content-types";
import { ContentSketch } from "~/features/projects/content-sketch";
import { LinkButton, SubmitButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { EmptyState } from "~/ui/empty-state";
import { Field, SelectField } from "~/ui/field";
import { longestSearch, writeContentFilter } from "./content-filter";
import type { LibraryPage } from "./find-library-page.server";
import { LibraryCard } from "./library-card";
import { ProjectMatches } from "./project-matches";
import "./library.css";

const typeOptions = [
  { value: "all", label: "All" },
  ...contentTypes.map((type) => ({ value: type, label: getContentType(type).title })),
];

/** Everything that was made for a person, the newest first, with the ways to find something in it and to take it along. */
export function ContentLibrary({ filter, isNarrowed, projects, matches, items, older, newer }: LibraryPage) {
  if (items.length === 0 && !isNarrowed) return <NothingYet />;
  const query = writeContentFilter(filter);
  return (
    <>
      <FilterForm filter={filter} isNarrowed={isNarrowed} projects={projects} />
      <ProjectMatches matches={matches} />
      {items.length > 0 ? (
        <>
          <form id="archive" method="get" action="/my-content/archive" className="cluster library-archive">
            <input type="hidden" name="back" value={query} />
            <SubmitButton variant="secondary" size="small">
              Download chosen
            </SubmitButton>
            <button
              type="submit"
              className="button button-secondary button-small"
              name="all"
              value={items.map(({ id }) => id).join()}
            >
              Download all {items.length} on this page
            </button>
          </form>
          <ul className="library-list">
            {items.map((item) => (
              <li key={item.id}>
                <LibraryCard item={item} />
              </li>
            ))}
          </ul>
          <Places query={query} older={older} newer={newer} />
        </>
      ) : (
        <EmptyState
          title={matches.length > 0 ? "No content matches" : "Nothing matches"}
          text="Search for fewer words, or clear a filter."
          action={<LinkButton href="/my-content">Show everything</LinkButton>}
        />
      )}
    </>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="No Content Yet"
      picture={<ContentSketch />}
      text="What you make of an idea is kept here, with everything of it to copy and to download."
      action={
        <LinkButton href="/" variant="primary" icon="spark">
          Create Your First Content
        </LinkButton>
      }
    />
  );
}

function FilterForm({ filter, isNarrowed, projects }: Pick<LibraryPage, "filter" | "isNarrowed" | "projects">) {
  const projectOptions = [
    { value: "all", label: "All" },
    ...projects.map(({ id, name }) => ({ value: String(id), label: name, isTyped: true })),
  ];
  const isFiltered = writeContentFilter({ ...filter, search: "" }) !== "";
  return (
    <form method="get" action="/my-content" className="library-filter">
      <Field
        id="search"
        name="search"
        label="Search"
        type="search"
        defaultValue={filter.search}
        maxLength={longestSearch}
        placeholder="Words of an idea, a text, a fact ..."
      />
      <Disclosure summary="Filters" open={isFiltered}>
        <div className="library-filter-fields">
          <SelectField
            id="project"
            name="project"
            label="Project"
            options={projectOptions}
            defaultValue={filter.project ? String(filter.project) : "all"}
          />
          <SelectField
            id="type"
            name="type"
            label="Content type"
            options={typeOptions}
            defaultValue={filter.type ?? "all"}
          />
          <Field id="from" name="from" label="From" type="date" defaultValue={filter.from ?? ""} />
          <Field id="to" name="to" label="To" type="date" defaultValue={filter.to ?? ""} />
        </div>
      </Disclosure>
      <div className="cluster">
        <SubmitButton variant="strong">Search</SubmitButton>
        {isNarrowed ? (
          <LinkButton href="/my-content" variant="quiet">
            Clear Filters
          </LinkButton>
        ) : null}
      </div>
    </form>
  );
}

/** The pages beside this one. They are named by an item and not by a number, which would have to count all that lies before. */
function Places({ query, older, newer }: { query: string } & Pick<LibraryPage, "older" | "newer">) {
  if (!older && !newer) return null;
  const getHref = (place: string) => `?${query ? `${query}&` : ""}${place}`;
  return (
    <nav className="cluster" aria-label="More content">
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
