import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { protocolYaml } from "@/server/exports/protocol-yaml";
import { getProtocol } from "./get-protocol";

/** The protocol of a project as YAML. */
export async function writeProtocol(deps: Pick<Deps, "store">, scope: OrganizeScope): Promise<string> {
  return protocolYaml(await getProtocol(deps, scope));
}
