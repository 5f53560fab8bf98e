import { data, type MetaFunction } from "@remix-run/node";
import { NotFoundPage } from "~/ui/not-found-page";

export const meta: MetaFunction = () => [{ title: "404 Page Not Found · Sparkwright" }];

/** Answers every address that no other route knows. */
export function loader() {
  return data(null, { status: 404 });
}

export function action() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <NotFoundPage />;
}
