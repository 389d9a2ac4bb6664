import path from "node:path";

export type Engine = "sqlite" | "postgres";

/** The engine that `DATABASE_URL` asks for: PostgreSQL for a postgres:// address, else the embedded SQLite file. */
export function engineOf(databaseUrl: string | undefined = process.env.DATABASE_URL): Engine {
  return databaseUrl !== undefined && /^postgres(ql)?:\/\//.test(databaseUrl) ? "postgres" : "sqlite";
}

export const engine = engineOf();

/** The folder that holds the SQLite file, uploads in progress and the first set-up link. */
export function dataFolder(): string {
  return path.resolve(/* turbopackIgnore: true */ process.env.TOUCHSTONE_DATA ?? "data");
}

/** Where the embedded database lies. */
export function sqliteFile(): string {
  return path.join(dataFolder(), "touchstone.sqlite");
}
