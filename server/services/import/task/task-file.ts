import { Readable } from "node:stream";
import { z } from "zod";
import { importPreview, savedImport } from "@/server/domain/import/contracts";
import { importProgress } from "@/server/domain/import/progress";
import { errorReasons } from "@/server/domain/errors";
import { pyramidTestResult } from "@/server/domain/pyramid/contracts";
import { sampleResult } from "@/server/domain/sample/contracts";
import { vectorScoreResult } from "@/server/domain/vectors/contracts";
import type { FileStore } from "@/server/files/file-store";
import { storedUpload } from "../internal/upload-names";

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

const noteOf = ({ projectId, task }: TaskPlace) => storedUpload(projectId, `task-${task}.json`);

/** Is there once somebody wants the task to end. */
const cancellationOf = ({ projectId, task }: TaskPlace) => storedUpload(projectId, `task-${task}.cancelled`);

/** A file of few words, which nobody needs once a machine has failed. */
async function putText(files: FileStore, name: string, text: string): Promise<void> {
  await files.put(name, Readable.from([Buffer.from(text)]), "passing");
}

/** Puts a note in place at once, so that nobody reads half of it. */
export const writeNote = (files: FileStore, place: TaskPlace, note: TaskNote): Promise<void> =>
  putText(files, noteOf(place), JSON.stringify(note));

/** null where there is no such task (any more). */
export async function readNote(files: FileStore, place: TaskPlace): Promise<TaskNote | null> {
  const opened = await files.open(noteOf(place));
  if (opened === null) return null;
  const bytes = Buffer.concat(await opened.stream.toArray());
  return taskNote.parse(JSON.parse(bytes.toString("utf8")));
}

/** Lets whoever works at a task know that it is to end. */
export const askToEnd = (files: FileStore, place: TaskPlace): Promise<void> =>
  putText(files, cancellationOf(place), "\n");

/** Whether somebody asked for the end of a task. */
export const isToEnd = async (files: FileStore, place: TaskPlace): Promise<boolean> =>
  (await files.sizeOf(cancellationOf(place))) !== null;
