import { getTextAttributes } from "~/features/languages/text-attributes";
import { Section } from "~/ui/page";
import type { Recommendation } from "./recommendation";
import { RecommendationsForm, RecommendationsPanel } from "./recommendations-panel";

export interface ProjectRecommendations {
  project: { id: number; name: string };
  recommendations: readonly Recommendation[] | null;
}

/** What the newest projects could make next. */
export function HomeRecommendations({ all }: { all: readonly ProjectRecommendations[] }) {
  if (all.length === 0) return null;
  return (
    <Section
      title="Recommendations"
      id="recommendations"
      intro="Ideas for what to make next. Open one to see the reason behind it."
    >
      <RecommendationsForm />
      <ul className="recommended-projects">
        {all.map(({ project, recommendations }) => (
          <li key={project.id}>
            <h3 {...getTextAttributes(project.name)}>{project.name}</h3>
            <RecommendationsPanel project={project} recommendations={recommendations} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
