import { sql, type Placeholder } from "drizzle-orm";
import { statement } from "./statement";

type Statement<Result> = ReturnType<typeof statement<Record<string, unknown>, Result>>;

/** Of a query that takes more or fewer rows: more than so many are not worth a plan of their own. */
const most = 40;

/**
 * A query of the hot path that takes some rows at once, built once for each number of them.
 * @param build makes it for so many rows; the values of the row at `at` have its number behind their names.
 */
export function preparedFor<Result>(
  name: string,
  build: (count: number) => Parameters<typeof statement<Record<string, unknown>, Result>>[1],
): (count: number) => Statement<Result> {
  const known = new Map<number, Statement<Result>>();
  return (count) => {
    const made =
      known.get(count) ?? statement<Record<string, unknown>, Result>(`${name}_${count}`, build(count));
    if (count <= most) known.set(count, made);
    return made;
  };
}

/** The rows of an insert that `numbered` gives the values of. */
export function numberedPlaceholders<const Name extends string>(
  count: number,
  names: readonly Name[],
): Record<Name, Placeholder>[] {
  return Array.from(
    { length: count },
    (_, at) =>
      Object.fromEntries(names.map((name) => [name, sql.placeholder(`${name}${at}`)])) as Record<
        Name,
        Placeholder
      >,
  );
}

const numberedNames = new Map<string, string[]>();

/** Kept, because a text that is put together anew for each value takes longer than all else about it. */
function numberedName(name: string, at: number): string {
  const names = numberedNames.get(name) ?? [];
  if (names.length === 0) numberedNames.set(name, names);
  return (names[at] ??= `${name}${at}`);
}

/** The values of rows by name, each with the number of its row behind it. */
export function numbered(rows: readonly object[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [at, row] of rows.entries()) {
    for (const [name, value] of Object.entries(row)) values[numberedName(name, at)] = value;
  }
  return values;
}
