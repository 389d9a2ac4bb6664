import type { Role } from "./project";

/** What a member may ask of a project: look at it, change it and its work, or decide over the project itself. */
export const permissions = ["view", "organize", "own"] as const;
export type Permission = (typeof permissions)[number];

const granted: Record<Role, readonly Permission[]> = {
  owner: ["view", "organize", "own"],
  organizer: ["view", "organize"],
  adjudicator: ["view"],
  viewer: ["view"],
};

export function may(role: Role, permission: Permission): boolean {
  return granted[role].includes(permission);
}
