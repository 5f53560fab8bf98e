#!/usr/bin/env node
/** npm start: from a clean clone to a running site. */
import { requireNode } from "./site/node-version.mjs";

requireNode();
// why not a static import: what follows is written for the Node that was just made sure of.
import("./site/serve.mjs").then(({ serve }) => serve());
