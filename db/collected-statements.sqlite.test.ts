import { setFlagsFromString } from "node:v8";
import { afterEach, expect, test } from "vitest";
import { openSqlite, type SqliteDatabase } from "./open-sqlite";

const rounds = 40;
const writersAtOnce = 250;

afterEach(() => setFlagsFromString("--no-gc-global"));

/** The collection may come between any two of its steps, and takes the statement with it. */
async function write(database: SqliteDatabase, number: number): Promise<unknown> {
  await Promise.resolve();
  database.prepare("insert into written values (?)").run(number);
  await Promise.resolve({ number });
  return [number, { number }];
}

test("statements that nobody keeps are collected while others write", async () => {
  const database = openSqlite(":memory:");
  database.exec("create table written (number integer)");
  // Each collection is a full one, also those that come between two steps of asynchronous work.
  setFlagsFromString("--gc-global");
  for (let round = 0; round < rounds; round += 1) {
    const numbers = Array.from({ length: writersAtOnce }, (_, at) => round * writersAtOnce + at);
    await Promise.all(numbers.map((number) => write(database, number)));
  }
  const written = database.prepare("select count(distinct number) from written").pluck().get();
  expect(written).toBe(rounds * writersAtOnce);
  database.close();
});
