import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Deps } from "@/server/deps";
import type { ImportChoices } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { errorsCsv, type ErrorLine } from "@/server/exports/errors-csv";
import { lineErrorSentence } from "@/server/imports/describe-error";
import { importErrorOf } from "./internal/import-error-of";
import type { ImportFile } from "@/server/domain/import/item-reader";
import type { ImportOrder } from "./internal/import-order";
import { planImport } from "./internal/plan-import";
import { readImport, type ImportEntry } from "./internal/read-import";

/**
 * Everything that is wrong with the files, without an upper limit, as a CSV that is written while they are read.
 * @throws DomainError `file_refused` for a form that the task type does not read.
 */
export async function writeImportErrors(
  deps: Pick<Deps, "store">,
  scope: Pick<OrganizeScope, "projectId">,
  files: readonly ImportFile[],
  choices: ImportChoices,
): Promise<Readable> {
  const db = deps.store.read;
  const plan = await planImport(db, scope, files, choices);
  return Readable.from(errorsCsv(errorLines(readImport(db, plan))));
}

/** The same, into a file. */
export async function writeErrorsTo(
  deps: Pick<Deps, "store">,
  order: ImportOrder,
  to: string,
): Promise<void> {
  const csv = await writeImportErrors(deps, order, order.files, order.choices);
  await pipeline(csv, createWriteStream(to, { flags: "wx", mode: 0o600 }));
}

async function* errorLines(entries: AsyncIterable<ImportEntry>): AsyncGenerator<ErrorLine> {
  for await (const entry of entries) {
    if (!("error" in entry)) continue;
    const { fileName, line, column, reason, params, found } = importErrorOf(entry.source, entry.error);
    yield { file: fileName, line, column, problem: lineErrorSentence(reason, params, fileName), found };
  }
}
