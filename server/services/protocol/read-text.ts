import { DomainError } from "@/server/domain/errors";
import { presets } from "@/server/domain/preset/presets";
import type { ReadProtocolFile } from "@/server/domain/protocol/contracts";
import { FaultyProtocol, type ProtocolFault } from "@/server/domain/protocol/protocol-fault";
import { readCommentedProtocol, type CommentedProtocol } from "@/server/imports/protocol/read-protocol";

/** The protocol in the text of a file, or what is wrong with it. */
export function protocolIn(text: string): CommentedProtocol | { faults: readonly ProtocolFault[] } {
  try {
    return readCommentedProtocol(Buffer.from(text));
  } catch (error) {
    if (error instanceof FaultyProtocol) return { faults: error.faults };
    throw error;
  }
}

/** The same for what was looked at before. @throws DomainError `file_refused`. */
export function requireProtocol(text: string): CommentedProtocol {
  const read = protocolIn(text);
  if ("protocol" in read) return read;
  throw new DomainError("file_refused", "The protocol cannot be read.", { faults: read.faults });
}

/** What the text of a protocol file would make. */
export function readText(text: string): ReadProtocolFile {
  const read = protocolIn(text);
  if ("faults" in read) return { kind: "faulty", faults: [...read.faults] };
  const { name, language, preset } = read.protocol;
  return { kind: "read", name, language, preset, taskType: presets[preset].taskType };
}
