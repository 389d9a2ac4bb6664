import { externalIdsOf } from "@/db/queries/imports";
import type { Db } from "@/db/store";
import type { ItemRow } from "@/server/domain/import/item-row";
import { lineError, type LineError } from "@/server/domain/import/line-error";

/** The ids that are in use, by dataset: those of the project's items, and those of the files read before. */
export class TakenIds {
  readonly #idsOfDataset = new Map<string, Set<string>>();
  #ofThisFile: { dataset: string; id: string }[] = [];

  constructor(
    private readonly db: Db,
    private readonly projectId: string,
    private readonly remembersFiles: boolean,
  ) {}

  /** What keeps this row from joining the dataset, if anything does. */
  async conflict(dataset: string, row: ItemRow): Promise<LineError | null> {
    const taken = await this.#idsOf(dataset);
    const id = row.externalId ?? String(row.line);
    if (this.remembersFiles) this.#ofThisFile.push({ dataset, id });
    const place = { file: "pairs", line: row.line, column: null, found: id } as const;
    if (row.externalId === null && taken.size > 0) return lineError("dataset_taken", place, { dataset });
    return taken.has(id) ? lineError("id_taken", place, { id }) : null;
  }

  /** From here on, the ids of the file that was just read are taken as well. */
  async endFile(): Promise<void> {
    for (const { dataset, id } of this.#ofThisFile) (await this.#idsOf(dataset)).add(id);
    this.#ofThisFile = [];
  }

  async #idsOf(dataset: string): Promise<Set<string>> {
    let ids = this.#idsOfDataset.get(dataset);
    if (ids === undefined) {
      ids = new Set(await externalIdsOf(this.db, this.projectId, dataset));
      this.#idsOfDataset.set(dataset, ids);
    }
    return ids;
  }
}
