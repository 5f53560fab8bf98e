export * from "./ledger";
export * from "./studio";
export * from "./templates";
export * from "./users";
