export const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
