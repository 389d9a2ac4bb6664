import { afterAll, beforeAll, expect, test } from "vitest";
import { openHandles, storeOver } from "@/db/client";
import { runnerOf } from "@/db/client.sqlite";
import { openSqlite, type SqliteDatabase } from "@/db/open-sqlite";
import type { Store } from "@/db/store";
import { databasePerFile } from "@/testing/world/database-hooks";
import { makeFilledProject } from "@/testing/world/filled-project";
import { readingAside, type Deps } from "@/server/deps";
import { annotatorSorts, listAnnotatorsInput } from "@/server/domain/annotator/listing";
import { goldPageInput } from "@/server/domain/gold/contracts";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { payPageInput } from "@/server/domain/payment/contracts";
import { listDecisions } from "@/server/services/adjudication/list-decisions";
import { showQueue } from "@/server/services/adjudication/show-queue";
import { showGold } from "@/server/services/gold/show-gold";
import { showPayments } from "@/server/services/payment/show-payments";
import { enterProject } from "@/server/services/project/enter-project";
import { computeAnnotatorFigures } from "./compute-annotator-figures";
import { listAnnotators } from "./list-annotators";
import { showProgress } from "./show-progress";
import { updateAnnotatorFigures } from "./update-annotator-figures";

const size = { items: 4_000, gold: 100, annotators: 1_000, pagesEach: 20 };

const database = databasePerFile();
/** What was asked of the database since it was last emptied, with the number of rows that came back. */
let asked: { query: string; rows: number }[];
let plain: SqliteDatabase;
let store: Store;
let deps: Deps;
let scope: ProjectScope<"own">;

beforeAll(async () => {
  const world = await makeFilledProject(database.store, size);
  if (!("file" in database.location)) throw new Error("This test reads plans of SQLite.");
  const { file } = database.location;
  plain = openSqlite(file, { readonly: true });
  const run = runnerOf(plain);
  const handles = openHandles({ file });
  if (handles.kind !== "sqlite") throw new Error("A file is SQLite's.");
  handles.readingThread = {
    run: async (query, params, method) => {
      const answer = run(query, params, method);
      asked.push({ query, rows: method === "get" ? 1 : answer.rows.length });
      return answer;
    },
    close: async () => undefined,
  };
  asked = [];
  store = storeOver(handles);
  deps = readingAside({ ...world.deps, store });
  await updateAnnotatorFigures(deps, (projectId) => computeAnnotatorFigures(deps, { projectId }));
  scope = await enterProject(deps, { kind: "system" }, world.slug, "own");
});
afterAll(async () => {
  plain.close();
  await store.close();
});

/** What a statement reads from its first row to its last, without an index that narrows it. */
function wholeTables(query: string): string[] {
  const plan = plain.prepare(`explain query plan ${query}`);
  const steps = plan.all(...Array.from(query.matchAll(/\?/g), () => null)) as { detail: string }[];
  return steps.flatMap(
    ({ detail }) =>
      /^SCAN (judgments|assignments|responses|payments|annotators|met_checks)\b/.exec(detail)?.[1] ?? [],
  );
}

/** No list brings more rows than its page, or reads a table that grows with the work through. */
async function expectPaged(work: () => Promise<unknown>, most: number): Promise<void> {
  asked = [];
  await work();
  expect(asked.length).toBeGreaterThan(0);
  // What is asked about nothing reads nothing, whatever its plan says.
  for (const { query, rows } of asked.filter((one) => !one.query.includes("(false and"))) {
    expect({ query, rows: rows <= most ? "a page" : rows }).toEqual({ query, rows: "a page" });
    expect({ query, whole: wholeTables(query) }).toEqual({ query, whole: [] });
  }
}

const desk = () => ({ ...scope, actor: { kind: "user" as const, userId: "somebody" } });

test("the list of annotators brings a page of them in every order", async () => {
  for (const sort of annotatorSorts) {
    const input = listAnnotatorsInput.parse({ sort, search: "A-", page: 3 });
    await expectPaged(() => listAnnotators(deps, scope, input), 50);
  }
});

test("the ledger brings a page of people", async () => {
  await expectPaged(() => showPayments(deps, scope, payPageInput.parse({})), 100);
});

test("the queue of adjudicators brings the next cases with their judgments, of all that wait", async () => {
  const judgmentsOfCases = 10 * 20;
  const queue = await showQueue(deps, desk(), {});
  expect(queue.waiting).toBeGreaterThan(1_000);
  await expectPaged(() => showQueue(deps, desk(), {}), judgmentsOfCases);
  await expectPaged(() => listDecisions(deps, desk(), { page: 1 }), 50);
});

test("the list of gold and the overview read no judgment, or a few", async () => {
  asked = [];
  await showGold(deps, scope, goldPageInput.parse({}));
  await showProgress(deps, scope);
  const ofJudgments = asked.filter(({ query }) => / (from|join) "judgments"/.test(query));
  expect(ofJudgments.filter(({ query }) => !query.endsWith("limit ?"))).toEqual([]);
});

test("a plan that reads a table through is found", () => {
  expect(wholeTables("select value from judgments where value = 3")).toEqual(["judgments"]);
  expect(wholeTables("select value from judgments where item_id = ?")).toEqual([]);
});
