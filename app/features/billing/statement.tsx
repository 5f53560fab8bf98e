import { cutToLine } from "~/engine/words/clean-text";
import type { findStatement } from "~/features/ledger/find-statement.server";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { formatDay } from "./format-day";
import "./billing.css";

type Statement = ReturnType<typeof findStatement>;
type Entry = Statement["entries"][number];

interface StatementProps extends Statement {
  /** Sparks that expired and that no entry has written off yet. */
  lapsed: number;
  isFirst: boolean;
  /** Where the statement is. */
  path?: string;
  /** Whether its reader owns the sparks that it tells of, and can open them. */
  isOwn?: boolean;
}

/** Every movement of sparks in words, the newest first. */
export function SparkStatement({
  entries,
  before,
  lapsed,
  isFirst,
  path = "/billing/statement",
  isOwn = true,
}: StatementProps) {
  if (entries.length === 0)
    return <EmptyState level={2} title="Nothing has moved yet" text="What comes and goes is listed here." />;
  return (
    <div className="statement">
      {lapsed > 0 ? (
        <p>{lapsed.toLocaleString("en-US")} sparks have expired. They are taken off with the next entry.</p>
      ) : null}
      <ol className="statement-rows">
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} isOwn={isOwn} />
        ))}
      </ol>
      <nav className="cluster" aria-label="Pages of the statement">
        {isFirst ? null : <LinkButton href={path}>Newest</LinkButton>}
        {before ? <LinkButton href={`${path}?before=${before}`}>Older</LinkButton> : null}
      </nav>
    </div>
  );
}

function Row({ entry: { at, text, change, balance, spark }, isOwn }: { entry: Entry; isOwn: boolean }) {
  return (
    <li>
      <span className="statement-what">
        <bdi>{text}</bdi>
        {spark && isOwn ? (
          <a href={`/project/${spark.projectId}/results/${spark.id}`} className="fine-print" dir="auto">
            {cut(spark.prompt)}
          </a>
        ) : null}
      </span>
      <time dateTime={at.toISOString()}>{formatDay(at)}</time>
      <span className="figure statement-change">
        {change > 0 ? "+" : null}
        {change.toLocaleString("en-US")}
      </span>
      <span className="figure fine-print">{balance.toLocaleString("en-US")} left</span>
    </li>
  );
}

const longest = 80;
const cut = (text: string) => cutToLine(text, longest);
