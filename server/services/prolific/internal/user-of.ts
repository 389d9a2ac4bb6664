import type { ProjectScope } from "@/server/domain/organizer/actor";

/** The account that acts; null for the command line and for Touchstone itself. */
export const userOf = ({ actor }: Pick<ProjectScope, "actor">): string | null =>
  actor.kind === "user" ? actor.userId : null;
