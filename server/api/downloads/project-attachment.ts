import path from "node:path";
import { Readable } from "node:stream";
import type { Deps } from "@/server/deps";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { SimulatedCsv, simulatedName } from "@/server/domain/rehearsal/simulated-csv";
import { isCopy } from "@/server/services/project/is-copy";
import { attachment } from "./attachment";

/** A file of a project; of a rehearsal copy its name and, where it is a table, a column say so. */
export async function projectAttachment(
  deps: Pick<Deps, "store">,
  scope: ProjectScope,
  { name, stream, bytes }: { name: string; stream: Readable; bytes?: number },
): Promise<Response> {
  if (!(await isCopy(deps, scope))) return attachment(name, stream, bytes);
  const marked = simulatedName(name);
  // The files of a release were written so.
  if (marked === name || path.extname(name) !== ".csv") return attachment(marked, stream, bytes);
  return attachment(marked, Readable.from(markedLines(stream)));
}

async function* markedLines(stream: Readable): AsyncGenerator<string> {
  const marker = new SimulatedCsv();
  stream.setEncoding("utf8");
  for await (const text of stream) yield marker.next(String(text));
}
