export * from "./auth";
export * from "./projects";
export * from "./items";
export * from "./people";
export * from "./work";
export * from "./jobs";
export * from "./outcomes";
