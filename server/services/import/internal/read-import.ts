import type { Db } from "@/db/store";
import type { ImportSource } from "@/server/domain/import/item-reader";
import type { ItemRow } from "@/server/domain/import/item-row";
import type { LineError } from "@/server/domain/import/line-error";
import type { NoteEntry, TableHead } from "@/server/domain/import/pair-file-entry";
import type { ImportPlan } from "./plan-import";
import { TakenIds } from "./taken-ids";

/** An item that knows its dataset and by which id the project will know it. */
export type PlacedRow = ItemRow & { dataset: string; externalId: string };

export type ImportEntry = { source: ImportSource } & (
  | { head: TableHead }
  | { row: PlacedRow }
  | { error: LineError }
  | NoteEntry
);

/** Reads all files of an import in order, each line with what is wrong with it in itself and in this project. */
export async function* readImport(db: Db, plan: ImportPlan): AsyncGenerator<ImportEntry> {
  const taken = new TakenIds(db, plan.projectId, plan.sources.length > 1);
  for (const source of plan.sources) {
    for await (const entry of source.entries(plan.context)) {
      if (!("row" in entry)) yield { source, ...entry };
      else {
        const { row } = entry;
        const dataset = row.dataset ?? source.dataset;
        const error = await taken.conflict(dataset, row);
        if (error !== null) yield { source, error };
        // One error says enough about a file whose lines have no ids of their own.
        if (error?.reason === "dataset_taken") break;
        if (error === null) {
          yield { source, row: { ...row, dataset, externalId: row.externalId ?? String(row.line) } };
        }
      }
    }
    await taken.endFile();
  }
}
