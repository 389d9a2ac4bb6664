import { z } from "zod";
import { nothing } from "@/server/api/annotator-verbs";
import {
  annotatorDetail,
  annotatorInput,
  annotatorStatusEffect,
  answerContestInput,
  changeAnnotatorStatusInput,
} from "@/server/domain/annotator-status/contracts";
import { eraseAnnotatorInput } from "@/server/domain/erasure/contracts";
import { answerContest } from "@/server/services/annotator-status/answer-contest";
import { changeByHand } from "@/server/services/annotator-status/change-by-hand";
import { previewAnnotatorStatus } from "@/server/services/annotator-status/preview-annotator-status";
import { showAnnotator } from "@/server/services/annotator-status/show-annotator";
import { eraseAnnotator } from "@/server/services/erasure/erase-annotator";
import { showHeld } from "@/server/services/erasure/show-held";
import { projectRoute } from "../organizer-route";
import type { Route } from "../route";

const named = { project: z.string() };
const common = ["not_found", "forbidden"] as const;
const held = z.record(z.string(), z.unknown());

/** What organizers see of one annotator, and what they can do about them. */
export const peopleRoutes: readonly Route[] = [
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
];
