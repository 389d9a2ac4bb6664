/** Stands for what sends server actions, of which no page has one; whoever adds the first takes the stand-in out. */
export function serverActionReducer(): never {
  throw new Error("No page has server actions: see turbopack.resolveAlias in next.config.mjs.");
}
