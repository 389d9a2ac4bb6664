import { z } from "zod";
import { listedDecisions } from "@/server/domain/adjudication/contracts";
import { compareAggregationInput, shownAggregation } from "@/server/domain/aggregation/contracts";
import { startedFollowedJob } from "@/server/domain/job/followed-job";
import { aggregationMethods } from "@/server/domain/policy/outcome-policies";
import { checkedRelease, releaseChange, releaseOutlook } from "@/server/domain/release/release-page";
import { listDecisionsBehind } from "@/server/services/adjudication/list-decisions";
import { listGoldMethods } from "@/server/services/aggregation/list-gold-methods";
import { requestAggregation } from "@/server/services/aggregation/request-aggregation";
import { showAggregation } from "@/server/services/aggregation/show-aggregation";
import { checkRelease } from "@/server/services/release/check-release";
import { compareVersions } from "@/server/services/release/compare-versions";
import { previewRelease } from "@/server/services/release/preview-release";
import { pageFrom, pageInput, pageOf, placeIn } from "../cursor";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";

const ofAgreement = projectVerbs({
  reading: "read:agreement",
  writing: "write:agreement",
  reads: "agreement",
});
const ofReleases = projectVerbs({ reading: "read:releases", writing: "write:releases", reads: "releases" });
const ofDecisions = projectVerbs({
  reading: "read:adjudication",
  writing: "write:adjudication",
  reads: "adjudication",
});

const version = z.coerce.number().int().min(1).max(1_000_000_000);

/** Other ways to gold values, what releases hold and how they differ, and what was decided. */
export const outcomeRoutes: readonly Route[] = [
  ofAgreement(
    "GET /gold-values",
    "Show the last comparison of two ways to gold values; null before the first.",
    { output: z.object({ comparison: shownAggregation.nullable() }), permission: "view" },
    async ({ deps, scope }) => ({ comparison: await showAggregation(deps, scope) }),
  ),
  ofAgreement(
    "GET /gold-values/methods",
    "List the ways to gold values that say something of the project's answers.",
    { output: z.object({ data: z.array(z.enum(aggregationMethods)) }), permission: "view" },
    async ({ deps, scope }) => ({ data: await listGoldMethods(deps, scope) }),
  ),
  ofAgreement(
    "POST /gold-values",
    "Compare another way to gold values with the project's own.",
    {
      input: compareAggregationInput,
      output: startedFollowedJob,
      permission: "organize",
      status: 202,
      refuses: ["does_not_apply", "invalid_input"],
    },
    async ({ deps, scope, input }) => ({ job: { id: (await requestAggregation(deps, scope, input)).job } }),
  ),
  ofReleases(
    "GET /release-preview",
    "Say what a release would hold now, and what it would still lack.",
    { output: releaseOutlook, permission: "view" },
    ({ deps, scope }) => previewRelease(deps, scope),
  ),
  ofReleases(
    "POST /releases/{version}/check",
    "Compare the files of a release with what was written, and name those that differ.",
    { input: z.object({ version }), output: checkedRelease, permission: "view", scope: "read:releases" },
    ({ deps, scope, input }) => checkRelease(deps, scope, input),
  ),
  ofReleases(
    "GET /release-changes",
    "Say what moved from one release to another.",
    { input: z.object({ from: version, to: version }), output: releaseChange, permission: "view" },
    ({ deps, scope, input }) => compareVersions(deps, scope, input),
  ),
  ofDecisions(
    "GET /decisions",
    "List what was decided, the newest first, what was undone included. What others decided about an item that waits for you is not shown.",
    {
      input: pageInput,
      output: pageOf(listedDecisions.shape.decisions.element),
      permission: "adjudicate",
    },
    async ({ deps, scope, input: { cursor, limit } }) => {
      const behind = placeIn(z.string(), cursor);
      const found = await listDecisionsBehind(deps, scope, { behind, limit: limit + 1 });
      return pageFrom(found, limit, ({ id }) => id);
    },
  ),
];
