export * from "./ledger";
export * from "./media";
export * from "./recommendations";
export * from "./reviews";
export * from "./settings";
export * from "./studio";
export * from "./templates";
export * from "./users";
