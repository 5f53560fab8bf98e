import { redirect } from "@remix-run/node";

/** An older address of the same page. */
export const loader = () => redirect("/project/new", 301);
