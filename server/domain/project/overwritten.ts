/** One field that somebody else changed while it was on somebody's screen. Values are as the field's contract has them. */
export interface Overwritten {
  /** As the input names it, e.g. `settings.overlap`. */
  field: string;
  was: unknown;
  now: unknown;
}

/** What a change sets and what stood there when it was begun, both by field; settings by their own names. */
export interface FieldChange {
  set: Readonly<Record<string, unknown>>;
  was: Readonly<Record<string, unknown>>;
  now: Readonly<Record<string, unknown>>;
}

/**
 * The fields of a change that are no longer as its editor saw them, and are not what the change makes of them anyway.
 * A field of which the change does not say what it was is changed without a question.
 */
export function overwritten({ set, was, now }: FieldChange): Overwritten[] {
  return Object.keys(set).flatMap((field) => {
    if (!(field in was) || set[field] === undefined) return [];
    const isAsSeen = isSameValue(was[field], now[field]) || isSameValue(set[field], now[field]);
    return isAsSeen ? [] : [{ field, was: was[field], now: now[field] }];
  });
}

/** Whether two values of JSON say the same: names in any order, texts without the space around them. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.sort(([one], [next]) => (one < next ? -1 : 1)).map(([name, inner]) => [name, inOrder(inner)]),
  );
}
