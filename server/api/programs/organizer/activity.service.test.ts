import { beforeEach, expect, test } from "vitest";
import { updateProject } from "@/server/services/project/update-project";
import { ApiBench } from "@/testing/api-bench";
import { makeDraft } from "@/testing/draft";
import { databasePerTest } from "@/testing/world/database-hooks";
import { testDeps } from "@/testing/world/deps";

const database = databasePerTest();
const bench = new ApiBench();

interface Page {
  data: { id: string; kind: string; at: string; changes: { field: string; to?: unknown }[] }[];
  cursor: string | null;
}

/** A draft whose overlap was changed seven times, three times in one moment. */
beforeEach(async () => {
  const { deps, clock } = testDeps(database.store);
  const { scope } = await makeDraft(deps);
  for (const [at, overlap] of [2, 4, 6, 8, 7, 9, 11].entries()) {
    if (at < 4) clock.advance(60_000);
    await updateProject(deps, scope, { settings: { overlap } });
  }
  clock.advance(60_000);
  await bench.open(deps, scope);
});

const changed = (page: Page) => page.data.map(({ changes }) => changes[0]?.to);

test("the activity is read on behind its cursor, the newest first, while entries come in", async () => {
  const first = await bench.get<Page>("/activity?topic=settings&search=overlap&limit=3");
  expect(first.data).toHaveLength(3);
  await bench.does("PATCH ", { settings: { overlap: 12 } });
  const second = await bench.get<Page>(
    `/activity?topic=settings&search=overlap&limit=3&cursor=${first.cursor}`,
  );
  const third = await bench.get<Page>(
    `/activity?topic=settings&search=overlap&limit=3&cursor=${second.cursor}`,
  );
  expect(third.cursor).toBeNull();
  const all = [first, second, third].flatMap(changed);
  expect(all.toSorted((a, b) => Number(a) - Number(b))).toEqual([2, 4, 6, 7, 8, 9, 11]);
  expect(all.slice(-3)).toEqual([6, 4, 2]);
  const moments = [first, second, third].flatMap(({ data }) => data.map(({ at }) => at));
  expect(moments).toEqual(moments.toSorted().toReversed());
});

test("entries are found by who did them and by day; what is no filter is refused", async () => {
  const { data } = await bench.get<Page>(`/activity?by=${bench.owner.userId}`);
  expect(data.map(({ kind }) => kind)).toEqual([]);
  await bench.does("PATCH ", { name: "Renamed" });
  const own = await bench.get<Page>(`/activity?by=${bench.owner.userId}&topic=settings`);
  expect(own.data).toMatchObject([{ kind: "project_changed", token: "nightly pull" }]);
  expect((await bench.get<Page>("/activity?until=2020-01-01")).data).toEqual([]);
  expect(await bench.refusal("GET /activity?topic=nonsense")).toEqual([400, "malformed"]);
  expect(await bench.refusal("GET /activity?from=yesterday")).toEqual([400, "malformed"]);
  expect(await bench.refusal("GET /activity?cursor=abc")).toEqual([400, "malformed"]);
});

test("the files hold what the list holds", async () => {
  const query = "topic=settings&search=overlap";
  const { data } = await bench.get<Page>(`/activity?${query}`);
  const lines = await bench.ask("GET", `/activity/files/activity.jsonl?${query}`);
  expect(lines.text.trim().split("\n")).toHaveLength(data.length);
  const table = await bench.ask("GET", `/activity/files/activity.csv?${query}`);
  expect(table.headers.get("content-type")).toContain("text/csv");
  expect(table.headers.get("content-disposition")).toContain("-activity.csv");
  expect(table.text).toContain("settings.overlap,9,11");
  expect(await bench.refusal("GET /activity/files/other.txt")).toEqual([400, "malformed"]);
});

test("a token reads the activity only if it is for it", async () => {
  await bench.isGuarded("GET /activity", "read:activity");
  await bench.isGuarded("GET /activity/files/activity.csv", "read:activity");
});
