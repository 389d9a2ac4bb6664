import type { Mend } from "@/server/domain/import/mends";
import type { TaskType } from "@/server/domain/task/task-types";
import type { ReaderChoices } from "@/server/domain/import/item-reader";

/** Files that somebody brought and that are not what was expected, with what the first error has to say. */
export interface WrongFile {
  type: TaskType;
  what: string;
  files: Record<string, string | Uint8Array>;
  choices?: ReaderChoices;
  line: number;
  column?: number;
  sentence: string;
  mends?: Mend["kind"][];
}

const noHeader = 'If line 1 is already data, choose "No header".';

/** That line 1 names no column for a text of a pair. */
export const textNotNamed = (text: "A" | "B") =>
  `Line 1 does not say which column contains text ${text}. Choose the column, or name it text_${text.toLowerCase()} in line 1. ${noHeader}`;

/** That line 1 names no column for a field of another task type. */
export const fieldNotNamed = (name: string) =>
  `No column contains ${name}. Choose the column, or name it ${name} in line 1. ${noHeader}`;
