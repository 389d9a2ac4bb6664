import type { Role } from "./project";

/** What a member may ask of a project: look at it, decide where annotators differ, change it and its work, or decide over it. */
export const permissions = ["view", "adjudicate", "organize", "own"] as const;
export type Permission = (typeof permissions)[number];

const granted: Record<Role, readonly Permission[]> = {
  owner: ["view", "adjudicate", "organize", "own"],
  organizer: ["view", "adjudicate", "organize"],
  adjudicator: ["view", "adjudicate"],
  viewer: ["view"],
};

export function may(role: Role, permission: Permission): boolean {
  return granted[role].includes(permission);
}
