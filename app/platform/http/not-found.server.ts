/** What an unknown address and a stranger's record answer alike. To throw. */
export function createNotFound(): Response {
  return new Response("Did you forget to add the page to the router?", { status: 404, statusText: "Not Found" });
}
