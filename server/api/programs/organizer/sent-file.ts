import { Readable } from "node:stream";
import type { Deps } from "@/server/deps";
import { fileHeaders } from "@/server/domain/file-headers";
import type { ProjectScope } from "@/server/domain/organizer/actor";
import { projectFile, type ProjectFile } from "@/server/services/project/project-file";
import { SentStream } from "../sent";

/** What a file is sent as, for the description of its route. */
export const fileTypes = ["text/csv", "application/octet-stream"] as const;

/** A file of a project as an answer; what is of a rehearsal copy says so. */
export async function sentFile(
  deps: Pick<Deps, "store">,
  scope: ProjectScope,
  file: ProjectFile,
): Promise<SentStream> {
  const { name, stream, bytes } = await projectFile(deps, scope, file);
  return new SentStream(stream, fileHeaders(name, bytes));
}

/** The same of lines that are at hand. */
export const sentLines = (
  deps: Pick<Deps, "store">,
  scope: ProjectScope,
  name: string,
  lines: Iterable<string>,
): Promise<SentStream> => sentFile(deps, scope, { name, stream: Readable.from(lines) });
