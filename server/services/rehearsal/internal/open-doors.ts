import type { Deps } from "@/server/deps";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { AnnotatorDoor } from "@/server/services/rehearsal/rehearsed-person";
import type { SettingOrder } from "./rehearsal-calls";
import { serviceDoor } from "./service-door";

/** A way in for each of the people of a rehearsal. */
export interface Doors {
  open: () => AnnotatorDoor;
  close: () => Promise<void>;
}

export async function openDoors(
  deps: Deps,
  { projectId }: OrganizeScope,
  _order: Pick<SettingOrder, "overHttp">,
): Promise<Doors> {
  return { open: () => serviceDoor(deps, projectId), close: async () => undefined };
}
