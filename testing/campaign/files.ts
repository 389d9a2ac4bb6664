import { csvLine } from "@/server/domain/csv-cell";
import type { PresetName } from "@/server/domain/preset/presets";
import { typedDimensions } from "@/server/domain/preset/typed-dimensions";
import type { ImportFile } from "@/server/domain/import/item-reader";
import type { DemoCampaign } from "@/server/domain/task/demo-campaign";
import { demoCampaigns } from "@/server/services/startup/demo/campaigns";
import { demoGoldPairs } from "@/server/services/startup/demo/gold-pairs";
import { demoPairs } from "@/server/services/startup/demo/pairs";
import { unitMarkingDemo } from "@/task-types/unit-marking/demo";
import { wordToSenseDemo } from "@/task-types/word-to-sense/demo";
import { fileOf } from "@/testing/draft";

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Pairs of two datasets with their scores, and as many gold pairs as there are known ones. */
function pairFile({ pairs, gold, most = 5 }: { pairs: number; gold: boolean; most?: number }): ImportFile {
  const step = demoPairs.length / pairs;
  const chosen = numbers(pairs).flatMap((_, at) => demoPairs.slice(Math.floor(at * step)).slice(0, 1));
  const lines = [
    ["id", "dataset", "text_a", "text_b", "score", "gold", "explanation"],
    ...chosen.map(([score, a, b], at) => [
      `pair-${at + 1}`,
      at % 3 === 0 ? "news" : "talk",
      a,
      b,
      Math.min(score, most),
      "",
      "",
    ]),
    ...(gold
      ? demoGoldPairs.map(([score, a, b, why], at) => [`gold-${at + 1}`, "talk", a, b, score, score, why])
      : []),
  ];
  return fileOf("pairs.csv", lines.map(csvLine).join(""));
}

/** Records with a score on every dimension, and gold ones whose answers are known on half of the dimensions. */
function recordFile({ pairs, gold }: { pairs: number; gold: number }): ImportFile {
  const record = (name: string) => ({ fields: { title: name, creator: "Lindqvist, Oskar", date: "1894" } });
  const line = (kind: string, n: number) => ({
    id: `${kind}-${n}`,
    a: record(`${kind} ${n}, one`),
    b: record(`${kind} ${n}, the other`),
  });
  const known = (n: number) =>
    Object.fromEntries(typedDimensions.slice(0, 4).map(({ name }, at) => [name, (n + at) % 6]));
  const lines = [
    ...numbers(pairs).map((n) => line("pair", n)),
    ...numbers(gold).map((n) => ({ ...line("gold", n), gold: known(n), explanation: "It is on record." })),
  ];
  return fileOf("museum.jsonl", lines.map((each) => `${JSON.stringify(each)}\n`).join(""));
}

/** Pairs of which every third is the same. */
function sameOrNotFile(pairs: number): ImportFile {
  const lines = [
    ["id", "text_a", "text_b", "right"],
    ...demoPairs.slice(-pairs).map(([, a, b], at) => [`pair-${at + 1}`, a, b, at % 3 === 0 ? "same" : "not"]),
  ];
  return fileOf("pairs.csv", lines.map(csvLine).join(""));
}

const filesOf = ({ files }: DemoCampaign): ImportFile[] =>
  files.map((file) => fileOf(file.fileName, "text" in file ? file.text : file.bytes()));

/** The demo's words three times over, so that more than two people find some to judge. */
function wordFile(): ImportFile {
  const [file] = wordToSenseDemo.files;
  if (file === undefined || !("text" in file)) throw new Error("The demo of words has a file of them.");
  const copies = ["w", "v", "u"].map((letter) => file.text.replaceAll("\tw-", `\t${letter}-`));
  return fileOf(file.fileName, copies.join(""));
}

/** The demo's topics several times over, for the same reason. */
function summaryFile(): ImportFile {
  const [file] = unitMarkingDemo.files;
  if (file === undefined || !("text" in file)) throw new Error("The demo of units has a file of summaries.");
  const copies = ["a", "b", "c", "d", "e", "f"].map((letter) =>
    file.text.replaceAll('{"id":"', `{"id":"${letter}-`),
  );
  return fileOf(file.fileName, copies.join(""));
}

/** Where the files of the preset's demo would not do. */
const ownFiles: Partial<Record<PresetName, () => ImportFile[]>> = {
  "sts-2012": () => [pairFile({ pairs: 20, gold: true })],
  "sts-2013-core": () => [pairFile({ pairs: 32, gold: true })],
  "sts-2013-typed": () => [recordFile({ pairs: 26, gold: 20 })],
  "clss-2014-rating": () => [pairFile({ pairs: 24, gold: false, most: 4 })],
  "clss-2014-word-to-sense": () => [wordFile()],
  "pyramid-units": () => [summaryFile()],
  "same-or-not": () => [sameOrNotFile(12)],
};

/** A small campaign's files for a preset, as an organizer would import them. */
export function campaignFiles(preset: PresetName): ImportFile[] {
  const own = ownFiles[preset];
  if (own !== undefined) return own();
  const demo = demoCampaigns.find((campaign) => campaign.preset === preset);
  if (demo === undefined) throw new Error(`The preset ${preset} has no files to try it with.`);
  return filesOf(demo);
}
