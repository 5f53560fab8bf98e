import { Button, SubmitButton } from "~/ui/button";
import { Sparks } from "~/ui/sparks";
import { combinations, shownFor } from "./type-combinations";

/**
 * What the chosen types cost, what there is, and the button. Every total is in the page and the style sheet shows the chosen one,
 * so the sum runs along without scripts.
 */
export function CostSummary({ balance }: { balance: number }) {
  const none = combinations.filter(({ cost }) => cost === 0);
  const affordable = combinations.filter(({ cost }) => cost > 0 && cost <= balance);
  const tooDear = combinations.filter(({ cost }) => cost > balance);
  return (
    <div className="cost-summary">
      <dl className="cost-lines">
        <div>
          <dt>Total cost</dt>
          <dd>
            <div role="status">
              {combinations.map((combination) => (
                <span key={combination.key} className={shownFor([combination])}>
                  <Sparks amount={combination.cost} />
                </span>
              ))}
            </div>
          </dd>
        </div>
        <div>
          <dt>Your balance</dt>
          <dd>
            <Sparks amount={balance} />
          </dd>
        </div>
      </dl>
      <div role="status">
        {tooDear.map((combination) => (
          <p key={combination.key} className={`cost-note ${shownFor([combination])}`}>
            Insufficient balance. Need {(combination.cost - balance).toLocaleString("en-US")} more sparks.
          </p>
        ))}
      </div>
      <SubmitButton icon="spark" pending="Creating..." className={shownFor(affordable)}>
        Create Spark
      </SubmitButton>
      <Button variant="primary" disabled className={shownFor(none)}>
        Create Spark
      </Button>
      {tooDear.length > 0 ? (
        <Button variant="primary" disabled className={shownFor(tooDear)}>
          Insufficient Balance
        </Button>
      ) : null}
      <p className={`fine-print ${shownFor(none)}`}>Choose at least one content type.</p>
      <p className="fine-print">Sparks are charged only for what is delivered. What fails comes back.</p>
    </div>
  );
}
