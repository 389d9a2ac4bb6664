import type { ItemFormat, QuestionLayout } from "@/server/domain/import/contracts";
import { datasetFromFileName } from "@/server/imports/dataset-from-file-name";
import { detectFormat } from "@/server/imports/detect-format";
import { headText } from "@/server/imports/head-text";
import type { ImportFile, ImportSource, ReaderChoices } from "@/server/domain/import/item-reader";
import { readPairs } from "@/server/imports/read-pairs";
import { readListedPairs } from "./read-listed-pairs";
import { readQuestionLines, readQuestionObjects } from "./read-questions";

const usualLayout: QuestionLayout = { factor: 2, seed: 1 };

/** A line of quoted pairs with commas between them, as in the questions of SemEval-2012 task 2. */
const questionLine = /^"[^"]*:[^"]*"(,"[^"]*:[^"]*")+\r?(\n|$)/;

/** Reads every file by itself: ready questions as they are, and a list of pairs as the questions made of it. */
export function bestWorstReader(
  files: readonly ImportFile[],
  choices: ReaderChoices,
): Promise<ImportSource[]> {
  return Promise.all(
    files.map(async (file): Promise<ImportSource> => {
      const head = await headText(file);
      const format = choices.format ?? formatOf(file.fileName, head);
      return {
        fileName: file.fileName,
        scoresFileName: null,
        format,
        dataset: choices.dataset ?? datasetFromFileName(file.fileName),
        entries: ({ scale }) => {
          // A form that other task types read is read as questions, which then says what is wrong with each line.
          if (format === "questions" || format === "comparisons" || format === "pyr")
            return readQuestionLines(file.open());
          if (format === "jsonl" && /"pairs"\s*:/.test(head)) return readQuestionObjects(file.open());
          const { mapping, header, ignore } = choices;
          const pairs = readPairs(file.open(), { format, scale, mapping, header, ignore });
          return readListedPairs(pairs, choices.questions ?? usualLayout);
        },
      };
    }),
  );
}

function formatOf(fileName: string, head: string): ItemFormat {
  if (questionLine.test(head)) return "questions";
  // What has no recognizable form is read as lines of two texts, which then says what is wrong with each.
  return detectFormat(fileName, head) ?? "sts";
}
