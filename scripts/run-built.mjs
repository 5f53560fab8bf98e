#!/usr/bin/env node
/** Runs a built command-line program with its arguments: `node scripts/run-built.mjs backup FILE`. Builds first when the sources changed. */
import { requireNode } from "./site/node-version.mjs";

requireNode();
import("./site/program.mjs").then(({ runProgram }) => runProgram(process.argv.slice(2)));
