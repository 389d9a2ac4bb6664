import { z } from "zod";
import {
  changeEvaluationInput,
  evaluationKeyInput,
  evaluationScreen,
  extendClockInput,
  leaderboard,
  leaderboardInput,
  openEvaluationInput,
  publicEvaluation,
  publicLeaderboardInput,
  registerTeamInput,
  rescoreInput,
  setOpenInput,
  teamInput,
  teamLink,
  teamPage,
} from "@/server/domain/evaluation/contracts";
import { changeEvaluation } from "@/server/services/evaluation/change-evaluation";
import { extendClock } from "@/server/services/evaluation/extend-clock";
import { openEvaluation } from "@/server/services/evaluation/open-evaluation";
import { registerTeam } from "@/server/services/evaluation/register-team";
import { rescoreEvaluation } from "@/server/services/evaluation/rescore-evaluation";
import { setEvaluationOpen } from "@/server/services/evaluation/set-evaluation-open";
import { showEvaluation } from "@/server/services/evaluation/show-evaluation";
import { showLeaderboard, showPublicLeaderboard } from "@/server/services/evaluation/show-leaderboard";
import { showPublicEvaluation } from "@/server/services/evaluation/show-public-evaluation";
import { showTeam } from "@/server/services/evaluation/show-team";
import { memberProcedure } from "@/server/api/browser/organizer-procedures";
import { registrationProcedure } from "@/server/api/browser/team-procedure";
import { publicProcedure, router } from "@/server/api/browser/trpc";

const view = memberProcedure("view");
const organize = memberProcedure("organize");

/** Systems evaluated against a release. Files come and go at /api/evaluations/{key} and /api/projects/{slug}/evaluation. */
export const evaluationRouter = router({
  show: view.output(evaluationScreen).query(({ ctx }) => showEvaluation(ctx.deps, ctx.scope)),
  leaderboard: view
    .input(leaderboardInput)
    .output(leaderboard)
    .query(({ ctx, input }) => showLeaderboard(ctx.deps, ctx.scope, input.version)),
  open: organize
    .input(openEvaluationInput)
    .output(z.void())
    .mutation(({ ctx, input }) => openEvaluation(ctx.deps, ctx.scope, input.version)),
  change: organize
    .input(changeEvaluationInput)
    .output(z.void())
    .mutation(({ ctx, input: { project: _, ...settings } }) =>
      changeEvaluation(ctx.deps, ctx.scope, settings),
    ),
  setOpen: organize
    .input(setOpenInput)
    .output(z.void())
    .mutation(({ ctx, input }) => setEvaluationOpen(ctx.deps, ctx.scope, input.open)),
  rescore: organize
    .input(rescoreInput)
    .output(z.void())
    .mutation(({ ctx, input }) => rescoreEvaluation(ctx.deps, ctx.scope, input.version)),
  extendClock: organize
    .input(extendClockInput)
    .output(z.void())
    .mutation(({ ctx, input }) => extendClock(ctx.deps, ctx.scope, input)),
  openToAll: publicProcedure
    .input(evaluationKeyInput)
    .output(publicEvaluation)
    .query(({ ctx, input }) => showPublicEvaluation(ctx.deps, input.key)),
  publicLeaderboard: publicProcedure
    .input(publicLeaderboardInput)
    .output(leaderboard.nullable())
    .query(({ ctx, input }) => showPublicLeaderboard(ctx.deps, input.key, input.version)),
  register: registrationProcedure
    .input(registerTeamInput)
    .output(teamLink)
    .mutation(({ ctx, input }) => registerTeam(ctx.deps, input)),
  team: publicProcedure
    .input(teamInput)
    .output(teamPage)
    .query(({ ctx, input }) => showTeam(ctx.deps, input)),
});
