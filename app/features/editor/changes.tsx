import { getTextAttributes } from "~/features/languages/text-attributes";
import type { Difference } from "./compare-texts.server";
import "./editor.css";

/** Two versions as one text: what only the earlier one has is struck out, what only the later one has is underlined. */
export function Changes({ differences, level }: { differences: readonly Difference[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="changes">
      {differences.map(({ name, label, changes }) => (
        <section key={name} aria-labelledby={`changes-${name}`}>
          <Heading id={`changes-${name}`}>{label}</Heading>
          <p className="changed-text" {...getTextAttributes(changes.map(({ text }) => text).join(""))}>
            {changes.map(({ kind, text }, index) => {
              const key = `${kind}-${index}`;
              if (kind === "removed") return <del key={key}>{text}</del>;
              if (kind === "added") return <ins key={key}>{text}</ins>;
              return <span key={key}>{text}</span>;
            })}
          </p>
        </section>
      ))}
    </div>
  );
}
