import { FindColumns } from "../ratings-table/find-columns";
import { readTable } from "../ratings-table/read-table";
import { tableFault, type TableFault } from "../ratings-table/table-fault";
import type { TableFile } from "../ratings-table/table-form";

export interface PairInTest {
  textA: string;
  textB: string;
  same: boolean;
}

export interface QuestionInTest {
  question: string;
  candidates: string[];
  /** The place of the right candidate, from 0. */
  answer: number;
}

const form = { delimiter: "\t", header: true };

/** The pairs of `binary.tsv`. @throws FaultyTable with every fault by line. */
export async function readBinaryTest(file: TableFile): Promise<PairInTest[]> {
  const pairs: PairInTest[] = [];
  await readTable(file, form, (head) => {
    const columns = new FindColumns(head);
    const [a, b, same] = ["text_a", "text_b", "same"].map((name) => columns.one(name)) as [
      number,
      number,
      number,
    ];
    if (columns.faults.length > 0) return { faults: columns.faults };
    const readRow = ({ line, cells }: { line: number; cells: readonly string[] }): TableFault[] => {
      const told = (cells[same] ?? "").trim();
      if (told !== "0" && told !== "1") {
        return [tableFault("not_zero_or_one", { line, column: same + 1, found: told }, {})];
      }
      pairs.push({ textA: cells[a] ?? "", textB: cells[b] ?? "", same: told === "1" });
      return [];
    };
    return { readRow };
  });
  return pairs;
}

const candidateNames = ["candidate_1", "candidate_2", "candidate_3", "candidate_4"];

/** The questions of `questions.tsv`. @throws FaultyTable with every fault by line. */
export async function readChoiceTest(file: TableFile): Promise<QuestionInTest[]> {
  const questions: QuestionInTest[] = [];
  await readTable(file, form, (head) => {
    const columns = new FindColumns(head);
    const question = columns.one("question");
    const answer = columns.one("answer");
    const candidates = candidateNames.map((name) => columns.one(name));
    if (columns.faults.length > 0) return { faults: columns.faults };
    const readRow = ({ line, cells }: { line: number; cells: readonly string[] }): TableFault[] => {
      const told = (cells[answer] ?? "").trim();
      if (!/^[1-4]$/.test(told)) {
        return [tableFault("no_candidate", { line, column: answer + 1, found: told }, {})];
      }
      questions.push({
        question: cells[question] ?? "",
        candidates: candidates.map((at) => cells[at] ?? ""),
        answer: Number(told) - 1,
      });
      return [];
    };
    return { readRow };
  });
  return questions;
}
