import { expect, test } from "vitest";
import { EvaluationBench, nearRun, perfectRun, reversedRun } from "@/testing/evaluation-bench";
import { ApiBench } from "@/testing/api-bench";
import { databasePerTest } from "@/testing/world/database-hooks";

const database = databasePerTest();
const evaluations = new EvaluationBench(database);
const bench = new ApiBench();

async function released(): Promise<void> {
  await evaluations.release();
  await bench.open(evaluations.world.deps, evaluations.world);
}

const settings = {
  title: "Headlines 2026",
  clockHours: 48,
  runsPerTeam: 2,
  scoresShown: "now",
  withinScale: true,
  terms: "",
  endsAt: null,
};

interface Screen {
  releases: number[];
  evaluation: { isOpen: boolean; version: number; key: string; teams: { id: string }[] } | null;
}

interface Table {
  version: number;
  rows: { name: string; rank: number | null; isOwn: boolean }[];
}

async function uploaded(bytes: Uint8Array): Promise<object> {
  const sent = { "content-type": "application/octet-stream" };
  const answer = await bench.ask("POST", "/uploads?name=pairs.txt", Buffer.from(bytes).toString(), sent);
  return { ...answer.json, dataset: "pairs" };
}

test("an evaluation is opened against a release, set, closed and opened again", async () => {
  await released();
  expect(await bench.get<Screen>("/evaluation")).toEqual({ releases: [1], evaluation: null });
  expect(await bench.refusal("GET /evaluation/leaderboard")).toEqual([404, "not_found"]);
  expect(await bench.refusal("POST /evaluation", { version: 7 })).toEqual([404, "not_found"]);
  await bench.does("POST /evaluation", { version: 1 }, 201);
  expect(await bench.refusal("POST /evaluation", { version: 1 })).toEqual([409, "conflict"]);
  await bench.does("PUT /evaluation/settings", settings);
  expect(await bench.get("/evaluation")).toMatchObject({ evaluation: { settings, isOpen: true } });
  expect(await bench.refusal("PUT /evaluation/settings", { ...settings, clockHours: 0 })).toEqual([
    400,
    "malformed",
  ]);
  await bench.does("PUT /evaluation/state", { open: false });
  expect(await bench.get("/evaluation")).toMatchObject({ evaluation: { isOpen: false } });
  await bench.does("PUT /evaluation/state", { open: true });
  expect(await bench.get("/evaluation")).toMatchObject({ evaluation: { isOpen: true } });
});

test("a run of one's own is handed in as an upload and ranked; a bad one leaves nothing", async () => {
  await released();
  await bench.does("POST /evaluation", { version: 1 }, 201);
  const run = (name: string) => ({ name, description: "", resources: [] });
  const good = { ...run("near"), files: [await uploaded(nearRun)] };
  expect(await bench.does("POST /evaluation/runs", good, 201)).toMatchObject({ name: "near", position: 1 });
  await bench.does("POST /evaluation/runs", { ...run("perfect"), files: [await uploaded(perfectRun)] }, 201);
  await bench.does(
    "POST /evaluation/runs",
    { ...run("reversed"), files: [await uploaded(reversedRun)] },
    201,
  );
  const short = { ...run("short"), files: [await uploaded(Buffer.from("1\n2\n"))] };
  expect(await bench.refusal("POST /evaluation/runs", short)).toEqual([422, "file_refused"]);
  // What is in was an upload once.
  expect(await bench.refusal("POST /evaluation/runs", good)).toEqual([404, "not_found"]);
  const table = await bench.get<Table>("/evaluation/leaderboard?version=1");
  expect(table.rows.map(({ name, isOwn }) => [name, isOwn])).toEqual([
    ["perfect", true],
    ["near", true],
    ["reversed", true],
  ]);
  const file = await bench.ask("GET", "/evaluation/leaderboard.csv");
  expect(file.headers.get("content-type")).toContain("text/csv");
  expect(file.text).toContain("perfect");
  expect(await bench.refusal("GET /evaluation/leaderboard?version=none")).toEqual([400, "malformed"]);
});

test("runs are scored against a newer release, and a team gets more time", async () => {
  await released();
  const key = await evaluations.open();
  await evaluations.ready(key, "one");
  await evaluations.sendOwn("near", nearRun);
  expect(await bench.refusal("POST /evaluation/rescore", { version: 1 })).toEqual([
    409,
    "release_not_evaluable",
  ]);
  await evaluations.judgeMore();
  await evaluations.releaseAgain();
  await bench.does("POST /evaluation/rescore", { version: 2 });
  expect(await bench.get("/evaluation/leaderboard")).toMatchObject({ version: 2, versions: [2, 1] });
  expect(await bench.get("/evaluation/leaderboard?version=1")).toMatchObject({ version: 1 });
  const teams = async () =>
    (await bench.get<{ evaluation: { teams: { id: string; clockEndsAt: string }[] } }>("/evaluation"))
      .evaluation.teams;
  const [before] = await teams();
  await bench.does(`POST /evaluation/teams/${before?.id}/clock`, { hours: 5 });
  const [after] = await teams();
  expect(Date.parse(after?.clockEndsAt ?? "") - Date.parse(before?.clockEndsAt ?? "")).toBe(5 * 3_600_000);
  expect(await bench.refusal("POST /evaluation/teams/none/clock", { hours: 5 })).toEqual([404, "not_found"]);
});

test("a token that reads the evaluation opens and closes nothing", async () => {
  await released();
  await bench.isGuarded("POST /evaluation", "write:evaluation", { version: 1 });
  await bench.isGuarded("PUT /evaluation/state", "write:evaluation", { open: false });
  await bench.isGuarded("GET /evaluation/leaderboard.csv", "read:evaluation");
  expect(await bench.get<Screen>("/evaluation")).toMatchObject({ evaluation: null });
});
