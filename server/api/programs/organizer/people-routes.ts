import { z } from "zod";
import { nothing } from "@/server/api/annotator-verbs";
import {
  annotatorDetail,
  annotatorInput,
  annotatorStatusEffect,
  answerContestInput,
  changeAnnotatorStatusInput,
} from "@/server/domain/annotator-status/contracts";
import { probableDouble } from "@/server/domain/annotator/doubles";
import { answerRefusalInput, listedRefusals } from "@/server/domain/annotator/refusal";
import { eraseAnnotatorInput, erasurePreview } from "@/server/domain/erasure/contracts";
import { checkCounts } from "@/server/domain/attention-check/contracts";
import { questionnaireCounts } from "@/server/domain/questionnaire/contracts";
import { countAttentionChecks } from "@/server/services/attention-check/count-attention-checks";
import { countQuestionnaire } from "@/server/services/questionnaire/count-questionnaire";
import { answerRefusal } from "@/server/services/annotator/answer-refusal";
import { listDoubles } from "@/server/services/annotator/list-doubles";
import { listRefusals } from "@/server/services/annotator/list-refusals";
import { showReturnCode } from "@/server/services/annotator/show-return-code";
import { answerContest } from "@/server/services/annotator-status/answer-contest";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { previewAnnotatorStatus } from "@/server/services/annotator-status/preview-annotator-status";
import { showAnnotator } from "@/server/services/annotator-status/show-annotator";
import { eraseAnnotator } from "@/server/services/erasure/erase-annotator";
import { previewErasure } from "@/server/services/erasure/preview-erasure";
import { showHeld } from "@/server/services/erasure/show-held";
import { pageByKey, pageInput, pageOf } from "../cursor";
import { projectRoute } from "../organizer-route";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";

const permission = "organize";
const verb = projectVerbs({
  reading: "read:annotators",
  writing: "write:annotators",
  reads: "annotators",
});
const named = { project: z.string() };
const common = ["not_found", "forbidden"] as const;
const held = z.record(z.string(), z.unknown());

/** What organizers see of one annotator, and what they can do about them. */
export const peopleRoutes: readonly Route[] = [
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/questionnaire",
      summary: "How often each answer to the project's own questions was given, without whose it is.",
      status: 200,
      input: z.object(named),
      output: questionnaireCounts,
      refuses: common,
      permission: "organize",
      scope: "read:annotators",
      reads: "annotators",
    },
    ({ deps, scope }) => countQuestionnaire(deps, scope),
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/attention-checks",
      summary: "How many people met each attention check, passed it, failed it and reported it.",
      status: 200,
      input: z.object(named),
      output: z.object({ checks: checkCounts }),
      refuses: common,
      permission: "organize",
      scope: "read:annotators",
      reads: "annotators",
    },
    async ({ deps, scope }) => ({ checks: await countAttentionChecks(deps, scope) }),
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/annotators/{annotator}",
      summary: "Show one annotator: status and why, contest, exclusions, answers.",
      status: 200,
      input: annotatorInput.extend(named),
      output: annotatorDetail,
      refuses: common,
      permission: "organize",
      scope: "read:annotators",
      reads: "annotators",
    },
    ({ deps, scope, input }) => showAnnotator(deps, scope, input),
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/annotators/{annotator}/held-data",
      summary: "Everything that is held on one annotator, for a person who asks for it.",
      status: 200,
      input: annotatorInput.extend(named),
      output: held,
      refuses: common,
      permission: "organize",
      scope: "read:annotators",
      reads: "annotators",
    },
    async ({ deps, scope, input }) => held.parse(JSON.parse(await showHeld(deps, scope, input.annotator))),
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/annotators/{annotator}/status",
      summary:
        "Stop, pause or reinstate an annotator. The answer says what changed; with preview nothing does.",
      status: 200,
      input: changeAnnotatorStatusInput.extend({
        ...named,
        preview: z.literal(true).optional().describe("Says what it would do; nothing changes."),
      }),
      output: annotatorStatusEffect,
      refuses: [...common, "conflict"],
      permission: "organize",
      scope: "write:annotators",
    },
    async ({ deps, scope, input: { preview, ...input } }) => {
      const effect = await previewAnnotatorStatus(deps, scope, input);
      if (preview !== true) await changeByHand(deps, scope, input);
      return effect;
    },
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/annotators/{annotator}/contest",
      summary: "Answer an annotator who objects to having been stopped, and say whether they can continue.",
      status: 200,
      input: answerContestInput.extend(named),
      output: nothing,
      refuses: [...common, "conflict"],
      permission: "organize",
      scope: "write:annotators",
    },
    async ({ deps, scope, input }) => {
      await answerContest(deps, scope, input);
      return {};
    },
  ),
  projectRoute(
    {
      method: "POST",
      path: "/api/v1/projects/{project}/annotators/{annotator}/erase",
      summary: "Erase a person. What becomes of their judgments is a setting of the project.",
      status: 200,
      input: eraseAnnotatorInput.extend(named),
      output: z.object({ judgments: z.int() }),
      refuses: [...common, "conflict"],
      permission: "organize",
      scope: "write:annotators",
    },
    ({ deps, scope, input }) => eraseAnnotator(deps, scope, input),
  ),
  verb(
    "GET /annotators/{annotator}/erasure",
    "Say what would become of what is held on a person, before they are erased.",
    { input: annotatorInput, output: erasurePreview, permission },
    ({ deps, scope, input }) => previewErasure(deps, scope, input.annotator),
  ),
  verb(
    "POST /annotators/{annotator}/return-code",
    "Tell the return code of a person who has lost it. That it was told is in the activity.",
    { input: annotatorInput, output: z.object({ returnCode: z.string() }), permission },
    async ({ deps, scope, input }) => ({ returnCode: await showReturnCode(deps, scope, input.annotator) }),
  ),
  verb(
    "GET /doubles",
    "List people who may be one, with every sign of it.",
    { input: pageInput, output: pageOf(probableDouble), permission },
    async ({ deps, scope, input }) =>
      pageByKey(await listDoubles(deps, scope), input, ({ annotators }) => annotators.join(" ")),
  ),
  verb(
    "GET /refusals",
    "List who was not let in: those who object first, then the newest, 50 at most.",
    { output: z.object({ data: listedRefusals.shape.refusals, count: z.int() }), permission },
    async ({ deps, scope }) => {
      const { refusals, count } = await listRefusals(deps, scope);
      return { data: refusals, count };
    },
  ),
  verb(
    "POST /refusals/{refusal}/answer",
    "Answer somebody who was not let in, and say whether they may try again.",
    { input: answerRefusalInput, output: z.void(), permission },
    ({ deps, scope, input }) => answerRefusal(deps, scope, input),
  ),
];
