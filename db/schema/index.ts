export * from "./ledger";
export * from "./studio";
export * from "./users";
