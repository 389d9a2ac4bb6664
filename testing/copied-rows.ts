import { rowsName } from "@/server/domain/copy/copy-manifest";
import { openCheckedArchive } from "@/server/services/copy/internal/archive-reader";

/** The rows of each table in a dump, in an order of their own. */
export async function copiedRows(place: string): Promise<Record<string, string[]>> {
  const archive = await openCheckedArchive(place, "dump");
  const tables: Record<string, string[]> = {};
  for (const table of Object.keys(archive.manifest.rows)) {
    const chunks = (await (await archive.read(rowsName(table))).toArray()) as Buffer[];
    tables[table] = Buffer.concat(chunks).toString("utf8").split("\n").sort();
  }
  archive.close();
  return tables;
}
