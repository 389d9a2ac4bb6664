import { z } from "zod";

/** A backup goes back to where it came from; a dump goes to either engine. */
const copyKinds = ["backup", "dump"] as const;
export type CopyKind = (typeof copyKinds)[number];

/** What stands at the end of a copy: what it is of, and what each of its files must be. */
export const copyManifest = z.object({
  format: z.literal("touchstone-copy-1"),
  kind: z.enum(copyKinds),
  engine: z.enum(["sqlite", "postgres"]),
  /** The version of Touchstone that wrote it. */
  version: z.string(),
  /** Equal where the tables are. */
  schema: z.string(),
  madeAt: z.string(),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.int().nonnegative()),
  files: z.record(
    z.string(),
    z.object({ bytes: z.int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
});

export type CopyManifest = z.infer<typeof copyManifest>;

export const manifestName = "manifest.json";
/** The whole database in SQLite's own form. */
export const sqliteName = "touchstone.sqlite";
/** Where a copy has the rows of a table, a line each. */
export const rowsName = (table: string) => `tables/${table}.jsonl`;
/** Before the path of a file of the data folder. */
export const filesPrefix = "files/";
