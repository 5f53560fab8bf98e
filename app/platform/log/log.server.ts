import pino from "pino";
import { setSlowQueryReport } from "#db/slow-queries";
import { config } from "~/platform/config/config.server";
import { logOptions } from "./log-options";

/** The log: JSON lines on standard error. Never prompts, answers, passwords, cookies or keys. */
export const log = pino({ ...logOptions, level: config.logLevel }, pino.destination(2));

setSlowQueryReport((query) => log.warn(query, "slow query"));
