import type { ReceiptLine } from "~/features/ledger/get-receipt.server";
import { Sparks } from "~/ui/sparks";

/** What was held, charged and returned for each type. */
export function Receipt({ lines }: { lines: readonly ReceiptLine[] }) {
  const sum = (key: "held" | "charged" | "returned") => lines.reduce((total, line) => total + line[key], 0);
  return (
    <table className="receipt">
      <caption className="visually-hidden">Receipt in sparks</caption>
      <thead>
        <tr>
          <th scope="col">Content</th>
          <th scope="col">Held</th>
          <th scope="col">Charged</th>
          <th scope="col">Returned</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.title}>
            <th scope="row">{line.title}</th>
            <Amounts {...line} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <Amounts held={sum("held")} charged={sum("charged")} returned={sum("returned")} />
        </tr>
      </tfoot>
    </table>
  );
}

function Amounts({ held, charged, returned }: { held: number; charged: number; returned: number }) {
  return (
    <>
      {[held, charged, returned].map((amount, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three fixed columns
        <td key={column}>
          <Sparks amount={amount} />
        </td>
      ))}
    </>
  );
}
