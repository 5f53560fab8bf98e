import type { CSSProperties } from "react";
import type { ContentType } from "~/engine/brief";
import { Button, SubmitButton } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Sparks } from "~/ui/sparks";
import { contentTypeEntries, getContentType, getSparkCost, wholeCampaignCost } from "../content-types/content-types";
import { findAffordableTypes } from "./find-affordable-types";

/** What the form's style sheet adds up: each card's cost by its place, and what there is. To be the form's own style. */
export function getCostStyle(balance: number): CSSProperties {
  const costs = contentTypeEntries.map(({ cost }, index) => [`--cost-${index + 1}`, cost]);
  return Object.fromEntries([...costs, ["--balance", balance]]);
}

/** Sparks that come by themselves, and the day on which they do. */
export interface NextSparks {
  sparks: number;
  /** "Dec 21, 2026" */
  on: string;
}

/**
 * What the chosen types cost, what there is, and the button. The style sheet adds up, chooses the button and says what is missing, so the
 * sum runs along without scripts. A browser without style sheets reads what is true as the page comes (`cost-stated`), and one button.
 */
export function CostSummary({
  balance,
  ticked,
  next,
  canMake = true,
  label = "Create Spark",
}: {
  balance: number;
  /** What is ticked as the page comes. */
  ticked: readonly ContentType[];
  next: NextSparks | null;
  /** False after an idea was refused that would be refused again as it stands: then this button is not the page's first. */
  canMake?: boolean;
  /** What the button says. */
  label?: string;
}) {
  const canBeTooDear = wholeCampaignCost > balance;
  const cost = getSparkCost(ticked);
  return (
    <div className="cost-summary">
      <dl className="cost-lines">
        <div>
          <dt>Total cost</dt>
          <dd>
            <div role="status" className="sparks">
              <Icon name="spark" />
              <span className="figure counted cost-total" />
              <span className="cost-stated">{cost.toLocaleString("en-US")}</span>
              <span className="visually-hidden"> sparks</span>
              <span className="cost-stated"> for what was ticked as this page came</span>
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
      {canBeTooDear ? (
        <div role="status">
          <p className="cost-note cost-too-dear" data-before="Insufficient balance. Need " data-after=" more sparks.">
            <span className="counted cost-missing" />
          </p>
          {cost > balance ? (
            <p className="cost-stated">
              Insufficient balance. Need {(cost - balance).toLocaleString("en-US")} more sparks.
            </p>
          ) : null}
        </div>
      ) : null}
      {canBeTooDear ? <WhatFits balance={balance} next={next} /> : null}
      <SubmitButton
        icon="spark"
        variant={canMake ? "primary" : "secondary"}
        name="intent"
        value="create"
        pending="Creating..."
        className="cost-enough"
      >
        {label}
      </SubmitButton>
      <Button variant="primary" disabled className="cost-none cost-button" aria-label={label} />
      {canBeTooDear ? (
        <Button variant="primary" disabled className="cost-too-dear cost-button" aria-label="Insufficient Balance" />
      ) : null}
      <p className="fine-print cost-none" data-before="Choose at least one content type." />
      <p className="fine-print">You only pay for what’s delivered. If something fails, its sparks come back.</p>
    </div>
  );
}

/** For a balance that does not pay for everything: what it does pay for, and when there is more. */
function WhatFits({ balance, next }: { balance: number; next: NextSparks | null }) {
  const titles = findAffordableTypes(balance).map((type) => getContentType(type).title);
  const fitting = new Intl.ListFormat("en-US").format(titles);
  return (
    <p className="fine-print">
      {titles.length > 0 ? `You have enough for: ${fitting}.` : "You’re out of sparks for now."}
      {next ? ` Your next ${next.sparks.toLocaleString("en-US")} come on ${next.on}.` : null}{" "}
      <a href="/pricing">Get more sparks</a>
    </p>
  );
}
