import { Sparks } from "~/ui/sparks";

/** What making a part again costs, said before it is asked for. */
export function RedoPrice({ price, balance }: { price: number; balance: number }) {
  return (
    <p>
      {price === 0 ? (
        "Free: the first redo within 24 hours costs nothing."
      ) : (
        <>
          Costs <Sparks amount={price} /> of your <Sparks amount={balance} />.
        </>
      )}
    </p>
  );
}
