import { tableFault, type TableFault } from "../ratings-table/table-fault";
import type { TableFile } from "../ratings-table/table-form";
import { numberFault } from "../ratings-table/number-fault";
import { parseNumberCell } from "../parse-number";
import { readCellLines, type CellLine, type NumberForm } from "./score-lines";

/** Shares are written with few digits: so far from 1 their sum may lie. */
const roundedSum = 0.01;

/**
 * A run that gives each item a distribution: a share for each point of the scale, with tabs between.
 * @param points how many points the scale has.
 * @returns the shares of each item as they are written; they add up to 1, rounding aside.
 * @throws FaultyTable with every fault by line and column.
 */
export async function readShares(file: TableFile, points: number, form: NumberForm): Promise<number[][]> {
  const items: number[][] = [];
  await readCellLines(
    file,
    (line) => {
      const { shares, faults } = sharesIn(line, points);
      items.push(shares);
      return faults;
    },
    form,
  );
  return items;
}

function sharesIn({ line, cells }: CellLine, points: number): { shares: number[]; faults: TableFault[] } {
  const place = { line, column: null, found: cells.join("\t") };
  if (cells.length !== points)
    return { shares: [], faults: [tableFault("share_columns", place, { n: cells.length, m: points })] };
  const read = cells.map((cell, at) => shareIn(cell.trim(), line, at));
  const faults = read.filter((share) => typeof share === "object");
  const shares = read.filter((share) => typeof share === "number");
  const sum = shares.reduce((total, share) => total + share, 0);
  const isWhole = faults.length > 0 || Math.abs(sum - 1) <= roundedSum;
  return {
    shares,
    faults: isWhole ? faults : [tableFault("share_sum", place, { sum: String(Number(sum.toFixed(4))) })],
  };
}

function shareIn(found: string, line: number, at: number): number | TableFault {
  const place = { line, column: at + 1, found };
  if (found === "") return tableFault("share_missing", place, {});
  const share = parseNumberCell(found);
  if (share === null) return tableFault(numberFault(found), place, {});
  return share < 0 ? tableFault("negative_share", place, {}) : share;
}
