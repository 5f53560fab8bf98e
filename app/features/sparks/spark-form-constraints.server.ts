import type { Constraint } from "~/ui/use-server-form";
import { sparkConstraints } from "./spark.schema";

/** HTML attributes of the spark form's controls by name: the schema's fields, and the file, which is looked at apart. */
export const sparkFormConstraints: Record<string, Constraint> = {
  // why: the schema also names the entries of a list ("contentTypes[]"), and no control is called so.
  ...Object.fromEntries(Object.entries(sparkConstraints).filter(([name]) => !name.endsWith("[]"))),
  productImage: {},
};
