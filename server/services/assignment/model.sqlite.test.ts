import fc from "fast-check";
import { test } from "vitest";
import { databasePerFile } from "@/testing/world/database-hooks";
import { anyCommand } from "@/testing/model/commands";
import { makeBoth } from "@/testing/model/real";
import type { ModelRules } from "@/testing/model/state";

const database = databasePerFile();

const rules: fc.Arbitrary<ModelRules> = fc.record({
  composition: fc.constantFrom("fixed" as const, "dynamic" as const),
  onStop: fc.constantFrom("discard" as const, "keep" as const),
  quiz: fc.boolean(),
  overlap: fc.integer({ min: 1, max: 3 }),
  hitSize: fc.integer({ min: 2, max: 4 }),
  items: fc.integer({ min: 3, max: 9 }),
  gold: fc.integer({ min: 3, max: 6 }),
  itemsPerAnnotator: fc.option(fc.integer({ min: 4, max: 12 })),
  hitsPerAnnotator: fc.option(fc.integer({ min: 1, max: 4 })),
  returnsPerAnnotator: fc.option(fc.integer({ min: 1, max: 3 })),
  budgetMinor: fc.option(fc.integer({ min: 40, max: 200 })),
});

/** How many sequences are tried: the same on every machine, or as many as the environment asks for. */
const numRuns = Number(process.env.TOUCHSTONE_MODEL_RUNS ?? 40);
const seed = Number(process.env.TOUCHSTONE_MODEL_SEED ?? 1);

test("whatever people do and in whatever order, the product does what §4 and §5 of the specification say", async () => {
  const commands = fc.commands([anyCommand], { maxCommands: 80, size: "max" });
  await fc.assert(
    fc.asyncProperty(rules, fc.integer({ min: 0, max: 1_000_000 }), commands, (given, dice, acts) =>
      fc.asyncModelRun(() => makeBoth(database.store, given, dice), acts),
    ),
    { numRuns, seed },
  );
}, 3_600_000);
