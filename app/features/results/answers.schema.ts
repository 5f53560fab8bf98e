import { z } from "zod";
import { sparkFields } from "~/features/sparks/spark.schema";
import { factLimits } from "~/features/sparks/stated-facts.server";
import { getHtmlConstraints } from "~/platform/http/html-constraints.server";
import { createOptionalLines } from "~/platform/text/text-field";

const answer = () =>
  createOptionalLines({ max: factLimits.lines, most: factLimits.most, longest: factLimits.line }).transform(
    (text) => text ?? "",
  );

/** The answers to a campaign's open questions, in their order, and what is to be made again. */
export const answersSchema = z.object({
  answer1: answer(),
  answer2: answer(),
  answer3: answer(),
  ...sparkFields.pick({ contentTypes: true, nonce: true }).shape,
});

/** HTML attributes for the form, by the names of its controls. */
export const answersConstraints = getHtmlConstraints(answersSchema);
