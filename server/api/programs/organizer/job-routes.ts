import { z } from "zod";
import { followedJob } from "@/server/domain/job/followed-job";
import { shownJob } from "@/server/domain/job/contracts";
import { jobKinds } from "@/server/domain/job/job";
import { cancelFollowedJob } from "@/server/services/job/cancel-followed-job";
import { followJob, projectSlugOfJob } from "@/server/services/job/follow-job";
import { listJobs } from "@/server/services/job/list-jobs";
import { openResultFile } from "@/server/services/job/open-result-file";
import { pageByKey, pageInput, pageOf } from "../cursor";
import { projectRoute } from "../organizer-route";
import type { ApiRequest, Route } from "../route";
import { projectVerbs } from "./project-verb";
import { fileTypes, sentFile } from "./sent-file";

const named = z.object({ job: z.string().max(200) });
const projectOf = ({ deps, params }: ApiRequest) => projectSlugOfJob(deps, params["job"] ?? "");
const verb = projectVerbs({ reading: "read:projects", writing: "write:projects", reads: "jobs" });

/** Long work: how far it is, what came of it, and its end before that. */
export const jobRoutes: readonly Route[] = [
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/jobs/{job}",
      summary: "Show how far long work is, why it failed, or what came of it.",
      status: 200,
      input: named,
      output: followedJob,
      refuses: ["not_found", "forbidden"],
      permission: "view",
      scope: "read:projects",
      reads: "jobs",
      projectOf,
    },
    ({ deps, scope, input }) => followJob(deps, scope, input.job),
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/jobs/{job}/cancel",
      summary:
        "End long work before it is done. What it made so far is removed; what has ended stays as it is.",
      status: 200,
      input: named,
      output: z.void(),
      refuses: ["not_found", "forbidden"],
      permission: "organize",
      scope: "write:projects",
      projectOf,
    },
    ({ deps, scope, input }) => cancelFollowedJob(deps, scope, input.job),
  ),
  verb(
    "GET /jobs",
    "List the last 100 jobs of a project, of all kinds or of one, without imports.",
    {
      input: pageInput.extend({ kind: z.enum(jobKinds).optional() }),
      output: pageOf(shownJob),
      permission: "view",
    },
    async ({ deps, scope, input }) => {
      const all = await listJobs(deps, scope);
      const found = all.filter(({ kind }) => input.kind === undefined || kind === input.kind);
      return pageByKey(found, input, ({ id }) => id);
    },
  ),
  verb(
    "GET /jobs/{job}/files/{name}",
    "Download a file that the result of a job names.",
    {
      input: named.extend({ name: z.string().max(300) }),
      output: z.string(),
      permission: "view",
      scope: "read:agreement",
      reads: "files",
      alsoSends: fileTypes,
    },
    async ({ deps, scope, input: { job, name } }) =>
      sentFile(deps, scope, { name, stream: await openResultFile(deps, scope, { job, name }) }),
  ),
];
