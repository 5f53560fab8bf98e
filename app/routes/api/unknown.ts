import { createCallError } from "~/platform/http/call.server";

/** A call that does not exist gets an answer that a program can read. */
const unknown = () => createCallError(404, "There is no such call.");

export const loader = unknown;
export const action = unknown;
