import { Sparks } from "~/ui/sparks";

/** What making a part again costs, said before it is asked for. */
export function RedoPrice({ price, balance }: { price: number; balance: number }) {
  return (
    <p>
      {price === 0 ? (
        "Free: the first time within 24 hours of making it."
      ) : (
        <>
          Costs <Sparks amount={price} /> of the <Sparks amount={balance} /> that you have.
        </>
      )}
    </p>
  );
}
