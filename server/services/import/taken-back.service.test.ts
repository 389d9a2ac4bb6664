import { beforeAll, expect, test } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { testDeps, type TestClock } from "@/testing/world/deps";
import type { Deps } from "@/server/deps";
import { importChoices } from "@/server/domain/import/contracts";
import { listItems } from "@/server/services/item/list-items";
import { recoverUnfinishedWork } from "@/server/services/startup/recover-unfinished-work";
import { makeDraft, stsFiles } from "@/testing/draft";
import { saveImport } from "./save-import";

const database = databasePerFile();
let deps: Deps;
let clock: TestClock;

beforeAll(() => {
  ({ deps, clock } = testDeps(database.store));
});

const choices = importChoices.parse({});
const wholeList = { project: "", page: 1, search: "", gold: "all" } as const;

test("items of an import that a killed process left are never seen and gone after the next start", async () => {
  const { scope } = await makeDraft(deps);
  const killed = new Error("killed");
  const failing: Deps = { ...deps, store: { ...deps.store, write: failAfter(3, killed) } };
  await expect(saveImport(failing, scope, stsFiles("half", 1_500), choices)).rejects.toThrow(killed);
  expect(await listItems(deps, scope, wholeList)).toMatchObject({ total: 0, datasets: [] });
  clock.advance(11_000);
  await recoverUnfinishedWork(deps);
  await saveImport(deps, scope, stsFiles("half", 5), choices);
  expect((await listItems(deps, scope, wholeList)).total).toBe(5);
});

test("a start leaves an import alone that another process is at, and one that ended meanwhile", async () => {
  const { scope } = await makeDraft(deps);
  let starts = 0;
  const started: Deps["store"]["write"] = async (work) => {
    const value = await deps.store.write(work);
    starts += 1;
    await recoverUnfinishedWork(deps);
    return value;
  };
  const elsewhere = { ...deps, store: { ...deps.store, write: started } };
  await saveImport(elsewhere, scope, stsFiles("shared", 120), { ...choices, gold: { take: "all" } });
  expect(starts).toBeGreaterThan(3);
  clock.advance(60_000);
  await recoverUnfinishedWork(deps);
  expect((await listItems(deps, scope, wholeList)).total).toBe(120);
});

test("an import that was taken back ends with a refusal and leaves nothing, however late its process comes", async () => {
  const { scope } = await makeDraft(deps);
  let writes = 0;
  const late: Deps["store"]["write"] = async (work) => {
    writes += 1;
    if (writes === 3) {
      clock.advance(11_000);
      await recoverUnfinishedWork(deps);
    }
    return deps.store.write(work);
  };
  const slow = { ...deps, store: { ...deps.store, write: late } };
  const saving = saveImport(slow, scope, stsFiles("late", 300), choices);
  await expect(saving).rejects.toMatchObject({ reason: "conflict" });
  expect(await listItems(deps, scope, wholeList)).toMatchObject({ total: 0, datasets: [] });
  await saveImport(deps, scope, stsFiles("late", 3), choices);
});

/** Writes that succeed a few times and then never again, as when the process dies. */
function failAfter(times: number, error: Error): Deps["store"]["write"] {
  let left = times;
  return async (work) => {
    if (left === 0) throw error;
    left -= 1;
    return deps.store.write(work);
  };
}
