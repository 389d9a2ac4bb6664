import type { RankingComparison, TargetComparisons } from "@/server/exports/ranking-comparisons";
import { decodeLines, endsReading, type Line } from "@/server/imports/decode-lines";
import { excerpt } from "@/server/imports/excerpt";
import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import { parseNumberCell } from "@/server/imports/parse-number";
import { RecordAssembler } from "@/server/imports/record-assembler";
import type { ByteSource } from "@/server/domain/import/source";

/** A comparison and the line it stands in. */
interface ReadComparison extends RankingComparison {
  line: number;
}

/** A target with its comparisons as they stand in a file; not spoiled if all of its lines are good. */
export interface ComparisonBlock extends TargetComparisons {
  line: number;
  comparisons: ReadComparison[];
  spoiled: boolean;
}

/** Shares are written to two places, so that two rounded ones may miss 1 by one of the last place. */
const sumTolerance = 0.0101;

const sections = ["distractors", "randoms"] as const;

/**
 * Ranking gold in the form of the evaluation sets of 2016, as releases write it: a block for each target, with the target
 * in its first line and an empty line behind it.
 * @yields each block when it is complete, and what is wrong with a line when it comes.
 */
export async function* readComparisonBlocks(
  source: ByteSource,
): AsyncGenerator<{ block: ComparisonBlock } | { error: LineError }> {
  let block: ComparisonBlock | null = null;
  let kind: RankingComparison["kind"] = "positives";
  for await (const line of decodeLines(source, "pairs")) {
    if (line.error !== null) {
      yield { error: line.error };
      if (endsReading(line)) return;
      if (block !== null) block.spoiled = true;
    } else if (line.text === "") {
      if (block !== null) yield { block };
      [block, kind] = [null, "positives"];
    } else {
      const cells = cellsOf(line);
      const section = cells.length === 1 ? sections.find((name) => name === cells[0]) : undefined;
      if (block !== null && section !== undefined) {
        kind = section;
        continue;
      }
      const errors = block === null ? targetErrors(line, cells) : lineErrors(line, cells);
      for (const error of errors) yield { error };
      if (block === null)
        block = { line: line.line, target: cells[0] ?? "", comparisons: [], spoiled: false };
      else if (errors.length === 0) block.comparisons.push({ ...comparisonOf(cells), kind, line: line.line });
      block.spoiled ||= errors.length > 0;
    }
  }
  if (block !== null) yield { block };
}

/** A cell that would start a formula has been written with an apostrophe in front. */
const withoutGuard = (cell: string) => cell.replace(/^'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/, "");

function cellsOf(line: Line): string[] {
  const step = new RecordAssembler(",", true).add(line);
  return step.state === "complete" ? step.record.cells.map((cell) => withoutGuard(cell.trim())) : [line.text];
}

function targetErrors({ line, text }: Line, cells: readonly string[]): LineError[] {
  const place = { file: "pairs", line, column: 1, found: excerpt(text) } as const;
  return cells.length === 1 ? [] : [lineError("value_missing", place, { name: "target" })];
}

const comparisonCells = 4;

function lineErrors({ line, text }: Line, cells: readonly string[]): LineError[] {
  const place: LineErrorPlace = { file: "pairs", line, column: null, found: excerpt(text) };
  if (cells.length === 1) return [lineError("section_name", place, { v: excerpt(text) })];
  if (cells.length !== comparisonCells) {
    return [lineError("column_count", place, { n: cells.length, m: comparisonCells })];
  }
  const [above = "", share = "", below = "", rest = ""] = cells;
  const missing = [above, below].flatMap((text, at) =>
    text === "" ? [lineError("value_missing", { ...place, column: 2 * at + 1 }, { name: "candidate" })] : [],
  );
  const shares = [share, rest].flatMap((cell, at) => shareErrors(cell, { ...place, column: 2 * at + 2 }));
  const sum = Number(share) + Number(rest);
  const isOdd = shares.length === 0 && Math.abs(sum - 1) > sumTolerance;
  return [...missing, ...shares, ...(isOdd ? [lineError("share_sum", place, { v: share, w: rest })] : [])];
}

function shareErrors(cell: string, place: LineErrorPlace): LineError[] {
  const share = parseNumberCell(cell);
  if (share === null) return [lineError("not_a_number", place, { v: excerpt(cell) })];
  return share >= 0 && share <= 1
    ? []
    : [lineError("off_scale", place, { v: excerpt(cell), min: 0, max: 1 })];
}

function comparisonOf([above = "", share, below = ""]: readonly string[]) {
  return { above, below, share: Number(share) };
}
