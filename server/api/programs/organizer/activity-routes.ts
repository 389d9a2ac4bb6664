import { z } from "zod";
import { activityFileNames, activityFilter, activityPage } from "@/server/domain/activity/contracts";
import { listActivityBehind } from "@/server/services/activity/list-activity";
import { writeActivityFile } from "@/server/services/activity/write-activity-file";
import { pageFrom, pageInput, pageOf, placeIn } from "../cursor";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";
import { fileTypes, sentLines } from "./sent-file";

const entry = activityPage.shape.entries.element;
const entryPlace = z.object({ at: z.number(), id: z.string() });
const verb = projectVerbs({ reading: "read:activity", writing: "read:activity", reads: "activity" });

/** Who changed what in a project. */
export const activityRoutes: readonly Route[] = [
  verb(
    "GET /activity",
    "List who changed what and what programs read, the newest first, by topic, person, days and words.",
    { input: activityFilter.extend(pageInput.shape), output: pageOf(entry), permission: "view" },
    async ({ deps, scope, input: { limit, cursor, ...filter } }) => {
      const behind = placeIn(entryPlace, cursor);
      const asked = { ...filter, limit: limit + 1, ...(behind !== null && { behind }) };
      return pageFrom(await listActivityBehind(deps, scope, asked), limit, ({ at, id }) => ({
        at: Date.parse(at),
        id,
      }));
    },
  ),
  verb(
    "GET /activity/files/{name}",
    "Download the same as activity.csv or activity.jsonl, whole.",
    {
      input: activityFilter.extend({ name: z.enum(activityFileNames) }),
      output: z.string(),
      permission: "view",
      alsoSends: fileTypes,
    },
    async ({ deps, scope, input: { name, ...filter } }) =>
      sentLines(deps, scope, `${scope.slug}-${name}`, await writeActivityFile(deps, scope, { name, filter })),
  ),
];
