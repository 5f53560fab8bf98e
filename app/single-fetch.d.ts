import "@remix-run/node";

/** Loaders' types as single fetch carries them: dates stay dates. */
declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}
