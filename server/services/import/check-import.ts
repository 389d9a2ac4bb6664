import type { Db } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { ImportChoices, ImportPreview } from "@/server/domain/import/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ImportFile } from "@/server/imports/item-reader";
import { ImportTally } from "./import-tally";
import { planImport, type ImportPlan } from "./plan-import";
import { readImport } from "./read-import";

/**
 * Reads all of the files and says what importing them would do. Saves nothing.
 * @throws DomainError `file_refused` for scores whose pairs are missing.
 */
export async function checkImport(
  deps: Pick<Deps, "store">,
  scope: OrganizeScope,
  files: readonly ImportFile[],
  choices: ImportChoices,
): Promise<ImportPreview> {
  const db = deps.store.read;
  return (await tallyImport(db, await planImport(db, scope, files, choices))).preview();
}

export async function tallyImport(db: Db, plan: ImportPlan): Promise<ImportTally> {
  const tally = new ImportTally(plan.sources, plan.choices.gold);
  for await (const entry of readImport(db, plan)) tally.add(entry);
  return tally;
}
