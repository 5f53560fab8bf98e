import { getContentType } from "~/features/content-types/content-types";
import { LinkButton, SubmitButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { SelectField } from "~/ui/field";
import { Section } from "~/ui/page";
import { exampleCategories, exampleTypes } from "./example";
import { ExampleCard } from "./example-card";
import { writeExampleFilter } from "./example-filter";
import type { ExamplesPage } from "./find-examples.server";
import "./examples.css";

const categoryOptions = [
  { value: "all", label: "All" },
  ...Object.entries(exampleCategories).map(([value, label]) => ({ value, label })),
];
const typeOptions = [
  { value: "all", label: "All" },
  ...exampleTypes.map((type) => ({ value: type, label: getContentType(type).title })),
];

/** What came of ideas: those that come with the product, and one's own. */
export function ExamplesView({ filter, isNarrowed, examples, older }: ExamplesPage) {
  const query = writeExampleFilter(filter);
  return (
    <>
      <form method="get" action="/examples" className="example-filter">
        <SelectField
          id="category"
          name="category"
          label="Category"
          options={categoryOptions}
          defaultValue={filter.category ?? "all"}
        />
        <SelectField
          id="type"
          name="type"
          label="Content Type"
          options={typeOptions}
          defaultValue={filter.type ?? "all"}
        />
        <div className="cluster">
          <SubmitButton variant="strong">Show</SubmitButton>
          {isNarrowed ? (
            <LinkButton href="/examples" variant="quiet">
              Clear Filters
            </LinkButton>
          ) : null}
        </div>
      </form>
      <Section title="Examples" id="examples">
        {examples.length > 0 ? (
          <ul className="example-grid">
            {examples.map((example) => (
              <li key={example.key}>
                <ExampleCard example={example} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            level={3}
            title="No examples found"
            text="Nothing matches both of your filters. Clear one of them, or make the first one yourself."
            action={<LinkButton href="/">Create Your First Spark</LinkButton>}
          />
        )}
        {older ? (
          <p className="example-older">
            <LinkButton href={`/examples?${query ? `${query}&` : ""}before=${older}`} variant="quiet">
              Older campaigns
            </LinkButton>
          </p>
        ) : null}
      </Section>
      <Section title="Now yours" intro="One sentence is enough to begin with.">
        <div className="cluster">
          <LinkButton href="/" variant="primary" icon="spark">
            Start Creating
          </LinkButton>
          <LinkButton href="/content-templates">Browse Templates</LinkButton>
        </div>
      </Section>
    </>
  );
}
