import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runScreen } from "./testing";

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "screen-"));
  // Ann knows the answers, Bob is one off on the last, Cay turns the scale round and Dee always says 3.
  const answers = {
    ann: [1, 2, 3, 4, 5, 5],
    bob: [1, 2, 3, 4, 5, 4],
    cay: [5, 4, 3, 2, 1, 1],
    dee: [3, 3, 3, 3, 3, 3],
  };
  const rows = Object.entries(answers).flatMap(([annotator, values]) =>
    values.map((value, at) => `p${at + 1},${annotator},${value},${annotator === "dee" ? 2 : 9}`),
  );
  writeFileSync(file("ratings.csv"), ["item,annotator,value,spent", ...rows, ""].join("\n"));
  writeFileSync(file("gold.csv"), "item,gold\np1,1\np2,2\np3,3\np4,4\np5,5\np6,5\n");
  writeFileSync(file("half.csv"), "item,gold\np1,1\np2,2\np3,3\n");
  writeFileSync(file("other.csv"), "item,gold\nq1,1\n");
  writeFileSync(file("wide.csv"), "pair,mean,ann,bob\np1,1,1,2\np2,2,2,2\np3,3,4,3\n");
  writeFileSync(file("broken.csv"), "item,annotator,value\np1,ann,five\np2,,2\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

async function screened(...words: string[]) {
  const { code, out, errors } = await runScreen(file("ratings.csv"), ...words, "--json");
  expect([code, errors]).toEqual([0, ""]);
  return JSON.parse(out) as Record<string, unknown>;
}

describe("rules", () => {
  test("each names whom it takes out, with the figure and the bound, and agreement rises", async () => {
    const report = await screened(
      ...["--rule", "gold-pearson < 0.5", "--gold", file("gold.csv"), "--min-n", "6"],
    );
    expect(report).toMatchObject({
      excluded: [
        {
          annotator: "cay",
          rule: "gold-pearson < 0.5 from 6",
          value: expect.closeTo(-1, 10) as number,
          bound: 0.5,
        },
      ],
      withoutFigure: [{ rule: "gold-pearson < 0.5 from 6", annotators: 1 }],
      notJudged: [],
      doubts: [{ rule: "gold-pearson < 0.5 from 6", median: 6, beyond: 1, unsure: 1 }],
      before: { judgments: 24 },
      after: { judgments: 18 },
      stopped: [],
    });
    const [before, after] = [report.before, report.after] as { alpha: number }[];
    expect(after!.alpha).toBeGreaterThan(before!.alpha);
  });

  test("nobody is judged on few answers, and who is not is named with how many it takes", async () => {
    const { excluded, notJudged } = await screened(
      "--rule",
      "gold-pearson < 0.5",
      "--gold",
      file("gold.csv"),
    );
    expect(excluded).toEqual([]);
    expect(notJudged).toContainEqual({ annotator: "cay", rule: "gold-pearson < 0.5", n: 6, minimum: 10 });
  });

  test("several are looked at one by one, and breaking one is enough", async () => {
    const { excluded, after } = await screened(
      ...["--rule", "straight-line > 3", "--rule", "seconds < 5", "--seconds", "spent"],
    );
    expect(excluded).toMatchObject([
      { annotator: "dee", rule: "straight-line > 3", value: 6 },
      { annotator: "dee", rule: "seconds < 5", value: 2 },
    ]);
    expect(after).toMatchObject({ judgments: 18 });
  });

  test("N/A is a wrong answer to gold, and a tolerance is decimal", async () => {
    const rows = ["p1,ann,0.8", "p2,ann,0.1", "p1,bob,", "p2,bob,0.1", "p1,cay,0.9", "p2,cay,0.1"];
    writeFileSync(file("decimal.csv"), ["item,annotator,value", ...rows, ""].join("\n"));
    writeFileSync(file("decimal-gold.csv"), "item,gold\np1,0.7\np2,0.1\n");
    const words = ["--rule", "gold-accuracy < 0.667 from 1", "--gold", file("decimal-gold.csv")];
    const { out } = await runScreen(file("decimal.csv"), ...words, "--tolerance", "0.1", "--json");
    expect(JSON.parse(out)).toMatchObject({
      excluded: [
        { annotator: "bob", value: 0.5 },
        { annotator: "cay", value: 0.5 },
      ],
    });
  });

  test("an agreement that is left undefined is null with its reason", async () => {
    const { after } = await screened("--rule", "judged < 7");
    expect(after).toEqual({ alpha: null, reason: "no_pairs", judgments: 0 });
  });
});

describe("the stopping rule", () => {
  const stop = ["--stop-below", "0.7", "--min-gold", "3"];

  test("stops each when their accuracy has fallen below the bar, and not the others", async () => {
    const { stopped, majority } = await screened("--gold", file("gold.csv"), ...stop);
    expect(stopped).toEqual([
      { annotator: "cay", after: 3, right: 1, answered: 3 },
      { annotator: "dee", after: 3, right: 1, answered: 3 },
    ]);
    expect(majority).toEqual({
      before: { items: 6, accuracy: expect.closeTo((5 + 1 / 4) / 6, 10) as number },
      after: { items: 6, accuracy: expect.closeTo(5.5 / 6, 10) as number, itemsLost: 0 },
    });
  });

  test("may keep what was judged before the stop", async () => {
    const { after } = await screened("--gold", file("gold.csv"), ...stop, "--on-stop", "keep");
    expect(after).toMatchObject({ judgments: 18 });
  });

  test("may ask to be certain, and may forgive small errors", async () => {
    const certain = await screened("--gold", file("gold.csv"), ...stop, "--certainty", "0.99");
    expect(certain.stopped).toEqual([
      { annotator: "cay", after: 6, right: 1, answered: 6 },
      { annotator: "dee", after: 6, right: 1, answered: 6 },
    ]);
    const forgiving = await screened("--gold", file("gold.csv"), ...stop, "--tolerance", "2");
    expect(forgiving.stopped).toMatchObject([{ annotator: "cay", after: 3, right: 2 }]);
  });

  test("follows the times of the judgments", async () => {
    const { stopped } = await screened("--gold", file("half.csv"), ...stop, "--order", "item");
    expect(stopped).toMatchObject([{ annotator: "cay" }, { annotator: "dee" }]);
  });

  test("the majority may be held against other known answers than those that stop", async () => {
    const { majority } = await screened("--gold", file("half.csv"), ...stop, "--evaluate", file("gold.csv"));
    expect(majority).toMatchObject({ before: { items: 6 }, after: { items: 6 } });
  });
});

test("people read who goes, why, and what that changes", async () => {
  const words = ["--rule", "gold-pearson < 0.5 from 6", "--gold", file("gold.csv"), "--stop-below", "0.7"];
  const { out } = await runScreen(file("ratings.csv"), ...words);
  expect(out).toContain("4 annotators judged 6 items, 24 judgments.");
  expect(out).toContain("Excluded: 1");
  expect(out).toContain("No figure under gold-pearson < 0.5 from 6, so not excluded: 1");
  expect(out).toMatch(/^Stopped below 0.7 on gold: 2$/m);
  expect(out).toMatch(/^judgments +24 +12$/m);
  expect(out).toMatch(/^majority right +0\.8750 +0\.9167$/m);
});

test("a wide table has its annotators in columns", async () => {
  const words = ["--wide", "--item", "pair", "--skip", "mean", "--rule", "inter-tagger < 0.5", "--json"];
  const { out } = await runScreen(file("wide.csv"), ...words);
  expect(JSON.parse(out)).toMatchObject({ items: 3, annotators: 2, before: { judgments: 6 } });
});

describe("exit codes", () => {
  test("1 with file, line, column and reason when the data are at fault", async () => {
    const { code, errors } = await runScreen(file("broken.csv"), "--rule", "inter-tagger < 0.5");
    expect(code).toBe(1);
    expect(errors).toContain("broken.csv:2:3: This is not a number.");
    expect(errors).toContain("broken.csv:3:2: The annotator is empty.");
  });

  test("1 when the known answers are those of other items", async () => {
    const words = [file("ratings.csv"), "--gold", file("other.csv"), "--stop-below", "0.7"];
    const { code, errors } = await runScreen(...words);
    expect([code, errors]).toEqual([1, expect.stringContaining("None of these items is in") as string]);
  });

  test.each([
    [["--rule", "speed < 5"], "The rules are gold-pearson"],
    [["--rule", "gold-accuracy < 66.7"], "0 to 1"],
    [["--rule", "gold-accuracy < 0.5"], "need --gold"],
    [["--rule", "seconds < 5"], "needs --seconds"],
    [["--stop-below", "0.7"], "need --gold"],
    [["--stop-below", "70"], "from 0 to 1"],
    [["--rule", "judged < 2", "--certainty", "1"], "below 1"],
    [["--rule", "judged < 2", "--min-gold", "2.5"], "whole number"],
    [["--rule", "judged < 2", "--skip", "mean"], "--skip goes with --wide"],
    [["--rule", "judged < 2", "--duplicates", "separate"], "separate goes with --wide"],
    [["--rule", "judged < 2", "--wide", "--order", "spent"], "need one judgment per line"],
    [["--rule", "judged < 2", "--delimiter", "::"], "one character"],
    [["--rule", "judged < 2", "--level", "fine"], "Allowed choices"],
    [[], "Give a --rule"],
  ])("2 for %j", async (words, sentence) => {
    const { code, errors } = await runScreen(file("ratings.csv"), ...words);
    expect([code, errors]).toEqual([2, expect.stringContaining(sentence) as string]);
  });

  test("2 when there is no such file", async () => {
    expect(await runScreen(file("none.csv"), "--rule", "judged < 2")).toMatchObject({ code: 2 });
  });

  test("0 for --help, which shows each rule", async () => {
    const { code, errors } = await runScreen("--help");
    expect([code, errors]).toEqual([0, expect.stringContaining("pairwise > 1sd") as string]);
  });
});
