import { LinkButton, SubmitButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { Section } from "~/ui/page";
import { type GuideFacts, guideSections } from "./guide-sections";
import {
  longestSearch,
  type Question,
  type QuestionCategory,
  type QuestionFilter,
  questionCategories,
  writeQuestionAddress,
} from "./questions";
import "~/ui/styles/prose.css";
import "./documentation.css";

const quickCards = [
  { href: "/contact", title: "Contact Support", text: "Ask us anything that isn’t covered here." },
  {
    href: "/content-templates",
    title: "Browse Templates",
    text: "Fill-in-the-blank ideas for launches, newsletters and seasons.",
  },
  { href: "/dashboard", title: "Your Dashboard", text: "Your sparks, your plan and what to do next." },
];

export interface DocumentationPage {
  facts: GuideFacts;
  questions: readonly Question[];
  filter: QuestionFilter;
}

/** Where to go, the user guide, and the questions with their search. */
export function DocumentationView({ facts, questions, filter }: DocumentationPage) {
  return (
    <>
      <ul className="help-cards">
        {quickCards.map(({ href, title, text }) => (
          <li key={href}>
            <a href={href}>
              <strong>{title}</strong>
              <span>{text}</span>
            </a>
          </li>
        ))}
      </ul>
      <Section title="User guide" id="guide">
        {guideSections.map(({ id, title, Body }) => (
          // why the anchor around it: a browser that is led to a closed section opens it.
          <Disclosure key={id} summary={title} level={3}>
            <div className="prose guide-body" id={id}>
              <Body {...facts} />
            </div>
          </Disclosure>
        ))}
      </Section>
      <Section title="Frequently asked questions" id="faq">
        <QuestionSearch filter={filter} />
        {questions.length > 0 ? (
          questions.map((each) => <Answer key={each.question} {...each} />)
        ) : (
          <EmptyState
            level={3}
            title="No FAQs found"
            text="Nothing matches those words. Try fewer, or ask us."
            action={<LinkButton href="/contact">Contact Support</LinkButton>}
          />
        )}
      </Section>
    </>
  );
}

function QuestionSearch({ filter }: { filter: QuestionFilter }) {
  const chips: { category: QuestionCategory | null; label: string }[] = [
    { category: null, label: "All" },
    ...Object.entries(questionCategories).map(([category, label]) => ({
      category: category as QuestionCategory,
      label,
    })),
  ];
  return (
    <>
      <form method="get" action="/documentation#faq" className="help-search">
        {filter.category ? <input type="hidden" name="category" value={filter.category} /> : null}
        <Field
          id="search"
          name="search"
          label="Search the questions"
          type="search"
          defaultValue={filter.search}
          maxLength={longestSearch}
        />
        <SubmitButton variant="strong">Search</SubmitButton>
      </form>
      <nav aria-label="Categories of questions">
        <ul className="help-chips">
          {chips.map(({ category, label }) => (
            <li key={label}>
              <a
                href={writeQuestionAddress({ ...filter, category })}
                aria-current={filter.category === category ? "true" : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Answer({ question, answer, link }: Question) {
  return (
    <Disclosure summary={question}>
      <p>{answer}</p>
      {link ? (
        <p>
          <a href={link.href}>{link.label}</a>
        </p>
      ) : null}
    </Disclosure>
  );
}
