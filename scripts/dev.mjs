#!/usr/bin/env node
/** npm run dev: the site with hot reload, and a worker that is built and started anew on every change. */
import { requireNode } from "./site/node-version.mjs";

requireNode();
import("./site/develop.mjs").then(({ develop }) => develop());
