import { LinkButton, SubmitButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field, SelectField } from "~/ui/field";
import { Section } from "~/ui/page";
import { Pager } from "~/ui/pager";
import { TemplateCard, type TemplateCardData } from "./template-card";
import { type LibraryFilter, longestSearch, whoseLabels, writeLibraryFilter } from "./template-filter";
import { categoryWords, industryLabels, type TemplateCategory } from "./template-words";
import "./templates.css";

const categories = Object.entries(categoryWords) as [TemplateCategory, { label: string; text: string }][];
const categoryOptions = [{ value: "all", label: "All" }, ...categories.map(([value, { label }]) => ({ value, label }))];
const industryOptions = [
  { value: "all", label: "All" },
  ...Object.entries(industryLabels).map(([value, label]) => ({ value, label })),
];

const whoseOptions = [
  { value: "all", label: "All" },
  ...Object.entries(whoseLabels).map(([value, label]) => ({ value, label })),
];

const steps = [
  ["Choose a template", "Search, or narrow the list to a category and an industry."],
  ["Choose a project", "On your home page, press Create Spark on the project you want it for."],
  ["Fill in the blanks", "We fill in what your project already says. Replace anything left in brackets."],
  ["Create the spark", "You see what it costs before anything is made."],
] as const;

/** The templates, how to narrow them, and how to use one. */
export function TemplateLibrary({
  templates,
  filter,
  counts,
  page,
  pages,
}: {
  templates: readonly TemplateCardData[];
  filter: LibraryFilter;
  /** How many templates of each category there are within the search and the industry. */
  counts: Partial<Record<TemplateCategory, number>>;
  page: number;
  pages: number;
}) {
  const query = writeLibraryFilter(filter);
  return (
    <>
      <form method="get" action="/content-templates" className="template-filter">
        <Field
          id="search"
          name="search"
          label="Search"
          type="search"
          defaultValue={filter.search}
          maxLength={longestSearch}
          placeholder="Launch, newsletter, stories ..."
        />
        <SelectField
          id="category"
          name="category"
          label="Category"
          options={categoryOptions}
          defaultValue={filter.category ?? "all"}
        />
        <SelectField
          id="industry"
          name="industry"
          label="Industry"
          options={industryOptions}
          defaultValue={filter.industry ?? "all"}
        />
        <SelectField
          id="whose"
          name="whose"
          label="Written by"
          options={whoseOptions}
          defaultValue={filter.whose ?? "all"}
        />
        <div className="cluster">
          <SubmitButton variant="strong">Search</SubmitButton>
          {query ? (
            <LinkButton href="/content-templates" variant="quiet">
              Clear Filters
            </LinkButton>
          ) : null}
        </div>
      </form>
      <CategoryTiles filter={filter} counts={counts} />
      <Section
        title="Templates"
        id="templates"
        actions={<LinkButton href="/content-templates/new">New Template</LinkButton>}
      >
        {templates.length > 0 ? (
          <>
            <ul className="template-grid">
              {templates.map((template) => (
                <li key={template.id}>
                  <TemplateCard template={template} />
                </li>
              ))}
            </ul>
            <Pager
              page={page}
              pages={pages}
              label="More templates"
              keep={query}
              words={{ back: "Previous", on: "Next" }}
            />
          </>
        ) : (
          <EmptyState
            level={3}
            title="No templates found"
            text="Nothing matches all your filters. Clear one of them, or start with your own idea."
            action={<LinkButton href="/project/new">Create Custom Project</LinkButton>}
          />
        )}
      </Section>
      <Section title="How to use a template" id="how-to">
        <ol className="template-steps">
          {steps.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

/** Links that set the category's filter, or take it back. */
function CategoryTiles({
  filter,
  counts,
}: {
  filter: LibraryFilter;
  counts: Partial<Record<TemplateCategory, number>>;
}) {
  return (
    <nav aria-label="Categories">
      <ul className="category-tiles">
        {categories.map(([category, { label, text }]) => {
          const isChosen = filter.category === category;
          const query = writeLibraryFilter({ ...filter, category: isChosen ? null : category });
          return (
            <li key={category}>
              <a href={`/content-templates${query ? `?${query}` : ""}`} aria-current={isChosen ? "true" : undefined}>
                <strong>{label}</strong>
                <span>{text}</span>
                <span className="figure">{countTemplates(counts[category] ?? 0)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function countTemplates(count: number): string {
  return count === 1 ? "1 template" : `${count.toLocaleString("en-US")} templates`;
}
