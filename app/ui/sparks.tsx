import { Icon } from "./icon";

const grouped = new Intl.NumberFormat("en-US");

/** A number of sparks: the lightning mark and the grouped figure; a screen reader hears '3,300 sparks'. */
export function Sparks({ amount, className = "" }: { amount: number; className?: string }) {
  return (
    <span className={`sparks ${className}`.trim()}>
      <Icon name="spark" />
      <span className="figure">{grouped.format(amount)}</span>
      <span className="visually-hidden">{amount === 1 ? " spark" : " sparks"}</span>
    </span>
  );
}
