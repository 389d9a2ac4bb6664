import { columnsOf } from "@/server/domain/import/columns-of";
import type { CandidateHead } from "@/server/domain/sample/contracts";
import { suggestMapping } from "../pair-mapping";
import { readTable } from "../ratings-table/read-table";
import type { TableFault } from "../ratings-table/table-fault";
import type { TableFile } from "../ratings-table/table-form";
import { candidateLayout } from "./candidate-layout";
import { peekHead } from "./peek-head";
import { suggestText } from "./read-clustered-texts";
import { layoutFaults, sampledColumns } from "./sampled-columns";

/** Ends a reading of which only the head was wanted. */
class HeadSeen extends Error {}

/**
 * The columns of a file of candidates by its first line.
 * @throws FaultyTable where that cannot be read.
 */
export async function readCandidateColumns(source: TableFile, header: boolean): Promise<CandidateHead> {
  const { head, file } = await peekHead(source);
  const { kind, table } = candidateLayout(file.name, head, { delimiter: null, header }, false);
  let found: CandidateHead | null = null;
  try {
    await readTable(file, table, (first) => {
      const wrong: TableFault[] = layoutFaults(first, kind);
      if (wrong.length > 0) return { faults: wrong };
      const { columns } = sampledColumns(first, kind);
      const mapping = suggestMapping(columns);
      const isNumbered = kind === "table" && !header;
      found = {
        columns,
        textA: (isNumbered ? columns[0] : columnsOf(mapping, "textA")[0]) ?? null,
        textB: (isNumbered ? columns[1] : columnsOf(mapping, "textB")[0]) ?? null,
        text: (isNumbered ? columns[0] : suggestText(columns)) ?? null,
        isFixed: kind !== "table",
      };
      throw new HeadSeen();
    });
  } catch (error) {
    if (!(error instanceof HeadSeen)) throw error;
  }
  return found ?? { columns: [], textA: null, textB: null, text: null, isFixed: false };
}
