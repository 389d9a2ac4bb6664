import type pg from "pg";
import { migrate } from "@/db/migrate";
import { connectTo } from "@/db/way.postgres";
import type { CopiedColumn, DumpedTable } from "./copied-tables";
import type { LoadTarget } from "./load-target";

const quoted = (name: string) => `"${name}"`;

const readTypes: Record<CopiedColumn["kind"], string> = {
  string: "text",
  json: "text",
  number: "double precision",
  date: "double precision",
  boolean: "boolean",
};

function asStored({ name, kind }: CopiedColumn): string {
  const value = `x.${quoted(name)}`;
  if (kind === "json") return `${value}::json`;
  return kind === "date" ? `timestamptz 'epoch' + ${value} * interval '1 millisecond'` : value;
}

/** One statement for any number of rows, which come as one JSON text. */
function insertionInto({ name, columns }: DumpedTable): string {
  const names = columns.map((column) => quoted(column.name)).join(", ");
  const read = columns.map((column) => `${quoted(column.name)} ${readTypes[column.kind]}`).join(", ");
  return `insert into ${quoted(name)} (${names}) select ${columns.map(asStored).join(", ")} from json_to_recordset($1) as x(${read})`;
}

/**
 * The tables of a PostgreSQL database to load rows into, emptied of what they have; all in one transaction.
 * @throws Error with a sentence where others use the database.
 */
export async function loadIntoPostgres(
  databaseUrl: string,
  tables: readonly DumpedTable[],
): Promise<LoadTarget> {
  await migrate({ databaseUrl });
  const client = await connectTo(databaseUrl);
  try {
    await client.query("begin");
    await refuseOthers(client);
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`);
  } catch (error) {
    await client.end();
    throw error;
  }
  return {
    insert: async (table, rows) => {
      const named = rows.map((row) =>
        Object.fromEntries(table.columns.map(({ name }, at) => [name, row[at]])),
      );
      await client.query(insertionInto(table), [JSON.stringify(named)]);
    },
    // PostgreSQL looks at each row when it comes.
    brokenTables: async () => [],
    keep: async () => void (await client.query("commit")),
    close: () => client.end(),
  };
}

async function refuseOthers(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "select 1 from pg_stat_activity where datname = current_database() and usename = current_user " +
      "and pid <> pg_backend_pid() and backend_type = 'client backend'",
  );
  if (rowCount !== null && rowCount > 0)
    throw new Error("Another program is using this database. Stop the server, then try again.");
}
