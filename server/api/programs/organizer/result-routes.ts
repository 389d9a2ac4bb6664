import { z } from "zod";
import { nothing } from "@/server/api/annotator-verbs";
import { adjudicationQueue, decidedItem, decideInput } from "@/server/domain/adjudication/contracts";
import { computeAgreementInput, shownAgreement } from "@/server/domain/agreement/contracts";
import {
  excludeByHandInput,
  excluded,
  excludeScreenedInput,
  exclusionEffect,
  shownExclusion,
  takeBackInput,
  takenBack,
} from "@/server/domain/exclusion/contracts";
import { screeningParameters, shownScreening } from "@/server/domain/exclusion/screening";
import { startedFollowedJob } from "@/server/domain/job/followed-job";
import { judgmentPlace, listedJudgment } from "@/server/domain/judgment/listed-judgment";
import { decideItem } from "@/server/services/adjudication/decide-item";
import { showQueue } from "@/server/services/adjudication/show-queue";
import { undoDecision } from "@/server/services/adjudication/undo-decision";
import { requestAgreement } from "@/server/services/agreement/request-agreement";
import { showAgreement } from "@/server/services/agreement/show-agreement";
import { askForScreening } from "@/server/services/exclusion/ask-for-screening";
import { excludeByHand } from "@/server/services/exclusion/exclude-by-hand";
import { excludeScreened } from "@/server/services/exclusion/exclude-screened";
import { listExclusions } from "@/server/services/exclusion/list-exclusions";
import { previewExclusion } from "@/server/services/exclusion/preview-exclusion";
import { showScreening } from "@/server/services/exclusion/show-screening";
import { takeBackExclusions } from "@/server/services/exclusion/take-back";
import { listJudgments } from "@/server/services/judgment/list-judgments";
import { noteRead } from "@/server/services/token/note-read";
import { cursorOf, pageByKey, pageFrom, pageInput, pageOf, placeIn } from "../cursor";
import { projectRoute } from "../organizer-route";
import type { Route } from "../route";
import { judgmentLines, linesType } from "./judgment-lines";
import { acceptsType } from "./protocol-body";

const named = { project: z.string() };
const common = ["not_found", "forbidden"] as const;
const queuePlace = adjudicationQueue.shape.cases.element.pick({
  itemId: true,
  dimensionId: true,
  range: true,
  ciWidth: true,
  isEscalated: true,
});
const casesAtOnce = 10;

const exclusion = z.union([
  excludeByHandInput.extend({
    ...named,
    preview: z.literal(true).optional().describe("Says what it would do; nothing changes."),
  }),
  excludeScreenedInput.extend(named),
]);

