import { z } from "zod";
import { nothing } from "@/server/api/annotator-verbs";
import {
  inviteMemberInput,
  memberInput,
  memberLink,
  memberList,
  memberRoleInput,
} from "@/server/domain/member/contracts";
import { changeMemberRole } from "@/server/services/member/change-member-role";
import { inviteMember } from "@/server/services/member/invite-member";
import { listMembers } from "@/server/services/member/list-members";
import { removeMember } from "@/server/services/member/remove-member";
import { archiveProject } from "@/server/services/project/archive-project";
import { projectRoute } from "../organizer-route";
import type { Route } from "../route";

const named = { project: z.string() };
const common = ["not_found", "forbidden"] as const;

/** Who has which role in a project, and whether it is on everyone's list. */
export const memberRoutes: readonly Route[] = [
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/members",
      summary: "Show the members of a project with their roles, and open invitations.",
      status: 200,
      input: z.object(named),
      output: memberList,
      refuses: common,
      permission: "organize",
      scope: "read:members",
    },
    ({ deps, scope }) => listMembers(deps, scope),
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/members",
      summary:
        "Invite somebody with a role. The answer has the token of the link, once; byMail also sends it.",
      status: 201,
      input: inviteMemberInput,
      output: memberLink,
      refuses: [...common, "conflict", "invalid_input"],
      permission: "own",
      scope: "write:members",
    },
    ({ deps, scope, input }) => inviteMember(deps, scope, input),
  ),
  projectRoute(
    {
      method: "PATCH",
      path: "/api/v1/projects/{project}/members/{userId}",
      summary: "Give a member another role. The last owner stays owner.",
      status: 200,
      input: memberRoleInput,
      output: nothing,
      refuses: [...common, "conflict"],
      permission: "own",
      scope: "write:members",
    },
    async ({ deps, scope, input }) => {
      await changeMemberRole(deps, scope, input);
      return {};
    },
  ),
  projectRoute(
    {
      method: "DELETE",
      path: "/api/v1/projects/{project}/members/{userId}",
      summary: "Remove a member. The last owner stays.",
      status: 200,
      input: memberInput,
      output: nothing,
      refuses: [...common, "conflict"],
      permission: "own",
      scope: "write:members",
    },
    async ({ deps, scope, input }) => {
      await removeMember(deps, scope, input.userId);
      return {};
    },
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/archive",
      summary: "Take a project off every member's list, or put it back. Nothing else of it changes.",
      status: 200,
      input: z.object({ ...named, isArchived: z.boolean() }),
      output: nothing,
      refuses: common,
      permission: "own",
      scope: "write:projects",
    },
    async ({ deps, scope, input }) => {
      await archiveProject(deps, scope, { isArchived: input.isArchived });
      return {};
    },
  ),
];
