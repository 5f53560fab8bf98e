import { formatDay } from "~/features/billing/format-day";
import type { DayAmount } from "./find-statistics.server";

const width = 600;
const height = 150;
const gap = 4;

/** A bar a day, drawn on the server, and the same as a table for those who hear it. What went below zero, as after a refund, has no bar. */
export function BarChart({
  id,
  title,
  unit,
  days,
}: {
  id: string;
  title: string;
  unit: string;
  days: readonly DayAmount[];
}) {
  const most = Math.max(1, ...days.map(({ amount }) => amount));
  const step = width / days.length;
  const [first] = days;
  const last = days.at(-1);
  return (
    <section className="admin-chart" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="fine-print">{describeTotal(days)}</p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, amount }, index) => {
          const tall = Math.max(0, (amount / most) * (height - 2));
          return <rect key={day} x={index * step} y={height - 1 - tall} width={step - gap} height={tall} />;
        })}
        <path d={`M0 ${height - 0.5}H${width}`} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="admin-chart-ends fine-print" aria-hidden="true">
        <span>{first ? describeDay(first.day) : null}</span>
        <span>{last ? describeDay(last.day) : null}</span>
      </p>
      <div className="visually-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, amount }) => (
              <tr key={day}>
                <th scope="row">{describeDay(day)}</th>
                <td>{amount.toLocaleString("en-US")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function describeTotal(days: readonly DayAmount[]): string {
  const total = days.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return `None in ${days.length} days.`;
  const most = Math.max(...days.map(({ amount }) => amount));
  return `${total.toLocaleString("en-US")} in ${days.length} days, ${most.toLocaleString("en-US")} on the busiest.`;
}

const describeDay = (day: string) => formatDay(new Date(day));
