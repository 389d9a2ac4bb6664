import path from "node:path";
import { Readable } from "node:stream";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { SimulatedCsv, simulatedName } from "@/server/domain/rehearsal/simulated-csv";
import { isCopy } from "./is-copy";

/** A file with the name under which it is saved; `bytes` is its length, where it is known. */
export interface ProjectFile {
  name: string;
  stream: Readable;
  bytes?: number;
}

/** A file of a project; of a rehearsal copy its name and, where it is a table, a column say so. */
export async function projectFile(
  deps: Pick<Deps, "store">,
  scope: ProjectScope,
  { name, stream, ...rest }: ProjectFile,
): Promise<ProjectFile> {
  if (!(await isCopy(deps, scope))) return { name, stream, ...rest };
  const marked = simulatedName(name);
  // The files of a release were written so.
  if (marked === name || path.extname(name) !== ".csv") return { name: marked, stream, ...rest };
  return { name: marked, stream: Readable.from(markedLines(stream)) };
}

async function* markedLines(stream: Readable): AsyncGenerator<string> {
  const marker = new SimulatedCsv();
  stream.setEncoding("utf8");
  for await (const text of stream) yield marker.next(String(text));
}
