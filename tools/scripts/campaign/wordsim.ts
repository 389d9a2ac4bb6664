import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { csvLine } from "@/server/domain/csv-cell";
import { linesOfFile } from "./lines";
import type { Figure } from "./report";
import { touchstone } from "./touchstone";
import type { ServedCampaign } from "./with-server";

export const wordsimFile = "../shared/data/wordsim353-set1/set1.csv";

interface Pair {
  id: string;
  words: [string, string];
  mean: number;
  /** Each subject's rating, in the order of the columns. */
  ratings: string[];
}

function readPairs(): Pair[] {
  const [, ...rows] = parse(readFileSync(wordsimFile, "utf8"));
  return rows.map(([first = "", second = "", mean, ...ratings], at) => ({
    id: String(at + 1),
    words: [first, second],
    mean: Number(mean),
    ratings,
  }));
}

function writeCsv(file: string, rows: string[][]): string {
  writeFileSync(file, rows.map((row) => csvLine(row)).join(""));
  return file;
}

/** WordSim-353, set 1: what thirteen people answered, sent through the server again, has the published means. */
export async function replayWordsim({ url, dataFolder, folder }: ServedCampaign): Promise<Figure[]> {
  const run = (...args: string[]) => touchstone(dataFolder, ...args);
  const pairs = readPairs();
  const items = writeCsv(path.join(folder, "wordsim.csv"), [
    ["id", "text_a", "text_b"],
    ...pairs.map(({ id, words }) => [id, ...words]),
  ]);
  const answers = writeCsv(path.join(folder, "answers.csv"), [
    ["annotator", "item", "value"],
    ...pairs.flatMap(({ id, ratings }) => ratings.map((value, at) => [`subject ${at + 1}`, id, value])),
  ]);
  await run(
    ...["project", "create", "--preset", "sts-2012", "--name", "WordSim", "--slug", "wordsim"],
    ...["--scale-min", "0", "--scale-max", "10", "--scale-step", "0.05"],
    ...["--set", "overlap=13", "--set", "goldPerHit=0", "--set", "payPerHitMinor=null"],
    ...["--set", "contactName=Ana Lin", "--set", 'qualification={"kind":"none"}'],
  );
  await run("import", "wordsim", items);
  await run("launch", "wordsim");
  await run("rehearse", "wordsim", "--url", url, "--answers", answers);
  const out = path.join(folder, "release");
  const files = (await run("release", "wordsim", "--out", out)).trim().split("\n");
  const released = linesOfFile(files.find((file) => path.basename(file).startsWith("STS.gs.")) ?? "");
  const equal = pairs.filter(
    ({ mean }, at) => Math.round(Number(released[at]) * 100) === Math.round(mean * 100),
  );
  return [
    { name: "lines of STS.gs", value: String(released.length), holds: released.length === pairs.length },
    {
      name: "released means that equal the published ones to two decimals",
      value: `${equal.length} of ${pairs.length}`,
      holds: equal.length === pairs.length && pairs.length === 153,
    },
  ];
}
