import { readFile, rename, writeFile } from "node:fs/promises";
import { z } from "zod";
import { importPreview, savedImport } from "@/server/domain/import/contracts";
import { importProgress } from "@/server/domain/import/progress";
import { errorReasons } from "@/server/domain/errors";
import { pyramidTestResult } from "@/server/domain/pyramid/contracts";
import { sampleResult } from "@/server/domain/sample/contracts";
import { vectorScoreResult } from "@/server/domain/vectors/contracts";
import { uploadPath } from "../internal/upload-folder";

/**
 * How far a task is and what came of it. A file beside the uploads, because whoever asks may ask another process than
 * the one that works at it, and both see these.
 */
const taskNote = z.object({
  /** When its process last wrote. */
  at: z.number(),
  end: z.discriminatedUnion("state", [
    z.object({ state: z.literal("running"), progress: importProgress.nullable() }),
    z.object({ state: z.literal("checked"), preview: importPreview }),
    z.object({ state: z.literal("saved"), saved: savedImport }),
    z.object({ state: z.literal("sampled"), sampled: sampleResult }),
    z.object({ state: z.literal("tested"), tested: pyramidTestResult }),
    z.object({ state: z.literal("scored"), scored: vectorScoreResult }),
    z.object({ state: z.literal("cancelled") }),
    z.object({
      state: z.literal("refused"),
      reason: z.enum(errorReasons),
      message: z.string(),
      details: z.record(z.string(), z.unknown()),
    }),
  ]),
});
export type TaskNote = z.infer<typeof taskNote>;

/** One task of a project. */
export interface TaskPlace {
  projectId: string;
  task: string;
}

const noteOf = ({ projectId, task }: TaskPlace) => uploadPath(projectId, `task-${task}.json`);

/** Is there once somebody wants the task to end. */
export const cancellationOf = ({ projectId, task }: TaskPlace) =>
  uploadPath(projectId, `task-${task}.cancelled`);

/** Puts a note in place at once, so that nobody reads half of it. */
export async function writeNote(place: TaskPlace, note: TaskNote): Promise<void> {
  const file = noteOf(place);
  await writeFile(`${file}.new`, JSON.stringify(note), { mode: 0o600 });
  await rename(`${file}.new`, file);
}

/** null where there is no such task (any more). */
export async function readNote(place: TaskPlace): Promise<TaskNote | null> {
  const text = await readFile(noteOf(place), "utf8").catch(() => null);
  return text === null ? null : taskNote.parse(JSON.parse(text));
}
