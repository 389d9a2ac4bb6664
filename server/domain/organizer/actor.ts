import type { Permission } from "@/server/domain/project/may";
import type { Role } from "@/server/domain/project/project";

/** Who asks: a person who signed in or whose token it is, or the one who runs the command line on the server itself. */
export type Actor = { kind: "user"; userId: string; token?: ActingToken } | { kind: "system" };

/** The token through which a person acts. */
interface ActingToken {
  id: string;
  name: string;
}

declare const checked: unique symbol;

/** A project that its actor may use; made only by `enterProject`, after the check. */
export interface ProjectScope<P extends Permission = Permission> {
  readonly projectId: string;
  readonly slug: string;
  readonly role: Role;
  readonly actor: Actor;
  readonly [checked]: P;
}

export type ViewScope = ProjectScope;
export type AdjudicateScope = ProjectScope<"adjudicate" | "organize" | "own">;
export type OrganizeScope = ProjectScope<"organize" | "own">;
export type OwnScope = ProjectScope<"own">;
