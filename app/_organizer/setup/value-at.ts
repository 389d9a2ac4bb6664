/** What stands in an object at a path such as `settings.contactName`; undefined where nothing does. */
export function valueAt(object: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((inner, name) => {
    if (typeof inner !== "object" || inner === null) return undefined;
    return (inner as Record<string, unknown>)[name];
  }, object);
}
