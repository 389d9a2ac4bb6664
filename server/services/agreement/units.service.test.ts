import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databasePerTest } from "@/testing/world/database-hooks";
import { makeProject, type World } from "@/testing/world/world";
import { scopeOf } from "@/testing/writing";
import { agreementParameters } from "@/server/domain/agreement/agreement";
import type { MarkedUnit } from "@/server/domain/task/unit-marking/marked-unit";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { composeText } from "@/task-types/unit-marking/imports/compose-text";
import { computeAgreement } from "./compute-agreement";
import { showAgreement } from "./show-agreement";

const database = databasePerTest();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "units-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const content = composeText([
  { heading: "A", text: "The bridge opened. A crowd came." },
  { heading: "B", text: "It was opened. People came." },
]);
const unit = (label: string, ...stretches: [number, number, number][]): MarkedUnit => ({
  label,
  contributors: stretches.map(([summary, start, end]) => ({ summary, parts: [{ start, end }] })),
});
const opened = unit(" It opened ", [0, 0, 17], [1, 0, 13]);
const came = unit("A crowd came", [0, 19, 31], [1, 15, 26]);
const whole = unit("All of it", [0, 0, 31], [1, 0, 26]);

const topics = () =>
  makeProject(database.store, {
    ...{ preset: "pyramid-units", items: 2, hitSize: 1, overlap: 2, annotators: 2 },
    settings: { composition: "dynamic" },
    contentOf: () => content,
  });

async function mark({ deps, annotators }: World, annotator: number, units: MarkedUnit[]): Promise<void> {
  const actor = annotators[annotator]!;
  const { assignment } = await leaseNextHit(deps, actor);
  const { id = "", items = [] } = assignment ?? {};
  const answers = items.map(({ key }) => ({ key, units }));
  await submitAssignment(deps, actor, { assignment: id, answers, seconds: {}, conditions: {} });
}

const compute = ({ deps, projectId }: World) =>
  computeAgreement({
    deps,
    projectId,
    parameters: agreementParameters.parse({ level: "interval", replicates: 100, seed: 1, minShared: 2 }),
    checkpoint: null,
    folder,
    report: () => undefined,
    saw: () => undefined,
    save: () => undefined,
  });

test("a marking that cannot be taken is refused whole, with the place of what is wrong", async () => {
  const world = await topics();
  await expect(mark(world, 0, [opened, unit("", [0, 0, 99])])).rejects.toMatchObject({
    reason: "invalid_answers",
    details: {
      answers: [
        { rule: "no_label", place: "units[1].label" },
        { rule: "outside_text", place: "units[1].contributors[0].parts[0]" },
      ],
    },
  });
  expect((await compute(world)).judgments).toBe(0);
  await mark(world, 0, [opened]);
  expect((await compute(world)).judgments).toBe(1);
});

test("agreement on units has figures by item and pair, and the pyramids of those who agree least", async () => {
  const world = await topics();
  const canCompute = async () =>
    (await showAgreement(world.deps, await scopeOf(world, world.slug))).canCompute;
  await mark(world, 0, [opened, came]);
  expect(await canCompute()).toBe(false);
  await mark(world, 0, [opened, came]);
  await mark(world, 1, [came, opened]);
  expect(await canCompute()).toBe(true);
  await mark(world, 1, [whole]);
  const { figures, report, rankings, files } = await compute(world);
  expect({ report, rankings }).toEqual({ report: null, rankings: null });
  if (figures?.type !== "unit-marking") throw new Error("Units have figures of their own.");
  expect(figures.items.map(({ annotators, words, pairF }) => [annotators, words, pairF])).toEqual([
    [2, 11, 100 / 160],
    [2, 11, 1],
  ]);
  expect(figures.means.pairF).toMatchObject({ value: (1 + 100 / 160) / 2, n: 2 });
  expect(figures.pairs).toMatchObject([{ items: 2, pairF: (1 + 100 / 160) / 2 }]);
  expect(figures.pyramids[0]?.headings).toEqual(["A", "B"]);
  const labels = figures.pyramids.map(({ marked }) =>
    marked.map(({ units }) => units.map(({ label }) => label)),
  );
  expect(labels).toEqual([
    [["It opened", "A crowd came"], ["All of it"]],
    [
      ["It opened", "A crowd came"],
      ["A crowd came", "It opened"],
    ],
  ]);
  expect(files).toEqual([
    { name: "items.csv", rows: 2 },
    { name: "pairs.csv", rows: 1 },
  ]);
  expect(readFileSync(path.join(folder, "pairs.csv"), "utf8")).toContain(
    "annotator_a,annotator_b,items,masi",
  );
});
