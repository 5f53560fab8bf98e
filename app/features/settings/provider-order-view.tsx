import { SubmitButton } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { Field, SelectField } from "~/ui/field";
import { Section } from "~/ui/page";
import { type Constraint, useServerForm } from "~/ui/use-server-form";
import type { DescribedOrder } from "./describe-settings.server";
import { orderRows } from "./order-rows";

type Row = (typeof orderRows)[number];
type OrderConstraints = Record<`provider${Row}` | `model${Row}`, Constraint>;

export interface ProviderOrderPage {
  orders: DescribedOrder[];
  constraints: OrderConstraints;
}

const places: Record<Row, string> = { 1: "first", 2: "second", 3: "third", 4: "fourth" };

/** Who is asked for each kind of content, first and then, with which models. */
export function ProviderOrderView({ orders, constraints }: ProviderOrderPage) {
  return (
    <Section
      title="Who is asked"
      id="order"
      intro="First who stands first, then the next where that one fails, and the built-in engine after the last. Whoever has a key and is not named comes after those that are, unless the built-in engine ends the order."
    >
      {orders.map((order) => (
        <Order key={order.kind} order={order} constraints={constraints} />
      ))}
    </Section>
  );
}

/** "OpenAI (gpt-5.4-mini), then the built-in engine." */
function describeChain({ kind, asked }: DescribedOrder): string {
  const last = kind === "voice" ? "a voice of this machine, where one is installed" : "the built-in engine";
  const chain = [...asked, last].join(", then ");
  return `${chain.charAt(0).toUpperCase()}${chain.slice(1)}.`;
}

function Order({ order, constraints }: { order: DescribedOrder; constraints: OrderConstraints }) {
  const { kind, name, variables, keyless } = order;
  return (
    <section className="settings-order" id={`order-${kind}`} aria-labelledby={`order-${kind}-title`}>
      <h3 id={`order-${kind}-title`}>{name}</h3>
      <p>{describeChain(order)}</p>
      {keyless.length > 0 ? (
        <p className="fine-print">Passed over until there is a key: {keyless.join(", ")}.</p>
      ) : null}
      {variables.length > 0 ? (
        <p className="fine-print">Set by {variables.join(" and ")} where the site is started, which wins.</p>
      ) : (
        <OrderForm order={order} constraints={constraints} />
      )}
    </section>
  );
}

function OrderForm({ order, constraints }: { order: DescribedOrder; constraints: OrderConstraints }) {
  const { kind, name, options, rows, typed, usual } = order;
  const intent = `order-${kind}`;
  const [form, fields] = useServerForm(`${intent}-form`, constraints, { intent, defaultValue: typed });
  const shown = orderRows.slice(0, rows);
  const labels = Object.fromEntries(
    shown.flatMap((row) => [
      [`provider${row}`, `Asked ${places[row]}`],
      [`model${row}`, `Model of the ${places[row]}`],
    ]),
  );
  return (
    <Disclosure summary={`Change who is asked for ${name.toLowerCase()}`} open={form.summary.length > 0}>
      <form method="post" action="/settings" className="stack settings-form" {...form.props}>
        <ErrorSummary form={form} labels={labels} />
        <input type="hidden" name="intent" value={intent} />
        {shown.map((row) => (
          <div className="settings-row" key={row}>
            <SelectField
              {...fields[`provider${row}`]}
              label={`Asked ${places[row]}`}
              options={[
                { value: "", label: "Whoever has a key" },
                ...options,
                { value: "embedded", label: "The built-in engine, as the last" },
              ]}
            />
            <Field {...fields[`model${row}`]} label={`Model of the ${places[row]}`} optional autoComplete="off" />
          </div>
        ))}
        <p className="fine-print">Where no model is named: {usual}.</p>
        <div className="cluster">
          <SubmitButton variant="secondary" pending="Saving...">
            Save the order
          </SubmitButton>
        </div>
      </form>
    </Disclosure>
  );
}
