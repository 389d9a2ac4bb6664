import { z } from "zod";
import {
  changeEvaluationInput,
  evaluationScreen,
  extendClockInput,
  leaderboard,
  leaderboardInput,
  newRun,
  openEvaluationInput,
  receivedRun,
  rescoreInput,
  setOpenInput,
} from "@/server/domain/evaluation/contracts";
import { checkImportInput } from "@/server/domain/import/contracts";
import { changeEvaluation } from "@/server/services/evaluation/change-evaluation";
import { extendClock } from "@/server/services/evaluation/extend-clock";
import { openEvaluation } from "@/server/services/evaluation/open-evaluation";
import { rescoreEvaluation } from "@/server/services/evaluation/rescore-evaluation";
import { setEvaluationOpen } from "@/server/services/evaluation/set-evaluation-open";
import { showEvaluation } from "@/server/services/evaluation/show-evaluation";
import { showLeaderboard } from "@/server/services/evaluation/show-leaderboard";
import { submitUploadedRun } from "@/server/services/evaluation/submit-uploaded-run";
import { writeLeaderboard } from "@/server/services/evaluation/write-leaderboard";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";
import { fileTypes, sentFile } from "./sent-file";

const permission = "organize";
const verb = projectVerbs({ reading: "read:evaluation", writing: "write:evaluation", reads: "evaluation" });

/** An address says numbers as text. */
const ofVersion = leaderboardInput.pick({ version: true }).extend({
  version: z.coerce.number().int().min(1).optional(),
});

/** Systems evaluated against a release. */
export const evaluationRoutes: readonly Route[] = [
  verb(
    "GET /evaluation",
    "Show the evaluation with its settings and teams, and the releases it can be opened against.",
    { output: evaluationScreen, permission: "view" },
    ({ deps, scope }) => showEvaluation(deps, scope),
  ),
  verb(
    "POST /evaluation",
    "Open the evaluation against a release, under an address that nobody can guess.",
    {
      input: openEvaluationInput,
      output: z.void(),
      permission,
      status: 201,
      refuses: ["conflict", "release_not_evaluable"],
    },
    ({ deps, scope, input }) => openEvaluation(deps, scope, input.version),
  ),
  verb(
    "PUT /evaluation/settings",
    "Save all settings of the evaluation.",
    { input: changeEvaluationInput.omit({ project: true }), output: z.void(), permission },
    ({ deps, scope, input }) => changeEvaluation(deps, scope, input),
  ),
  verb(
    "PUT /evaluation/state",
    "Close the evaluation, or open it again.",
    { input: setOpenInput, output: z.void(), permission },
    ({ deps, scope, input }) => setEvaluationOpen(deps, scope, input.open),
  ),
  verb(
    "POST /evaluation/rescore",
    "Score all runs against a newer release. The table so far stays under its version.",
    { input: rescoreInput, output: z.void(), permission, refuses: ["conflict", "release_not_evaluable"] },
    ({ deps, scope, input }) => rescoreEvaluation(deps, scope, input.version),
  ),
  verb(
    "POST /evaluation/teams/{teamId}/clock",
    "Give a team more hours.",
    { input: extendClockInput, output: z.void(), permission },
    ({ deps, scope, input }) => extendClock(deps, scope, input),
  ),
  verb(
    "GET /evaluation/leaderboard",
    "Show all runs that were scored against a release, the best first; the newest without a version.",
    { input: ofVersion, output: leaderboard, permission: "view" },
    ({ deps, scope, input }) => showLeaderboard(deps, scope, input.version),
  ),
  verb(
    "GET /evaluation/leaderboard.csv",
    "Download the same as a table.",
    { input: ofVersion, output: z.string(), permission: "view", alsoSends: fileTypes },
    async ({ deps, scope, input }) =>
      sentFile(deps, scope, await writeLeaderboard(deps, scope, input.version)),
  ),
  verb(
    "POST /evaluation/runs",
    "Hand in a run of your own: an upload for each dataset. It has no clock and no limit, and is marked as yours.",
    {
      input: newRun.extend({
        files: z
          .array(checkImportInput.shape.files.element.extend({ dataset: z.string().max(100) }))
          .min(1)
          .max(100),
      }),
      output: receivedRun,
      permission,
      status: 201,
      refuses: ["file_refused", "file_too_large", "conflict"],
    },
    ({ deps, scope, input: { files, ...run } }) => submitUploadedRun(deps, scope, run, files),
  ),
];
