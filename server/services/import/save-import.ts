import { insertImport, moveImport } from "@/db/queries/imports";
import { lockProject } from "@/db/queries/projects";
import type { Tx } from "@/db/store";
import { uniqueViolation } from "@/db/errors";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import { chooseGold } from "@/server/domain/import/choose-gold";
import type { ImportChoices, ImportPreview, SavedImport } from "@/server/domain/import/contracts";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { recordEvent } from "@/server/services/project/record-event";
import { storeImages } from "@/server/services/image/store-images";
import { requireDraft } from "@/server/services/project/require-draft";
import { tasks } from "@/server/task-types/tasks";
import { tallyImport } from "./check-import";
import { discardImport } from "./discard-import";
import type { ImportFile } from "@/server/imports/item-reader";
import { insertRows } from "./insert-rows";
import { planImport } from "./plan-import";

/**
 * Takes all pairs of the files into a draft, or none: they can be seen only once the last one is in.
 * @throws DomainError `project_not_draft`, `file_refused` with the errors, `disk_full`, `conflict` when another
 *   import added to the same dataset meanwhile.
 */
export async function saveImport(
  deps: Deps,
  scope: OrganizeScope,
  files: readonly ImportFile[],
  choices: ImportChoices,
): Promise<SavedImport> {
  const plan = await planImport(deps.store.read, scope, files, choices);
  const tally = await tallyImport(deps.store.read, plan);
  const preview = tally.preview();
  if (preview.bad > 0) throw refused(preview);
  const fileName = preview.sources.map((source) => source.fileName).join(", ");
  const importId = await begin(deps, scope, fileName);
  try {
    const itemCount = await insertRows(deps, plan, importId, chooseGold(choices.gold, tally.scored));
    // Late, because pictures take the place of others of their names.
    await storeImages(deps, scope, (await tasks[plan.taskType].pictures?.(files)) ?? []);
    const createdAt = await finish(deps, scope, importId, { fileName, itemCount });
    return { id: importId, fileName, itemCount, createdAt: isoInstant(createdAt) };
  } catch (error) {
    await discardImport(deps, scope.projectId, importId);
    throw uniqueViolation(error) ? overtaken() : error;
  }
}

async function begin(deps: Deps, scope: OrganizeScope, fileName: string): Promise<string> {
  const id = deps.newId();
  const { projectId, actor } = scope;
  await deps.store.write(async (tx) => {
    requireDraft(await lockProject(tx, projectId), notAfterLaunch);
    await insertImport(tx, {
      id,
      projectId,
      fileName,
      state: "saving",
      itemCount: 0,
      createdByUserId: actor.kind === "user" ? actor.userId : null,
      createdAt: deps.now(),
    });
  });
  return id;
}

async function finish(
  deps: Deps,
  scope: OrganizeScope,
  importId: string,
  done: { fileName: string; itemCount: number },
): Promise<number> {
  return deps.store.write(async (tx: Tx) => {
    // Whoever launched in the meantime laid out HITs without these items.
    requireDraft(await lockProject(tx, scope.projectId), notAfterLaunch);
    const { itemCount } = done;
    if (!(await moveImport(tx, importId, { from: "saving", to: "saved", itemCount }))) throw overtaken();
    await recordEvent(deps, tx, scope, "items_imported", done);
    return deps.now();
  });
}

const notAfterLaunch = "Items can be imported only before the launch.";

function overtaken(): DomainError {
  return new DomainError(
    "conflict",
    "Something else changed these items meanwhile. Nothing was saved; try again.",
  );
}

function refused({ bad, errors }: ImportPreview): DomainError {
  const lines = bad === 1 ? "One line is" : `${bad} lines are`;
  return new DomainError("file_refused", `${lines} not good, so nothing was saved. Correct the file.`, {
    bad,
    errors,
  });
}
