import { probability, rounded } from "../figures";
import { reasonSentence } from "../reason-sentence";
import { table } from "../table";
import type { ComparisonReport } from "./comparison-report";

export function comparisonText({ datasets }: ComparisonReport): string {
  const rows = datasets.map(({ name, n, pearsonA, pearsonB, z, p, reasons }) => [
    name,
    n,
    ...[pearsonA, pearsonB, z].map(rounded),
    probability(p),
    reasonSentence(reasons?.z),
  ]);
  return table(["dataset", "items", "Pearson A", "Pearson B", "z", "p", ""], rows);
}
