import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { unzipSync } from "fflate";
import { describe, expect, test, type TestContext } from "vitest";
import { parse } from "yaml";
import { addEvaluate } from "../evaluate/command";
import { runCliCommand } from "../testing";
import { folderOf } from "../testing-folder";
import { addCodabench } from "./command";

const bundle = (...words: string[]) => runCliCommand(addCodabench, ["codabench", ...words]);
const lines = (...values: (string | number)[]) => values.map((value) => `${value}\n`).join("");

const release = {
  "gold/manifest.json": JSON.stringify({
    format: 4,
    project: { slug: "glosses", preset: "sts-2012" },
    version: 2,
    counts: { lastSubmittedAt: "2026-11-20T10:00:00.000Z" },
    datasets: [{ name: "news" }, { name: "forum" }],
  }),
  "gold/STS.input.news.txt": lines("a b\ta b", "a b\ta c", "a\tb", "c d\tc d e", "x y\tx"),
  "gold/STS.gs.news.txt": lines(5, 2.5, 0, 4, 3),
  "gold/STS.input.forum.txt": lines("p q\tp q", "p q\tr", "p\tp s", "no\tgold"),
  "gold/STS.gs.forum.txt": lines(4.5, 0.5, 3, ""),
};

function pythonOf(context: TestContext): string {
  const found = spawnSync("python3", ["--version"]);
  return found.status === 0 ? "python3" : context.skip("python3 is not installed here.");
}

