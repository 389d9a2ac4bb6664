import type { PairInTest, QuestionInTest } from "@/server/imports/paraphrase/read-paraphrase-tests";
import { readTable } from "@/server/imports/ratings-table/read-table";
import type { TableFile } from "@/server/imports/ratings-table/table-form";
import { candidateFields } from "./choice-fields";
import { sameAnswers } from "../same-answers";

/** Pairs and questions of a release whose right answer is known, each with what most annotators gave. */
export interface AnsweredRelease {
  /** `people` is null where answers are tied or there are none. */
  pairs: (PairInTest & { people: boolean | null })[];
  /** `people` is the place of a candidate, from 0. */
  questions: (QuestionInTest & { people: number | null })[];
}

/** Reads `choices.<dataset>.csv` as releases have it. @throws FaultyTable where it is no such table. */
export async function readAnsweredTest(file: TableFile): Promise<AnsweredRelease> {
  const found: AnsweredRelease = { pairs: [], questions: [] };
  await readTable(file, { delimiter: ",", header: true }, ({ columns }) => ({
    readRow: ({ cells }) => {
      const cell = (name: string) => cells[columns.indexOf(name)] ?? "";
      const candidates = candidateFields.map(cell).filter((text) => text !== "");
      const [right, people] = [cell("right"), cell("majority")];
      if (right === "") return [];
      if (candidates.length === 0) {
        const pair = { textA: cell("text_a"), textB: cell("text_b"), same: isSame(right) === true };
        found.pairs.push({ ...pair, people: isSame(people) });
      } else {
        const question = { question: cell("question"), candidates, answer: Number(right) - 1 };
        found.questions.push({ ...question, people: people === "" ? null : Number(people) - 1 });
      }
      return [];
    },
  }));
  return found;
}

const isSame = (answer: string): boolean | null => (answer === "" ? null : answer === sameAnswers[0]);
