#!/usr/bin/env node
/** For the container's health check: ends with 0 when the site says that it is well. */
const url = `http://127.0.0.1:${process.env.PORT || 3000}/healthz`;

fetch(url, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => process.exit(ok ? 0 : 1),
  () => process.exit(1),
);
