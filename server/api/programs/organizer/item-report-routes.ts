import { z } from "zod";
import {
  reportedGroup,
  reportedItemStates,
  retireItemInput,
} from "@/server/domain/item-report/list-contracts";
import { dismissReports } from "@/server/services/item-report/dismiss-reports";
import { listReportedItems } from "@/server/services/item-report/list-reported-items";
import { reinstateItem } from "@/server/services/item-report/reinstate-item";
import { retireItem } from "@/server/services/item-report/retire-item";
import { cursorOf, pageInput, pageOf, placeIn } from "../cursor";
import { projectRoute } from "../organizer-route";
import type { Route } from "../route";

const ofItem = z.object({ project: z.string(), item: z.string().max(100) });
const nothing = z.object({});

/** Items that annotators report as broken, and what organizers do about them. */
export const itemReportRoutes: readonly Route[] = [
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/item-reports",
      summary: "List the items that annotators reported, those that most people report first.",
      status: 200,
      input: pageInput.extend({ project: z.string(), state: z.enum(reportedItemStates).default("waiting") }),
      output: pageOf(reportedGroup),
      refuses: ["not_found", "forbidden"],
      permission: "view",
      scope: "read:items",
      reads: "items",
    },
    async ({ deps, scope, input: { state, cursor, limit } }) => {
      const skip = placeIn(z.int().min(0), cursor) ?? 0;
      const { groups, total } = await listReportedItems(deps, scope, { state, skip, limit });
      return { data: groups, cursor: skip + limit < total ? cursorOf(skip + limit) : null };
    },
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/items/{item}/dismiss-reports",
      summary: "Leave a reported item as it is.",
      status: 200,
      input: ofItem,
      output: nothing,
      refuses: ["not_found", "forbidden", "conflict"],
      permission: "organize",
      scope: "write:items",
    },
    async ({ deps, scope, input }) => {
      await dismissReports(deps, scope, input.item);
      return {};
    },
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/items/{item}/retire",
      summary: "Ask nobody about an item any more, and release it without gold.",
      status: 200,
      input: ofItem.extend({ reason: retireItemInput.shape.reason }),
      output: nothing,
      refuses: ["not_found", "forbidden", "conflict"],
      permission: "organize",
      scope: "write:items",
    },
    async ({ deps, scope, input: { item: itemId, reason } }) => {
      await retireItem(deps, scope, { itemId, reason });
      return {};
    },
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/items/{item}/reinstate",
      summary: "Take the retirement of an item back.",
      status: 200,
      input: ofItem,
      output: nothing,
      refuses: ["not_found", "forbidden", "conflict"],
      permission: "organize",
      scope: "write:items",
    },
    async ({ deps, scope, input }) => {
      await reinstateItem(deps, scope, input.item);
      return {};
    },
  ),
];
