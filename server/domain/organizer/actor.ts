import type { Permission } from "@/server/domain/project/may";
import type { Role } from "@/server/domain/project/project";

/** Who asks: a person who signed in, or whoever runs the command line on the server itself. */
export type Actor = { kind: "user"; userId: string } | { kind: "system" };

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
