import { expect, test, vi } from "vitest";
import { migrate } from "@/db/migrate";
import { makeRestartablePostgres } from "@/tools/scripts/test-postgres/server";
import { readSql } from "@/testing/world/release/raw-sql";
import { whenItAnswers } from "@/server/main/when-it-answers";

test("a server that starts before its database waits for it, and says so once", async () => {
  const postgres = await makeRestartablePostgres();
  const location = { databaseUrl: postgres.databaseUrl };
  const say = vi.fn();
  let tries = 0;
  const started = whenItAnswers(
    "database",
    () => {
      tries += 1;
      return migrate(location);
    },
    say,
  );
  await expect.poll(() => tries).toBeGreaterThan(1);
  await postgres.start();
  await started;
  expect(say).toHaveBeenCalledOnce();
  expect(await readSql(location, "select * from projects")).toEqual([]);
  await postgres.remove();
});

test("a database that never answers is not waited for without end, and another fault not at all", async () => {
  const gone = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  const times = [0, 30_000, 60_001];
  const work = vi.fn(() => Promise.reject(gone));
  await expect(whenItAnswers("database", work, vi.fn(), () => times.shift() ?? 0)).rejects.toBe(gone);
  expect(work).toHaveBeenCalledTimes(2);
  const wrong = vi.fn(() => Promise.reject(new Error("password authentication failed")));
  await expect(whenItAnswers("database", wrong, vi.fn())).rejects.toThrow("password");
  expect(wrong).toHaveBeenCalledOnce();
});
