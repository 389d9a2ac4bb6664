import { krippendorffAlpha } from "@/server/stats/agreement/krippendorff-alpha";
import { judgmentTable } from "@/server/stats/judgments/judgment-table";
import type { Peak } from "./agreement-memory";
import { makeJudgments, type JudgmentsSize } from "./make-judgments";

const megabyte = 2 ** 20;

/** Computes alpha of made judgments and tells its parent how much memory that took. */
function measurePeak(size: JudgmentsSize): Peak {
  const table = judgmentTable(makeJudgments(size));
  krippendorffAlpha(table, "interval");
  krippendorffAlpha(table, "ordinal");
  const { points, starts, codes, annotators } = table;
  const bytes = [points, starts, codes, annotators].reduce((sum, { byteLength }) => sum + byteLength, 0);
  return {
    judgments: codes.length,
    // Told in kilobytes.
    peakMb: process.resourceUsage().maxRSS / 1_024,
    tableMb: bytes / megabyte,
  };
}

process.send?.(measurePeak(JSON.parse(process.argv[2] ?? "") as JudgmentsSize));
