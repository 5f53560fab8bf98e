#!/usr/bin/env node
/** npm run build: the site and the worker for production, into build/. */
import { requireNode } from "./site/node-version.mjs";

requireNode();
Promise.all([import("./site/build.mjs"), import("./site/explained-error.mjs"), import("./site/environment.mjs")]).then(
  ([{ build }, { explainAndExit }, { enterProject }]) => {
    enterProject();
    return build().catch(explainAndExit);
  },
);
