import { goldUses, type GoldUse } from "@/server/domain/gold/gold-use";
import { isDatasetName } from "@/server/domain/item/dataset-name";
import { excerpt } from "@/server/imports/excerpt";
import { lineError, type LineError, type LineErrorPlace } from "@/server/domain/import/line-error";
import { parseNumberCell } from "@/server/imports/parse-number";
import type { MappedRecord } from "@/server/imports/mapped-record";
import type { ComparisonKind } from "@/server/stats/ranking/ranking-gold";
import type { GroupField } from "./group-columns";

/** As the words stand in files, and in the tables of 2016 (ranking). */
const names: Record<ComparisonKind, readonly string[]> = {
  positive: ["positive", "positives", "p"],
  distractor: ["distractor", "distractors", "d"],
  random: ["random", "randoms", "r"],
};

/** The kind of candidate that a cell names; null for any other word. */
function candidateKind(cell: string): ComparisonKind | null {
  const word = cell.trim().toLowerCase();
  const kinds = Object.keys(names) as ComparisonKind[];
  return kinds.find((kind) => names[kind].includes(word)) ?? null;
}

/** Reads the cells of one candidate and gathers what is wrong with them. White space around a cell is not part of it. */
export class GroupCells {
  readonly errors: LineError[] = [];

  constructor(private readonly record: MappedRecord) {}

  place(field: GroupField): LineErrorPlace {
    const column = this.record.cell(field)?.column ?? null;
    return { file: "pairs", line: this.record.line, column, found: excerpt(this.cell(field) ?? "") };
  }

  /** What the cell holds; null where it is empty or the table has no such column. */
  cell(field: GroupField): string | null {
    const cell = this.record.cell(field)?.text.trim() ?? "";
    return cell === "" ? null : cell;
  }

  needed(field: GroupField): string {
    const cell = this.cell(field);
    if (cell === null) this.errors.push(lineError("value_missing", this.place(field), { name: field }));
    return cell ?? "";
  }

  kind(): ComparisonKind {
    const cell = this.needed("kind");
    const kind = candidateKind(cell);
    if (kind === null && cell !== "") {
      this.errors.push(lineError("candidate_kind", this.place("kind"), { v: excerpt(cell) }));
    }
    return kind ?? "positive";
  }

  dataset(): string | null {
    const name = this.cell("dataset");
    if (name !== null && !isDatasetName(name)) {
      this.errors.push(lineError("dataset_name", this.place("dataset"), { v: excerpt(name) }));
    }
    return name;
  }

  knownPlace(): number | null {
    const cell = this.cell("knownPlace");
    const place = cell === null ? null : parseNumberCell(cell);
    if (cell !== null && place === null) {
      this.errors.push(lineError("not_a_number", this.place("knownPlace"), { v: excerpt(cell) }));
    }
    return place;
  }

  use(): GoldUse {
    const cell = this.cell("use")?.toLowerCase() ?? "work";
    const use = goldUses.find((one) => one === cell);
    if (use === undefined) this.errors.push(lineError("gold_use", this.place("use"), { v: excerpt(cell) }));
    return use ?? "work";
  }
}
