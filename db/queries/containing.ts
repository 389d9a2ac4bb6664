import { or, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Whether one of these columns contains what is searched for, in capitals or not; undefined where nothing is. */
export function containing(columns: readonly AnyPgColumn[], search: string): SQL | undefined {
  const sought = search.trim();
  if (sought === "") return undefined;
  const like = (text: SQL, part: string) =>
    sql`${text} like ${`%${part.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`} escape '\\'`;
  // One engine folds no letters but those of English, so other ones are sought in both forms.
  return or(
    ...columns.flatMap((column) => [
      like(sql`lower(${column})`, sought.toLowerCase()),
      like(sql`${column}`, sought),
      like(sql`${column}`, sought.toUpperCase()),
    ]),
  );
}
