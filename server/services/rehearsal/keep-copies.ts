import { rm } from "node:fs/promises";
import { pacedWrites } from "@/db/paced-writes";
import { insertMemberships } from "@/db/queries/members";
import { insertRows, membershipRows, type RawRow } from "@/db/queries/project-rows";
import { changeProject, findProjectBySlug, readProject, type ProjectRow } from "@/db/queries/projects";
import type { Deps } from "@/server/deps";
import { hashSecret } from "@/server/ids";
import { rehearsalName, type RehearsalResult, type SettingName } from "@/server/domain/rehearsal/rehearsal";
import { storedContent } from "@/server/files/stored-content";
import { imageName, imagesOf } from "@/server/services/image/internal/image-names";
import { copyFile } from "./copy-file";
import { deleteCopies } from "./delete-copies";
import { newIdsFor, renamed } from "./internal/renamed-rows";
import { readRowFile, type RowsOfTable } from "./internal/row-file";

interface Kept {
  projectId: string;
  jobId: string;
  /** Which rehearsal it is, from 1. */
  number: number;
  /** Where the rows of its copies lie. */
  folder: string;
}

/** Makes the finished copies of a rehearsal projects that can be looked at, beside the work of others. */
export async function keepCopies(
  deps: Deps,
  kept: Kept,
  { settings }: Pick<RehearsalResult, "settings">,
): Promise<void> {
  // Of a start that came to nothing something may be left.
  await deleteCopies(deps, kept.projectId, kept.jobId);
  const original = await readProject(deps.store.read, kept.projectId);
  for (const { name } of settings) {
    await keepCopy(deps, kept, original, name);
    await rm(copyFile(kept.folder, name));
  }
}

async function keepCopy(deps: Deps, kept: Kept, original: ProjectRow, name: SettingName): Promise<void> {
  const file = copyFile(kept.folder, name);
  const ids = await newIdsFor(readRowFile(file), deps.newId);
  const copyId = ids.get(original.id);
  if (copyId === undefined) throw new Error("The file of a copy begins with its project.");
  const slug = await freeSlug(deps, `${original.slug.slice(0, 40)}-r${kept.number}-${name.toLowerCase()}`);
  const ofCopy = {
    slug,
    name: `${original.name.slice(0, 180)}, ${rehearsalName(kept.number)}${name}`,
    rehearsalOf: original.id,
    rehearsalJobId: kept.jobId,
    createdAt: deps.now(),
    // On no list before all of it is there.
    archivedAt: deps.now(),
  };
  const writes = pacedWrites(deps.store);
  for await (const { table, rows } of readRowFile(file)) {
    const fresh = rows.map((row) => ownRow(deps, table, renamed(row, ids), ofCopy));
    for (let at = 0; at < fresh.length;) {
      const some = fresh.slice(at, at + writes.size);
      await writes.write(some.length, (tx) => insertRows(tx, table, some));
      at += some.length;
    }
  }
  await copyImages(deps, original.id, copyId, ids);
  await deps.store.write(async (tx) => {
    await changeProject(tx, copyId, { archivedAt: null });
    const members = await membershipRows(tx, original.id);
    await insertMemberships(
      tx,
      members.map((member) => ({ ...member, projectId: copyId })),
    );
  });
}

/** What must be unlike everything else in the database, or is not of the rehearsal's own. */
function ownRow(
  { newSecret }: Pick<Deps, "newSecret">,
  table: RowsOfTable["table"],
  row: RawRow,
  ofCopy: Partial<ProjectRow>,
): RawRow {
  if (table === "projects") return { ...row, ...ofCopy };
  if (table === "annotators") return { ...row, tokenHash: hashSecret(newSecret(24)), returnCodeHash: null };
  return row;
}

async function freeSlug({ store, newSecret }: Deps, wanted: string): Promise<string> {
  if ((await findProjectBySlug(store.read, wanted)) === undefined) return wanted;
  return `${wanted}-${Buffer.from(newSecret(4)).toString("hex")}`;
}

/** The pictures of a project lie under their ids, so those of a copy lie under others. */
async function copyImages(
  { files }: Pick<Deps, "files">,
  from: string,
  to: string,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for await (const { name } of files.list(imagesOf(from))) {
    const own = ids.get(name.split("/").at(-1) ?? "");
    if (own !== undefined) await files.put(imageName(to, own), storedContent(files, name));
  }
}