/** What came out: judgments, how far people agree, who is left out and what is decided. */
export const resultRoutes: readonly Route[] = [
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/judgments",
      summary:
        "List judgments, counted or not. With Accept: application/x-ndjson all of them come as JSON lines, from the cursor on.",
      status: 200,
      input: pageInput.extend({ ...named, counted: z.enum(["true", "false"]).optional() }),
      output: pageOf(listedJudgment),
      refuses: common,
      permission: "organize",
      scope: "read:judgments",
      alsoSends: [linesType],
    },
    async ({ deps, scope, input, request }) => {
      const after = placeIn(judgmentPlace, input.cursor);
      const isCounted = input.counted === undefined ? undefined : input.counted === "true";
      if (acceptsType(request, linesType)) return judgmentLines(request.deps, scope, { after, isCounted });
      const found = await listJudgments(deps, scope, { after, isCounted, limit: input.limit + 1 });
      const page = pageFrom(found, input.limit, ({ place }) => [...place]);
      await noteRead(request.deps, scope, "judgments", page.data.length);
      return { ...page, data: page.data.map(({ judgment }) => judgment) };
    },
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/agreement",
      summary: "Show the agreement as it was computed last.",
      status: 200,
      input: z.object(named),
      output: shownAgreement,
      refuses: common,
      permission: "view",
      scope: "read:agreement",
      reads: "agreement",
    },
    ({ deps, scope }) => showAgreement(deps, scope),
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/agreement",
      summary: "Compute the agreement.",
      status: 202,
      input: computeAgreementInput.extend(named),
      output: startedFollowedJob,
      refuses: [...common, "does_not_apply", "invalid_input"],
      permission: "organize",
      scope: "write:agreement",
    },
    async ({ deps, scope, input }) => {
      const { project: _, ...asked } = input;
      return { job: { id: (await requestAgreement(deps, scope, asked)).job } };
    },
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/exclusions",
      summary: "List exclusions, those taken back included.",
      status: 200,
      input: pageInput.extend(named),
      output: pageOf(shownExclusion),
      refuses: common,
      permission: "organize",
      scope: "read:exclusions",
      reads: "exclusions",
    },
    async ({ deps, scope, input }) => pageByKey(await listExclusions(deps, scope), input, ({ id }) => id),
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/exclusions",
      summary: "Exclude an annotator, or those whom a screening found. With preview: true nothing changes.",
      status: 200,
      input: exclusion,
      output: z.union([excluded, exclusionEffect]),
      refuses: [...common, "conflict"],
      permission: "organize",
      scope: "write:exclusions",
    },
    async ({ deps, scope, input }) => {
      if ("screening" in input) return excludeScreened(deps, scope, input);
      return input.preview === true
        ? previewExclusion(deps, scope, input)
        : excludeByHand(deps, scope, input);
    },
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/exclusions/{batch}/take-back",
      summary: "Take an exclusion back: judgments that are still needed count again.",
      status: 200,
      input: takeBackInput.extend(named),
      output: takenBack,
      refuses: [...common, "conflict"],
      permission: "organize",
      scope: "write:exclusions",
    },
    ({ deps, scope, input }) => takeBackExclusions(deps, scope, input),
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/screenings",
      summary: "Look whom rules would exclude. Nothing changes.",
      status: 202,
      input: screeningParameters.extend({ ...named, spared: screeningParameters.shape.spared.default([]) }),
      output: startedFollowedJob,
      refuses: [...common, "does_not_apply"],
      permission: "organize",
      scope: "write:exclusions",
    },
    async ({ deps, scope, input: { rules, spared } }) => ({
      job: { id: await askForScreening(deps, scope, { rules, spared }) },
    }),
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/screenings/latest",
      summary: "Show what the last screening found; null before the first.",
      status: 200,
      input: z.object(named),
      output: z.object({ screening: shownScreening.nullable() }),
      refuses: common,
      permission: "organize",
      scope: "read:exclusions",
      reads: "exclusions",
    },
    async ({ deps, scope }) => ({ screening: await showScreening(deps, scope) }),
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/adjudication",
      summary: "List what waits for a decision of the owner of the token, up to 10 at a time.",
      status: 200,
      input: pageInput.extend({
        ...named,
        limit: z.coerce.number().int().min(1).max(casesAtOnce).default(casesAtOnce),
      }),
      output: adjudicationQueue
        .omit({ cases: true })
        .extend(pageOf(adjudicationQueue.shape.cases.element).shape),
      refuses: common,
      permission: "adjudicate",
      scope: "read:adjudication",
      reads: "adjudication",
    },
    async ({ deps, scope, input }) => {
      const after = placeIn(queuePlace, input.cursor) ?? undefined;
      const { cases, ...counts } = await showQueue(deps, scope, { after });
      const data = cases.slice(0, input.limit);
      const last = data.at(-1);
      const isFull = data.length === input.limit && last !== undefined;
      return { ...counts, data, cursor: isFull ? cursorOf(queuePlace.parse(last)) : null };
    },
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/adjudication",
      summary:
        "Decide an item on which annotators differ. It is refused when its judgments are others by now.",
      status: 201,
      input: decideInput,
      output: decidedItem,
      refuses: [...common, "conflict", "invalid_input"],
      permission: "adjudicate",
      scope: "write:adjudication",
    },
    ({ deps, scope, input }) => decideItem(deps, scope, input),
  ),
  projectRoute(
    {
      method: "DELETE",
      path: "/api/v1/projects/{project}/adjudication/{id}",
      summary: "Undo a decision.",
      status: 200,
      input: z.object({ ...named, id: z.string().max(100) }),
      output: nothing,
      refuses: [...common, "conflict"],
      permission: "adjudicate",
      scope: "write:adjudication",
    },
    async ({ deps, scope, input }) => {
      await undoDecision(deps, scope, input);
      return {};
    },
  ),
];
