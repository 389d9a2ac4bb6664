import { sql, type SQL } from "drizzle-orm";
import { engine } from "@/db/engine";
import { rawRows, type RawValue } from "@/db/raw-rows";
import type { Db } from "@/db/store";
import type { CopiedColumn, DumpedTable } from "./copied-tables";
import { lineOfRow } from "./row-text";

/** So much text is read at once, whatever the size of a row. */
const pieceLength = 1_000_000;
const mostRows = 2_000;

/** Some rows of a table, a line each. */
export interface CopiedPiece {
  rows: number;
  text: string;
}

/** What SQLite keeps as such PostgreSQL has to be asked for. */
function asCopied({ kind, column }: CopiedColumn): SQL {
  if (engine === "sqlite") return sql`${column}`;
  if (kind === "json") return sql`${column}::text`;
  if (kind === "date") return sql`(extract(epoch from ${column}) * 1000)::double precision`;
  return kind === "number" ? sql`${column}::double precision` : sql`${column}`;
}

const list = (parts: SQL[]) => sql.join(parts, sql`, `);

function pageAfter({ table, columns, keyColumns }: DumpedTable, last: RawValue[] | null, limit: number): SQL {
  const key = list(keyColumns.map(({ column }) => sql`${column}`));
  const after = last === null ? sql`` : sql` where (${key}) > (${list(last.map((value) => sql`${value}`))})`;
  // Columns of the same name would be one to PostgreSQL's driver; those of one table have names of their own.
  const picked = list(columns.map((one) => sql`${asCopied(one)} as ${sql.identifier(one.name)}`));
  return sql`select ${picked} from ${table}${after} order by ${key} limit ${limit}`;
}

/** All rows of a table in the order of its key, some at a time. */
export async function* readRows(db: Db, table: DumpedTable): AsyncGenerator<CopiedPiece> {
  const keyPlaces = table.keyColumns.map((key) => table.columns.indexOf(key));
  let last: RawValue[] | null = null;
  for (let limit = 50; ;) {
    const rows: RawValue[][] = await rawRows(db, pageAfter(table, last, limit));
    if (rows.length === 0) return;
    const text = rows.map((row) => lineOfRow(table.columns, row)).join("");
    yield { rows: rows.length, text };
    if (rows.length < limit) return;
    last = keyPlaces.map((at) => rows.at(-1)?.[at] ?? null);
    limit = Math.max(1, Math.min(mostRows, Math.floor((pieceLength * rows.length) / text.length)));
  }
}
