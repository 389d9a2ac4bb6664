import fc from "fast-check";
import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addAggregate } from "./aggregate/command";
import { addAgreement } from "./agreement/command";
import { addCompare } from "./compare/command";
import { addEvaluate } from "./evaluate/command";
import { addScreen } from "./screen/command";
import { runCliCommand } from "./testing";
import { folderOf } from "./testing-folder";

/** Values that sums of squares, differences and quotients stumble over. */
const extreme = fc.oneof(
  fc.constantFrom(1e99, -1e99, 1e-90, -1e-90, 1e15, 1e15 + 1, 9e99, 5e-324, 0, -0, 1),
  fc.integer({ min: 0, max: 5 }).map((value) => 1e15 + value),
  fc.integer({ min: 0, max: 5 }),
);
const column = fc.oneof(
  fc.array(extreme, { minLength: 1, maxLength: 16 }),
  fc.tuple(extreme, fc.integer({ min: 1, max: 12 })).map(([value, n]) => Array<number>(n).fill(value)),
);
const maybe = fc.array(fc.option(extreme, { freq: 3 }), { minLength: 1, maxLength: 16 });

/** Every number is finite, and every undefined figure is null. */
function expectPlain(text: string): void {
  expect(text).not.toMatch(/NaN|Infinity/);
  const walk = (value: unknown): void => {
    if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
    else if (value !== null && typeof value === "object") Object.values(value).forEach(walk);
  };
  walk(JSON.parse(text));
}

type Add = Parameters<typeof runCliCommand>[0];

async function runs(add: Add, words: string[]): Promise<void> {
  const { code, out, errors } = await runCliCommand(add, words);
  expect([code, errors]).toEqual([0, ""]);
  expectPlain(out);
}

const judgmentsOf = (values: readonly (number | null)[]) =>
  [
    "item,annotator,value",
    ...values.map((value, at) => `p${Math.floor(at / 3)},a${at % 3},${value ?? ""}`),
    "",
  ].join("\n");
const runsOnce = { numRuns: 60 };

test.each(["nominal", "ordinal", "interval", "ratio"])(
  "agreement at the %s level never fails",
  async (level) => {
    const file = folderOf({});
    await fc.assert(
      fc.asyncProperty(maybe, async (values) => {
        writeFileSync(file("ratings.csv"), judgmentsOf(values));
        await runs(addAgreement, [
          "agreement",
          file("ratings.csv"),
          "--level",
          level,
          "--bootstrap",
          "5",
          "--json",
        ]);
      }),
      runsOnce,
    );
  },
);

test.each(["mean", "median", "trimmed", "sd-trimmed", "weighted", "shift-scale", "majority", "dawid-skene"])(
  "aggregation by %s never fails, and intervals hold their value",
  async (method) => {
    const file = folderOf({});
    await fc.assert(
      fc.asyncProperty(maybe, async (values) => {
        writeFileSync(file("ratings.csv"), judgmentsOf(values));
        await runs(addAggregate, ["aggregate", file("ratings.csv"), "--method", method, "--json"]);
      }),
      runsOnce,
    );
  },
);

test("screening by every rule never fails", async () => {
  const file = folderOf({});
  const rules = [
    "gold-pearson < 0.5",
    "gold-accuracy < 0.5",
    "inter-tagger < 0.5",
    "pairwise > 1sd",
    "judged < 2",
  ];
  const words = rules.flatMap((rule) => ["--rule", `${rule} from 1`]);
  await fc.assert(
    fc.asyncProperty(maybe, extreme, async (values, answer) => {
      writeFileSync(file("ratings.csv"), judgmentsOf(values));
      writeFileSync(file("gold.csv"), `item,gold\np0,${answer}\np1,${answer / 2}\n`);
      const gold = ["--gold", file("gold.csv"), "--stop-below", "0.7", "--tolerance", "1"];
      await runs(addScreen, ["screen", file("ratings.csv"), ...words, ...gold, "--json"]);
    }),
    runsOnce,
  );
});

test("scores of any size are evaluated and compared", async () => {
  const file = folderOf({});
  await fc.assert(
    fc.asyncProperty(column, column, column, async (gold, run, other) => {
      const n = Math.min(gold.length, run.length, other.length);
      const lines = (values: readonly number[]) => `${values.slice(0, n).join("\n")}\n`;
      writeFileSync(file("gs.txt"), lines(gold));
      writeFileSync(file("run.txt"), lines(run));
      writeFileSync(file("other.txt"), lines(other));
      const files = ["--gold", file("gs.txt"), "--run"];
      await runs(addEvaluate, ["evaluate", ...files, file("run.txt"), "--json"]);
      await runs(addCompare, ["compare", ...files, file("run.txt"), "--run-b", file("other.txt"), "--json"]);
    }),
    runsOnce,
  );
});
