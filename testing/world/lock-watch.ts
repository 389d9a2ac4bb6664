import pg from "pg";

/** Asks a database of PostgreSQL whether a transaction waits in it for a row that another one holds. */
export async function lockWatch(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const waiting = `select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return {
    /** Until one waits, or whoever may wait has ended. */
    somebodyWaits: async (hasEnded: () => boolean): Promise<void> => {
      while (!hasEnded() && (await client.query(waiting)).rowCount === 0);
    },
    close: () => client.end(),
  };
}
