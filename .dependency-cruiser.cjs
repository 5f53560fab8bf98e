/**
 * The direction of imports: routes -> features -> engine, platform -> db. `ui` imports nothing of the others.
 * @type {import("dependency-cruiser").IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two files that need each other are one file, or lack a third.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "routes-do-not-import-db",
      comment: "A route authenticates, parses, makes one call and responds. The call is a feature's.",
      severity: "error",
      from: { path: "^app/(routes/|root\\.tsx|entry\\.)" },
      to: { path: "^db/" },
    },
    {
      name: "nothing-imports-routes",
      comment: "Routes are the edge: they are called by the framework alone.",
      severity: "error",
      from: { pathNot: "^app/routes(\\.ts$|/)|^tests/" },
      to: { path: "^app/routes/" },
    },
    {
      name: "routes-reach-the-engine-through-features",
      severity: "error",
      from: { path: "^app/routes/" },
      to: { path: "^app/engine/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "engine-stands-alone",
      comment: "A brief in, content out: the engine knows neither HTTP nor the database.",
      severity: "error",
      from: { path: "^app/engine/" },
      to: { path: "^(app/(routes|features|platform|ui)/|db/)" },
    },
    {
      name: "platform-knows-no-product",
      severity: "error",
      from: { path: "^app/platform/" },
      to: { path: "^app/(routes|features|engine|ui)/" },
    },
    {
      name: "platform-knows-no-product-table",
      comment:
        "Only its own: who is signed in, what is limited, where files lie, what is mailed, what the site is set to, what happened at the door. What a product's row uses, its feature says.",
      severity: "error",
      from: { path: "^app/platform/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^db/schema/(?!users\\.ts|page-versions\\.ts|media\\.ts|emails\\.ts|settings\\.ts|security\\.ts|second-factors\\.ts)",
      },
    },
    {
      name: "render-workers-know-no-database",
      comment: "They run on other machines: SQLite keeps its one writer.",
      severity: "error",
      from: { path: "^app/render-worker\\.ts$" },
      to: { path: "^db/", reachable: true },
    },
    {
      name: "content-types-come-first",
      severity: "error",
      from: { path: "^app/features/content-types/" },
      to: { path: "^app/features/(?!content-types/)" },
    },
    {
      name: "then-plans",
      severity: "error",
      from: { path: "^app/features/plans/" },
      to: { path: "^app/features/(?!content-types/|plans/)" },
    },
    {
      name: "then-the-ledger",
      comment: "It knows what is paid for, not how that is made.",
      severity: "error",
      from: { path: "^app/features/ledger/", pathNot: "\\.test\\.ts$" },
      to: { path: "^app/features/(?!content-types/|plans/|ledger/)" },
    },
    {
      name: "payments-know-only-plans",
      comment: "The port to a payment provider and its adapters: what is kept of their answers is billing's.",
      severity: "error",
      from: { path: "^app/features/payments/", pathNot: "\\.test\\.ts$" },
      to: { path: "^(app/features/(?!content-types/|plans/|payments/)|db/)" },
    },
    {
      name: "emails-know-only-plans",
      comment: "What is written to people; whoever has news fills it in.",
      severity: "error",
      from: { path: "^app/features/emails/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^app/features/(?!content-types/|plans/|emails/)" },
    },
    {
      name: "then-billing",
      comment: "Orders, subscriptions and payments bring sparks; what is made of those is not its business.",
      severity: "error",
      from: { path: "^app/features/billing/", pathNot: "\\.test\\.ts$" },
      to: { path: "^app/features/(?!content-types/|plans/|ledger/|emails/|payments/|billing/)" },
    },
    {
      name: "results-come-last",
      comment:
        "Plans and costs, then the ledger, then sparks, then what is shown of them, then what is said about that.",
      severity: "error",
      from: { path: "^app/features/(?!results/|examples/|library/|reviews/|account/|documentation/)" },
      to: { path: "^app/features/(results|examples|library|reviews|account|documentation)/" },
    },
    {
      name: "reviews-after-results",
      severity: "error",
      from: { path: "^app/features/results/" },
      to: { path: "^app/features/(library|reviews)/" },
    },
    {
      name: "db-knows-nobody",
      comment: "But for the types of the engine's port, which columns hold.",
      severity: "error",
      from: { path: "^db/", pathNot: "^db/(cli/|.*\\.test\\.ts$)" },
      to: { path: "^app/", pathNot: "^app/engine/(brief|engine)\\.ts$" },
    },
    {
      name: "db-takes-only-types-of-the-engine",
      severity: "error",
      from: { path: "^db/", pathNot: "^db/(cli/|.*\\.test\\.ts$)" },
      to: { path: "^app/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ui-stands-alone",
      comment: "The design system can be read and shown without the product.",
      severity: "error",
      from: { path: "^app/ui/" },
      to: { path: "^(app/(routes|features|engine|platform)/|db/)" },
    },
    {
      name: "features-do-not-import-routes",
      severity: "error",
      from: { path: "^app/features/" },
      to: { path: "^app/(routes/|routes\\.ts|root\\.tsx)" },
    },
    {
      name: "product-does-not-import-tests",
      severity: "error",
      from: { path: "^(app|db)/", pathNot: "\\.test\\.tsx?$|-contract\\.ts$" },
      to: { path: "^(tests|bench|scripts)/" },
    },
    {
      name: "no-development-packages-in-the-product",
      severity: "error",
      from: { path: "^(app|db)/", pathNot: "\\.test\\.tsx?$|-contract\\.ts$|^app/routes\\.ts$" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "everything-resolves",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:|\\?url$|\\?raw$|^@fontsource" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|data|node_modules/\\.)" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      mainFields: ["module", "main", "types"],
    },
  },
};
