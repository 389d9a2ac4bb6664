import { parseNumberCell } from "@/server/imports/parse-number";
import { FindColumns } from "@/server/imports/ratings-table/find-columns";
import { readTable } from "@/server/imports/ratings-table/read-table";
import { tableFault, type TableFault } from "@/server/imports/ratings-table/table-fault";
import type { TableFile } from "@/server/imports/ratings-table/table-form";
import { suggestColumns } from "@/server/imports/suggest-columns";
import type { RelatedWords } from "./make-groups";

/** Column names, letters and digits only, in lower case. */
const usualNames = {
  target: ["target", "cue", "headword", "word1", "stimulus"],
  word: ["word", "candidate", "response", "word2", "related"],
  relation: ["relation", "type", "rel"],
  strength: ["strength", "frequency", "count", "n", "weight", "score"],
};

/**
 * The words of a dictionary, thesaurus or norms: a table with a target and a word a line, and perhaps their relation and its
 * strength.
 * @throws FaultyTable with every fault by line and column.
 */
export async function readRelatedWords(file: TableFile): Promise<RelatedWords[]> {
  const found: RelatedWords[] = [];
  await readTable(file, { delimiter: null, header: true }, (head) => {
    const names = suggestColumns(head.columns, usualNames);
    const find = new FindColumns(head);
    const [target, word] = [find.one(names["target"] ?? "target"), find.one(names["word"] ?? "word")];
    const relation = find.optional(names["relation"] ?? null);
    const strength = find.optional(names["strength"] ?? null);
    if (find.faults.length > 0) return { faults: find.faults };
    const readRow = ({ line, cells }: { line: number; cells: readonly string[] }): TableFault[] => {
      const cell = (at: number) => (cells[at] ?? "").trim();
      const empty = [target, word].filter((at) => cell(at) === "");
      const number = strength === null || cell(strength) === "" ? null : parseNumberCell(cell(strength));
      const isWrong = strength !== null && cell(strength) !== "" && number === null;
      found.push({
        ...{ target: cell(target), word: cell(word), strength: number },
        relation: relation === null || cell(relation) === "" ? null : cell(relation),
      });
      return [
        ...empty.map((at) => tableFault("empty_text", { line, column: at + 1, found: "" }, {})),
        ...(isWrong
          ? [tableFault("not_a_number", { line, column: strength + 1, found: cell(strength) }, {})]
          : []),
      ];
    };
    return { readRow };
  });
  return found;
}
