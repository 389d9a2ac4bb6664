/** Characters that a file name on some system may not hold, and control characters. */
const unusable = /[/\\:*?"<>|\p{Cc}]/u;
const longest = 100;

/** Whether a dataset may be called so: its name becomes a part of the names of the released files. */
export function isDatasetName(name: string): boolean {
  return name.length > 0 && name.length <= longest && name.trim() === name && !unusable.test(name);
}

/** `STS.input.surprise.OnWN.txt` and `STS.gs.surprise.OnWN.txt` → `surprise.OnWN`, `set1.csv` → `set1`. */
export function datasetFromFileName(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? "";
  const name = base
    .replace(/\.[^.]+$/, "")
    .replace(/^STS\.(input|gs)\./i, "")
    .replaceAll(new RegExp(unusable, "gu"), "-")
    .slice(0, longest)
    .trim();
  return name === "" ? "dataset" : name;
}
