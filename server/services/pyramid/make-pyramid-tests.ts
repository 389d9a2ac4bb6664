import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { withPlainReason } from "@/db/errors";
import type { ImportProgress } from "@/server/domain/import/progress";
import type { NamedPyramid } from "@/server/domain/pyramid/named-pyramid";
import { paraphraseTests } from "@/server/domain/pyramid/paraphrase-tests";
import type {
  ParaphraseTestForm,
  PyramidTestChoices,
  PyramidTestResult,
  WrittenTest,
} from "@/server/domain/pyramid/contracts";
import { binaryTestLines, choiceTestLines } from "@/server/exports/pyramid/paraphrase-tests";
import { readPyramid } from "@/server/imports/pyramid/read-pyramid";
import { FaultyTable } from "@/server/imports/ratings-table/table-fault";
import { fileOnDisk } from "@/server/services/import/file-on-disk";
import { measured } from "@/server/services/import/internal/measured-files";

/** Pyramids to make tests of, and where each test goes. */
export interface PyramidOrder {
  projectId: string;
  files: { path: string; fileName: string }[];
  choices: PyramidTestChoices;
  /** Files that are not there yet, with their names as uploads. */
  to: Record<ParaphraseTestForm, { path: string; uploadId: string; fileName: string }>;
}

const shownItems = 5;

/** How an import takes the columns of each test. */
const mappings = {
  binary: { textA: "text_a", textB: "text_b", right: "same" },
  questions: {
    question: "question",
    right: "answer",
    candidates: ["candidate_1", "candidate_2", "candidate_3", "candidate_4"],
  },
} satisfies Record<ParaphraseTestForm, WrittenTest["mapping"]>;

/**
 * Makes tests of paraphrase from pyramids and writes them as the command writes them: the same choices make the same bytes.
 * @throws DomainError `disk_full`; the signal's reason once that is aborted.
 */
export async function makePyramidTests(
  { files, choices, to }: PyramidOrder,
  hear: (progress: ImportProgress) => void,
  signal?: AbortSignal,
): Promise<PyramidTestResult> {
  try {
    const named: NamedPyramid[] = [];
    for (const { fileName, open } of measured(files.map(fileOnDisk), hear, signal))
      named.push({ name: fileName, pyramid: await readPyramid({ name: fileName, open }) });
    const { pairs, questions, report } = paraphraseTests(named, choices);
    signal?.throwIfAborted();
    const lines = { binary: [...binaryTestLines(pairs)], questions: [...choiceTestLines(questions)] };
    const tests = [
      await writeTest("binary", lines.binary, to.binary),
      await writeTest("questions", lines.questions, to.questions),
    ];
    return { kind: "made", ...report, tests };
  } catch (error) {
    if (error instanceof FaultyTable)
      return { kind: "faulty", fileName: error.fileName, faults: [...error.faults] };
    throw withPlainReason(error);
  }
}

async function writeTest(
  form: ParaphraseTestForm,
  lines: readonly string[],
  { path, uploadId, fileName }: PyramidOrder["to"][ParaphraseTestForm],
): Promise<WrittenTest> {
  await pipeline(Readable.from(lines), createWriteStream(path, { flags: "wx", mode: 0o600 }));
  const [columns = [], ...first] = lines.slice(0, shownItems + 1).map((line) => line.trimEnd().split("\t"));
  return { form, uploadId, fileName, items: lines.length - 1, columns, first, mapping: mappings[form] };
}
