import type { Deps } from "@/server/deps";
import type { Actor } from "@/server/domain/organizer/actor";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import type { CreateFromTextInput } from "@/server/domain/protocol/contracts";
import { underName } from "@/server/domain/protocol/under-name";
import { createFromProtocol } from "./create-from-protocol";
import { requireProtocol } from "./read-text";

/**
 * Makes a draft from the text of a protocol file, under a name of its own.
 * @throws DomainError `file_refused`, and as `createFromProtocol`.
 */
export async function createFromText(
  deps: Deps,
  actor: Actor,
  { text, name, slug }: CreateFromTextInput,
): Promise<ProjectDetail> {
  const { protocol, comments } = requireProtocol(text);
  return createFromProtocol(deps, actor, { slug, protocol: underName(protocol, name), comments });
}
