import { insertBatch } from "@/db/queries/batches";
import { insertImport, moveImport, putIntoBatch } from "@/db/queries/imports";
import { lockProject, type ProjectRow } from "@/db/queries/projects";
import type { Undertaking } from "@/db/queries/undertakings";
import { uniqueViolation } from "@/db/errors";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import { DomainError } from "@/server/domain/errors";
import type { FinishedImport, ImportChoices, ImportPreview } from "@/server/domain/import/contracts";
import { isoInstant } from "@/server/domain/instant";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ImportFile } from "@/server/domain/import/item-reader";
import { dropStaged, placeImages, type StagedImage } from "@/server/services/image/internal/stage-images";
import { recordEvent } from "@/server/services/project/internal/record-event";
import { takeOn, workAt, type Held } from "@/server/services/undertaking/internal/undertake";
import { quietly, type ImportRun } from "./internal/check-import";
import { discardImport } from "./internal/discard-import";
import { readTarget, type ImportTarget } from "./internal/import-target";
import { rowInserter } from "./internal/insert-rows";

/**
 * Takes all pairs of the files into a draft, or none: they can be seen only once the last one is in. Of a launched project
 * they become a batch that waits to be opened. Lines that the choices leave out are told with the result.
 * @throws DomainError `project_closed`, `file_refused` with the errors, `disk_full`, `conflict` when another
 *   import added to the same dataset meanwhile; and the signal's reason once that is aborted.
 */
export async function saveImport(
  deps: Deps,
  scope: OrganizeScope,
  files: readonly ImportFile[],
  choices: ImportChoices,
  run: ImportRun = quietly(deps),
): Promise<FinishedImport> {
  const order = { projectId: scope.projectId, files, choices };
  const { preview, scored } = await run.reading.check(order, run.hear, run.signal);
  if (preview.bad > 0) throw refused(preview);
  if (preview.good === 0 && preview.leftOut > 0) throw allLeftOut(preview);
  const fileName = preview.sources.map((source) => source.fileName).join(", ");
  const undertaking = await begin(deps, scope, fileName);
  const target = await readTarget(deps.store.read, scope.projectId, choices);
  let pictures: StagedImage[] = [];
  try {
    return await workAt(deps, undertaking, async (held) => {
      const importId = undertaking.subjectId;
      const saved = (done: number) => run.hear({ stage: "saving", done, total: preview.good });
      const take = rowInserter(deps, { target, importId, held, saved });
      pictures = await run.reading.rows(order, { scored, take }, run.signal);
      run.signal?.throwIfAborted();
      // Late, because pictures take the place of others of their names.
      await placeImages(deps, scope.projectId, pictures);
      const { good, leftOut, notes } = preview;
      const done = { fileName, itemCount: good };
      const createdAt = await finish(deps, scope, { importId, held, done, leftOut, target });
      return { id: importId, ...done, createdAt: isoInstant(createdAt), notes, leftOut };
    });
  } catch (error) {
    await dropStaged(deps, scope.projectId, pictures);
    await discardImport(deps, scope.projectId, undertaking);
    throw uniqueViolation(error) ? overtaken() : error;
  }
}

async function begin(deps: Deps, scope: OrganizeScope, fileName: string): Promise<Undertaking> {
  const id = deps.newId();
  const { projectId, actor } = scope;
  return deps.store.write(async (tx) => {
    refuseClosed(await lockProject(tx, projectId));
    await insertImport(tx, {
      id,
      projectId,
      fileName,
      state: "saving",
      itemCount: 0,
      createdByUserId: actor.kind === "user" ? actor.userId : null,
      createdAt: deps.now(),
    });
    const undertaking = await takeOn(deps, tx, id);
    if (undertaking === null) throw overtaken();
    return undertaking;
  });
}

interface Finishing {
  importId: string;
  held: Held;
  done: { fileName: string; itemCount: number };
  /** How many lines were left out. */
  leftOut: number;
  target: ImportTarget;
}

async function finish(
  deps: Deps,
  scope: OrganizeScope,
  { importId, held, done, leftOut, target }: Finishing,
): Promise<number> {
  return deps.store.write(async (tx) => {
    const project = await lockProject(tx, scope.projectId);
    refuseClosed(project);
    // Whoever launched in the meantime laid out HITs without these items.
    if ((project.state === "draft") !== target.enablesGold) throw overtaken();
    await held.isStillOurs(tx);
    const { itemCount } = done;
    const to = project.state === "draft" ? "saved" : "prepared";
    if (!(await moveImport(tx, importId, { from: "saving", to, itemCount }))) throw overtaken();
    if (to === "prepared") await prepareBatch(deps, tx, scope, { importId, fileName: done.fileName });
    await held.end(tx);
    await recordEvent(deps, tx, scope, "items_imported", leftOut === 0 ? done : { ...done, leftOut });
    return deps.now();
  });
}

/** Makes a batch of an import; it is opened once an organizer has seen what it costs. */
async function prepareBatch(
  deps: Deps,
  tx: Tx,
  { projectId, actor }: OrganizeScope,
  { importId, fileName }: { importId: string; fileName: string },
): Promise<void> {
  await insertBatch(tx, {
    id: importId,
    projectId,
    position: 0,
    name: fileName.replace(/\.[^.]*$/, ""),
    state: "prepared",
    revision: 0,
    createdByUserId: actor.kind === "user" ? actor.userId : null,
    createdAt: deps.now(),
  });
  await putIntoBatch(tx, importId, importId);
}

function refuseClosed({ state }: Pick<ProjectRow, "state">): void {
  if (state === "closed")
    throw new DomainError("project_closed", "This project is closed for good.", { state });
  if (state === "launching") {
    throw new DomainError(
      "project_not_draft",
      "This project is being launched. Import the file after that.",
      {
        state,
      },
    );
  }
}

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

function allLeftOut({ leftOut, notes }: ImportPreview): DomainError {
  const message = "Every line would be left out, so nothing was saved. Correct the file.";
  return new DomainError("file_refused", message, { bad: leftOut, errors: notes });
}
