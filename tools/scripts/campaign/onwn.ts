import { readFileSync } from "node:fs";
import path from "node:path";
import { linesOfFile } from "./lines";
import { correlation, countedByItem } from "./released";
import type { Figure } from "./report";
import { touchstone } from "./touchstone";
import type { ServedCampaign } from "./with-server";

const source = "../shared/data/sts2012-onwn";
export const onwnInput = `${source}/STS.input.surprise.OnWN.txt`;
export const onwnGold = `${source}/STS.gs.surprise.OnWN.txt`;

const pairs = 750;
const overlap = 5;
const minPearson = 0.93;

/** The whole of OnWN with 60 gold items and 40 annotators who answer its scores with noise. */
export async function judgeOnwn({ url, dataFolder, folder }: ServedCampaign): Promise<Figure[]> {
  const run = (...args: string[]) => touchstone(dataFolder, ...args);
  await run(
    ...["project", "create", "--preset", "sts-2012", "--name", "OnWN", "--slug", "onwn"],
    ...["--set", "contactName=Ana Lin"],
  );
  await run("import", "onwn", onwnInput, onwnGold, "--gold", "random:60", "--tolerance", "1");
  await run("launch", "onwn");
  await run(
    ...["rehearse", "onwn", "--url", url, "--annotators", "40"],
    ...["--mix", "careful:1", "--noise", "0.75", "--seed", "1"],
  );
  await run("close", "onwn");
  const out = path.join(folder, "release");
  const files = (await run("release", "onwn", "--out", out)).trim().split("\n");
  return figuresOf(files);
}

function figuresOf(files: readonly string[]): Figure[] {
  const fileOf = (start: string) => files.find((file) => path.basename(file).startsWith(start)) ?? "";
  const released = linesOfFile(fileOf("STS.gs."));
  const r = correlation(released, linesOfFile(onwnGold));
  const sameInput =
    readFileSync(fileOf("STS.input."), "utf8").trimEnd() === readFileSync(onwnInput, "utf8").trimEnd();
  const counts = [...countedByItem(readFileSync(fileOf("judgments"), "utf8")).values()];
  const complete = counts.filter((count) => count === overlap).length;
  return [
    { name: "lines of STS.gs", value: String(released.length), holds: released.length === pairs },
    { name: "STS.input is the file that was imported", value: sameInput ? "yes" : "no", holds: sameInput },
    {
      name: `items with exactly ${overlap} counted judgments`,
      value: `${complete} of ${pairs}`,
      holds: complete === pairs && counts.length === pairs,
    },
    {
      name: `Pearson with the original scores, at least ${minPearson}`,
      value: r.toFixed(4),
      holds: r >= minPearson,
    },
  ];
}
