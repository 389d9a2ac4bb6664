import { Column, DrizzleQueryError, is, Param, Placeholder, SQL, type DriverValueDecoder } from "drizzle-orm";
import type { Db } from "./store";

/** Runs a text of SQL on the connection behind a handle: at once, or when it is its turn. A name is that of its plan. */
export type DirectRun = (
  query: string,
  params: unknown[],
  method: "run" | "all",
  name?: string,
) => { rows: unknown[] } | Promise<{ rows: unknown[] }>;

const runs = new WeakMap<Db, DirectRun>();

/** Lets the prepared statements of a handle pass Drizzle's session by. */
export const runDirectly = (db: Db, run: DirectRun): void => void runs.set(db, run);

type Decoder = DriverValueDecoder<unknown, unknown>;

/** What Drizzle has prepared for either engine, as far as it is read here. */
interface Prepared {
  query: { sql: string; params: unknown[] };
  /** On SQLite alone. */
  method?: string;
  /** On PostgreSQL alone. */
  queryConfig?: { name?: string };
  /** The columns of an answer: where the value of each goes, and what it is made of. */
  fields?: { path: string[]; field: unknown }[];
  customResultMapper?: unknown;
}

type Values = Record<string, unknown>;

/**
 * What Drizzle prepared, run without its session: the same parameters, rows and errors, but one promise for a statement
 * in place of nine, and what is decided about its columns is decided once.
 * @returns null where that cannot be, as where rows hold rows
 */
export function directly<Result>(db: Db, prepared: object): ((values: Values) => Promise<Result>) | null {
  const run = runs.get(db);
  const { query, fields, customResultMapper, queryConfig } = prepared as Prepared;
  const { method = fields === undefined ? "run" : "all" } = prepared as Prepared;
  const name = queryConfig?.name;
  const isFlat = fields === undefined || fields.every(({ path }) => path.length === 1);
  if (run === undefined || !isFlat || customResultMapper !== undefined) return null;
  if (method !== "run" && method !== "all") return null;
  const { sql } = query;
  const fill = query.params.map(valueOf);
  const columns = fields?.map(({ path, field }) => ({ name: path[0] as string, decoder: decoderOf(field) }));
  return async (values) => {
    const params = fill.map((one) => one(values));
    try {
      const { rows } = await run(sql, params, method, name);
      return (columns === undefined ? rows : rows.map((row) => named(columns, row as unknown[]))) as Result;
    } catch (error) {
      throw new DrizzleQueryError(sql, params, error as Error);
    }
  };
}

/** How one parameter is made of the values of a call. */
function valueOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => given(values, param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  return (values) => encoder.mapToDriverValue(given(values, value.name));
}

function given(values: Values, name: string): unknown {
  if (name in values) return values[name];
  throw new Error(`No value for placeholder "${name}" was provided`);
}

function decoderOf(field: unknown): Decoder {
  if (is(field, Column)) return field.dataType === "json" ? keepingLong(field) : field;
  const { decoder } = (is(field, SQL) ? field : (field as SQL.Aliased).sql) as unknown as {
    decoder: Decoder;
  };
  return decoder;
}

/** A JSON text from this length on is worth being looked up. */
const longText = 1_000;
/** As many projects may be at work at once, and each is read once. */
const maxKeptTexts = 100;

/**
 * Makes of a long text that comes again what it made the last time, which nobody may change: the settings of a project are
 * read with every call of its annotators.
 */
function keepingLong(column: Decoder): Decoder {
  const kept = new Map<string, unknown>();
  return {
    mapFromDriverValue: (text) => {
      if (typeof text !== "string" || text.length < longText) return column.mapFromDriverValue(text);
      if (!kept.has(text)) {
        if (kept.size >= maxKeptTexts) kept.clear();
        kept.set(text, frozen(column.mapFromDriverValue(text)));
      }
      return kept.get(text);
    },
  };
}

function frozen(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

function named(columns: readonly { name: string; decoder: Decoder }[], row: readonly unknown[]): Values {
  const made: Values = {};
  // Not by map: this is done for every column of every row that an annotator's call reads.
  for (let at = 0; at < columns.length; at += 1) {
    const { name, decoder } = columns[at] as (typeof columns)[number];
    const value = row[at];
    made[name] = value === null ? null : decoder.mapFromDriverValue(value);
  }
  return made;
}
