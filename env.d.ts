import "@remix-run/node";

// why: with single fetch, loader data keeps its types (dates stay dates); Remix asks for this declaration.
declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}