/** Unpacks an archive as Codabench does: the program, its reference data, and the run of a participant. */
function unpacked(folder: string, archive: string, run: Readonly<Record<string, string>>) {
  const files = unzipSync(readFileSync(archive));
  const places: Record<string, Uint8Array | string> = {};
  for (const [name, bytes] of Object.entries(files)) {
    if (name.startsWith("reference_data/")) places[`app/input/ref/${path.basename(name)}`] = bytes;
    if (name.startsWith("scoring_program/")) places[`app/program/${path.basename(name)}`] = bytes;
  }
  for (const [name, text] of Object.entries(run)) places[`app/input/res/${name}`] = text;
  mkdirSync(path.join(folder, "app/output"), { recursive: true });
  for (const [name, bytes] of Object.entries(places)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
  return path.join(folder, "app");
}

async function scored(context: TestContext, run: Readonly<Record<string, string>>) {
  const python = pythonOf(context);
  const file = folderOf(release);
  await bundle(file("gold"), "--out", file("b.zip"));
  const app = unpacked(file("."), file("b.zip"), run);
  const input = ["-I", `${app}/program/score.py`, `${app}/input`, `${app}/output`];
  const { status, stderr } = spawnSync(python, input, { encoding: "utf8" });
  const scores: unknown = status === 0 ? JSON.parse(readFileSync(`${app}/output/scores.json`, "utf8")) : null;
  return { status, stderr, scores: scores as Record<string, number> | null };
}

/** What our own command says of the same run. */
async function evaluated(run: Readonly<Record<string, string>>, ...more: string[]) {
  const file = folderOf({ ...release, ...run });
  const gold = ["--gold", file("gold/STS.gs.news.txt"), file("gold/STS.gs.forum.txt")];
  const words = [...gold, "--run", file("news.txt"), file("forum.txt"), ...more, "--json"];
  const { out } = await runCliCommand(addEvaluate, ["evaluate", ...words]);
  return JSON.parse(out) as Record<string, number> & { datasets: { pearson: number }[] };
}

describe("codabench", () => {
  test("the archive is a competition of version 2 whose files are all there, and the same again", async () => {
    const file = folderOf(release);
    const { code, out, errors } = await bundle(
      file("gold"),
      "--out",
      file("b.zip"),
      "--title",
      "Glosses: 2027",
      "--json",
    );
    expect([code, errors]).toEqual([0, ""]);
    expect(JSON.parse(out)).toMatchObject({
      datasets: [
        { name: "news", items: 5 },
        { name: "forum", items: 4 },
      ],
    });
    const files = unzipSync(readFileSync(file("b.zip")));
    const text = (name: string) => Buffer.from(files[name] ?? []).toString();
    const competition = parse(text("competition.yaml")) as {
      version: number;
      title: string;
      image: string;
      terms: string;
      pages: { file: string }[];
      phases: { start: string; accepts_only_result_submissions: boolean }[];
      tasks: { reference_data: string; scoring_program: string }[];
      leaderboards: { columns: { key: string; index: number }[] }[];
    };
    expect(competition).toMatchObject({ version: 2, title: "Glosses: 2027" });
    expect(competition.phases).toMatchObject([
      { start: "2026-11-20 00:00:00", accepts_only_result_submissions: true },
    ]);
    const named = [competition.image, competition.terms, ...competition.pages.map((page) => page.file)];
    for (const name of named) expect(files[name]?.length).toBeGreaterThan(10);
    expect(text("scoring_program/metadata.yaml")).toContain("python3 /app/program/score.py");
    expect(Buffer.from(files["reference_data/news.txt"] ?? [])).toEqual(
      readFileSync(file("gold/STS.gs.news.txt")),
    );
    expect(text("public_data/STS.input.forum.txt")).toBe(release["gold/STS.input.forum.txt"]);
    // The gold is where participants do not get it.
    const open = Object.keys(files).filter((name) => /^(public_data|starting_kit|pages)/.test(name));
    expect(open.filter((name) => /\.gs\./.test(name))).toEqual([]);
    expect(competition.leaderboards[0]?.columns.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    await bundle(file("gold"), "--out", file("again.zip"), "--title", "Glosses: 2027");
    expect(readFileSync(file("again.zip")).equals(readFileSync(file("b.zip")))).toBe(true);
    expect(await bundle(file("gold"), "--out", file("b.zip"))).toMatchObject({ code: 2 });
  });

  test("the scoring program gives the figures of evaluate, with confidences too", async (context) => {
    const run = {
      "news.txt": lines("4\t90", "3\t20", "1\t50", "4\t70", "1\t10"),
      "forum.txt": lines("2\t10", "1\t90", "5\t40", "0\t99"),
    };
    const { scores, stderr } = await scored(context, run);
    expect(stderr).toBe("");
    const own = await evaluated(run, "--confidence");
    const close = (value: number | undefined) => expect.closeTo(value ?? NaN, 12) as number;
    expect(scores).toEqual({
      mean: close(own["mean"]),
      sum: close(own["sum"]),
      all: close(own["all"]),
      all_norm: close(own["allNorm"]),
      weighted_all: close(own["weightedAll"]),
      weighted_mean: close(own["weightedMean"]),
      spearman_sum: expect.any(Number) as number,
      dataset_1: close(own.datasets[0]?.pearson),
      dataset_2: close(own.datasets[1]?.pearson),
    });
  });

  test("a perfect run scores 1, a reversed one −1, and the starting kit is a run", async (context) => {
    const perfect = { "news.txt": lines(5, 2.5, 0, 4, 3), "forum.txt": lines(4.5, 0.5, 3, 1) };
    expect((await scored(context, perfect)).scores).toMatchObject({
      ...{ mean: 1, sum: 2, all: 1, all_norm: 1 },
      spearman_sum: expect.closeTo(2, 12) as number,
    });
    const reversed = { "sub/news.txt": lines(0, 2.5, 5, 1, 2), "sub/forum.txt": lines(0.5, 4.5, 2, 1) };
    const found = (await scored(context, reversed)).scores;
    expect([found?.["mean"], found?.["spearman_sum"]]).toEqual([
      expect.closeTo(-1, 12),
      expect.closeTo(-2, 12),
    ]);
    const file = folderOf(release);
    await bundle(file("gold"), "--out", file("b.zip"));
    const files = unzipSync(readFileSync(file("b.zip")));
    const kit = Object.fromEntries(
      ["news.txt", "forum.txt"].map((name) => [
        name,
        Buffer.from(files[`starting_kit/${name}`] ?? []).toString(),
      ]),
    );
    expect((await scored(context, kit)).scores?.["mean"]).toBeGreaterThan(0.5);
  });

  test.for([
    [{ "news.txt": lines(1, 2, "nan", 4, 5) }, "news.txt, line 3: 'nan' is not a score."],
    [{ "news.txt": lines(1, 2, "3,5", 4, 5) }, "line 3: '3,5' is not a score."],
    [{ "news.txt": lines(1, 2, "1_0", 4, 5) }, "line 3: '1_0' is not a score."],
    [{ "news.txt": lines(1, 2, "٣", 4, 5) }, "line 3: '٣' is not a score."],
    [{ "news.txt": lines(1, 2) }, "news.txt: 2 lines, but the inputs have 5."],
    [{}, "news.txt: the run has no such file."],
    [{ "news.txt": lines("1\t5", 2, 3, 4, 5) }, "line 2: give a confidence on every line, or on none."],
    [{ "news.txt": lines(2, 2, 2, 2, 2) }, "All scores of a dataset are equal"],
  ] as const)("a run at fault is refused with its place: %#", async ([run, sentence], context) => {
    const { status, stderr } = await scored(context, { "forum.txt": lines(1, 2, 3, 4), ...run });
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain("Traceback");
  });

  test("a folder that is no release, and one without pairs, are refused", async () => {
    const file = folderOf({ ...release, "other/a.txt": "", "gold/STS.gs.forum.txt": lines(4.5, "", "", "") });
    expect((await bundle(file("other"), "--out", file("o.zip"))).code).toBe(1);
    expect((await bundle(file("gold"), "--out", file("o.zip"))).code).toBe(1);
    expect((await bundle(file("gold"), "--out", file("o.zip"), "--start", "soon")).code).toBe(2);
  });
});
