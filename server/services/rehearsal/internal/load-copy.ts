import { insertRows, type RawRow } from "@/db/queries/project-rows";
import { changeProject, readProject, type ProjectRow } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { TriedSettings } from "@/server/domain/rehearsal/rehearsal";
import { enterProject } from "@/server/services/project/enter-project";
import { changeSettings } from "@/server/services/project/update-project";
import { copiedSettings } from "./copied-settings";
import { readRowFile, type RowsOfTable } from "./row-file";

interface CopyOrder {
  file: string;
  seed: number;
  change: TriedSettings;
}

/**
 * Makes a draft of the rows of a project, in a database of its own, with some settings changed.
 * @throws DomainError as a change of these settings does.
 */
export async function loadCopy(deps: Deps, { file, seed, change }: CopyOrder): Promise<OrganizeScope> {
  let project: ProjectRow | undefined;
  for await (const { table, rows } of readRowFile(file)) {
    const fresh = rows.map((row) => asBeforeLaunch(table, row));
    // The first line of the file is the project itself.
    if (table === "projects") project = fresh[0] as ProjectRow;
    await deps.store.write((tx) => insertRows(tx, table, fresh));
  }
  if (project === undefined) throw new Error("The file of a project begins with its row.");
  const { id, slug } = project;
  const scope = await enterProject(deps, { kind: "system" }, slug, "organize");
  await deps.store.write((tx) => changeSettings(deps, tx, scope, { settings: change }));
  await deps.store.write(async (tx) => {
    const { settings } = await readProject(tx, id);
    await changeProject(tx, id, { seed, settings: copiedSettings(settings) });
  });
  return scope;
}

/** A row without what the work has made of it. */
function asBeforeLaunch(table: RowsOfTable["table"], row: RawRow): RawRow {
  if (table === "projects") return { ...row, ...draft };
  // What was promoted is gold from the launch on, and all that was added stands in the one batch of the launch.
  if (table === "items") return { ...row, countedAsGold: 0, promotedAt: null };
  if (table === "imports") return { ...row, createdByUserId: null, batchId: null };
  return row;
}

const draft = {
  state: "draft",
  launchedAt: null,
  closedAt: null,
  archivedAt: null,
  annotatorCount: 0,
  committedMinor: 0,
  layoutRevision: 0,
  rehearsalOf: null,
  rehearsalJobId: null,
};
