import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runStages } from "./run-stages";
import { singleStage, type Stage } from "./stage";
import { addTallies, oneFailed, onePassed, oneSkipped } from "./tally";

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, "log").mockImplementation((text: string) => printed.push(...text.split("\n")));
  vi.spyOn(console, "error").mockImplementation((text: string) => printed.push(text));
});
afterEach(() => vi.restoreAllMocks());

/** Stages that take their time and note when they are through. */
function slowStages() {
  const order: string[] = [];
  const stage = (name: string, ms: number) =>
    singleStage(name, async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return order.push(name) > 0;
    });
  return { order, stage };
}

const works = singleStage("works", () => true);

test("when every stage passes the exit code is 0 and the last line is the count", async () => {
  expect(await runStages([works, works])).toBe(0);
  expect(printed.at(-1)).toBe("2 passed, 0 failed");
});

test("stages after a failed one still run and count", async () => {
  expect(await runStages([singleStage("fails", () => false), works])).toBe(1);
  expect(printed.at(-1)).toBe("1 passed, 1 failed");
});

test("stages of a list run side by side, and all of them before the next", async () => {
  const { order, stage } = slowStages();
  expect(await runStages([[stage("slow", 40), stage("quick", 1)], stage("last", 1)])).toBe(0);
  expect(order).toEqual(["quick", "slow", "last"]);
  expect(printed.filter((line) => line.startsWith("ok")).map((line) => line.slice(5, 9))).toEqual([
    "slow",
    "quic",
    "last",
  ]);
});

test("a row among stages that run side by side keeps its order and holds nobody up", async () => {
  const { order, stage } = slowStages();
  const row = [stage("first", 20), stage("second", 1)];
  expect(await runStages([[stage("slow", 60), { row }, stage("quick", 1)], works])).toBe(0);
  expect(order).toEqual(["quick", "first", "second", "slow"]);
  expect(printed.at(-1)).toBe("5 passed, 0 failed");
});

test("a stage that breaks is one failure, and says why", async () => {
  const breaks: Stage = { name: "breaks", run: () => Promise.reject(new Error("No browser here.")) };
  expect(await runStages([breaks, works])).toBe(1);
  expect(printed).toContain("No browser here.");
  expect(printed.at(-1)).toBe("1 passed, 1 failed");
});

test("each skipped test is printed with its reason", async () => {
  const tally = addTallies([onePassed, oneSkipped("replay", "the recorded answers are not here")]);
  const skips: Stage = { name: "skips", run: () => Promise.resolve(tally) };
  expect(await runStages([skips])).toBe(0);
  expect(printed).toContain("skipped: replay: the recorded answers are not here");
  expect(printed.at(-1)).toBe("1 passed, 0 failed, 1 skipped");
});

test("each failed test is named above the closing line with the first line of its reason", async () => {
  const fails: Stage = {
    name: "fails",
    run: () => Promise.resolve(oneFailed("adds", "expected 2 to be 3\nat line 4")),
  };
  expect(await runStages([works, fails])).toBe(1);
  expect(printed.slice(-2)).toEqual(["failed: adds: expected 2 to be 3", "1 passed, 1 failed"]);
});
