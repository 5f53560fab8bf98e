import { getTextAttributes } from "~/features/languages/text-attributes";
import { Section } from "~/ui/page";
import type { ProjectMatch } from "./find-project-matches.server";

/** The projects that a search found, each with the facts and the rules of its voice that hold the words. */
export function ProjectMatches({ matches }: { matches: readonly ProjectMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <Section title="Projects" id="projects">
      <ul className="library-projects">
        {matches.map(({ id, name, facts, voice }) => (
          <li key={id}>
            <a href={`/project/${id}`} {...getTextAttributes(name)}>
              {name}
            </a>
            <Lines label="Facts" lines={facts} />
            <Lines label="Brand voice" lines={voice} href={`/project/${id}#voice`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Lines({ label, lines, href }: { label: string; lines: readonly string[]; href?: string }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p className="fine-print">{href ? <a href={href}>{label}</a> : label}</p>
      <ul>
        {lines.map((line) => (
          <li key={line} {...getTextAttributes(line)}>
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}
