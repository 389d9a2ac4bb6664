import type { ProtocolComments } from "@/server/domain/protocol/protocol-comments";
import { protocol, type Protocol } from "@/server/domain/protocol/protocol";
import { protocolYaml } from "@/server/exports/protocol-yaml";
import { protocolIn } from "../read-text";

const mostTurns = 4;

/**
 * A protocol with comments as a file that is read as it was written, so that the export of its import is the same file.
 * Comments that keep it from being so are left out, all of them.
 */
export function commentedYaml(content: Protocol, comments: ProtocolComments | null): string {
  if (comments === null) return protocolYaml(content);
  const meant = JSON.stringify(protocol.parse(content));
  let text = protocolYaml(content, comments);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const read = protocolIn(text);
    if (!("protocol" in read) || JSON.stringify(read.protocol) !== meant) break;
    const again = protocolYaml(content, read.comments);
    if (again === text) return text;
    text = again;
  }
  return protocolYaml(content);
}
