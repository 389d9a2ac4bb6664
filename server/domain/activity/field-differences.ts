import { z } from "zod";
import { isSameValue } from "@/server/domain/project/overwritten";

/** One setting before and after a change, as JSON; null where there was or is none. */
export const fieldDifference = z.object({
  field: z.string(),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
});
export type FieldDifference = z.infer<typeof fieldDifference>;

/**
 * What differs between two values of JSON, by path, e.g. `settings.stopping.accuracy.bar`. Objects are compared name by
 * name, in the order of the one before; lists of objects entry by entry where both are as long; everything else as a whole.
 */
export function fieldDifferences(before: unknown, after: unknown, path = ""): FieldDifference[] {
  if (isSameValue(before, after)) return [];
  const [one, other] = [partsOf(before), partsOf(after)];
  if (one === null || other === null || !canBeParted(before, after)) {
    return [{ field: path, from: before ?? null, to: after ?? null }];
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) =>
    fieldDifferences(one[name], other[name], path === "" ? name : `${path}.${name}`),
  );
}

type Parts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function partsOf(value: unknown): Parts | null {
  if (isObject(value)) return value;
  return Array.isArray(value) && value.length > 0 && value.every(isObject) ? { ...value } : null;
}

/** An object against an object, or a list against one that is as long. */
function canBeParted(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) !== Array.isArray(after)) return false;
  return !Array.isArray(before) || before.length === (after as unknown[]).length;
}
