/**
 * The Remix options, handed to the Vite plugin in vite.config.ts.
 * v3_lazyRouteDiscovery stays off: it adds an endpoint and requests that a slow link pays for.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};
