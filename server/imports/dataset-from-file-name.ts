import { maxDatasetNameLength, unusableInDatasetName } from "@/server/domain/item/dataset-name";

/** `STS.input.surprise.OnWN.txt` and `STS.gs.surprise.OnWN.txt` → `surprise.OnWN`, `set1.csv` → `set1`. */
export function datasetFromFileName(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? "";
  const name = base
    .replace(/\.[^.]+$/, "")
    .replace(/^STS\.(input|gs)\./i, "")
    .replaceAll(new RegExp(unusableInDatasetName, "gu"), "-")
    .slice(0, maxDatasetNameLength)
    .trim();
  return name === "" ? "dataset" : name;
}
