import { z } from "zod";

export interface HtmlConstraint {
  required: boolean;
  minLength?: number;
  maxLength?: number;
  multiple?: boolean;
}

/**
 * What HTML can check of a form by itself, by field name. Made on the server and given to the page by its loader, so that the schema
 * library never reaches a browser. (The form library's own function finds no lengths in schemas of the zod version we are on.)
 */
export function getHtmlConstraints<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  const entries = Object.entries(schema.shape).map(([name, field]) => [name, constraintOf(field as z.ZodType)]);
  return Object.fromEntries(entries) as Record<Extract<keyof Shape, string>, HtmlConstraint>;
}

function constraintOf(field: z.ZodType): HtmlConstraint {
  const inner = unwrapped(field);
  // why by its meta too: of some fields only the whole form can tell whether their absence is wrong.
  const required = field.meta()?.required === true || !field.safeParse(undefined).success;
  const constraint: HtmlConstraint = { required };
  if (inner instanceof z.ZodArray) constraint.multiple = true;
  if (inner instanceof z.ZodString) {
    // why: `required` says the same as a length of one.
    if (inner.minLength !== null && inner.minLength > 1) constraint.minLength = inner.minLength;
    if (inner.maxLength !== null) constraint.maxLength = inner.maxLength;
  }
  return constraint;
}

/** The type that a person fills in, without what makes it optional or changes it afterwards. */
function unwrapped(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault) {
    return unwrapped(field.unwrap() as z.ZodType);
  }
  if (field instanceof z.ZodPipe) {
    const before = field.in as z.ZodType;
    return unwrapped(before instanceof z.ZodTransform ? (field.out as z.ZodType) : before);
  }
  return field;
}
