import { z } from "zod";
import { leasedAssignment } from "@/server/domain/assignment/contracts";
import {
  archiveProjectInput,
  createProjectInput,
  projectDetail,
  projectSummary,
  setDimensionsInput,
  setScaleInput,
  updateProjectInput,
} from "@/server/domain/project/contracts";
import { deleteProjectInput, projectContents } from "@/server/domain/project/contents";
import { launchCheck } from "@/server/domain/project/launch";
import { projectProgress } from "@/server/domain/project/progress";
import { waitingWork } from "@/server/domain/project/waiting";
import { checkLaunch } from "@/server/services/launch/check-launch";
import { closeProject } from "@/server/services/launch/close-project";
import { launchProject } from "@/server/services/launch/launch-project";
import { pauseProject } from "@/server/services/launch/pause-project";
import { resumeProject } from "@/server/services/launch/resume-project";
import { showProgress } from "@/server/services/progress/show-progress";
import { showWaiting } from "@/server/services/progress/show-waiting";
import { createProject } from "@/server/services/project/create-project";
import { deleteInBackground } from "@/server/services/project/delete-project";
import { showContents } from "@/server/services/project/show-contents";
import { getProject } from "@/server/services/project/get-project";
import { archiveProject } from "@/server/services/project/archive-project";
import { listProjects } from "@/server/services/project/list-projects";
import { presetNames } from "@/server/domain/preset/presets";
import { previewPreset } from "@/server/services/project/preview-preset";
import { previewedTexts, previewInput } from "@/server/domain/translation/contracts";
import { previewHit } from "@/server/services/project/preview-hit";
import { previewTexts } from "@/server/services/translation/preview-texts";
import { setDimensions } from "@/server/services/project/set-dimensions";
import { setScale } from "@/server/services/project/set-scale";
import { updateProject } from "@/server/services/project/update-project";
import { memberProcedure, signedInProcedure } from "@/server/api/browser/organizer-procedures";
import { router } from "@/server/api/browser/trpc";

const view = memberProcedure("view");
const organize = memberProcedure("organize");

/** A campaign from its first draft to its end. Every change answers with the project as it is then. */
export const projectRouter = router({
  list: signedInProcedure
    .output(z.array(projectSummary))
    .query(({ ctx }) => listProjects(ctx.deps, ctx.actor)),
  archive: memberProcedure("own")
    .input(archiveProjectInput)
    .output(z.void())
    .mutation(({ ctx, input }) => archiveProject(ctx.deps, ctx.scope, input)),
  /** What would go with it. */
  contents: memberProcedure("own")
    .output(projectContents)
    .query(({ ctx }) => showContents(ctx.deps, ctx.scope)),
  delete: memberProcedure("own")
    .input(deleteProjectInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteInBackground(ctx.deps, ctx.scope, input)),
  create: signedInProcedure
    .input(createProjectInput)
    .output(projectDetail)
    .mutation(({ ctx, input }) => createProject(ctx.deps, ctx.actor, input)),
  get: view.output(projectDetail).query(({ ctx }) => getProject(ctx.deps, ctx.scope)),
  update: organize
    .input(updateProjectInput)
    .output(projectDetail)
    .mutation(({ ctx, input }) => updateProject(ctx.deps, ctx.scope, input)),
  setScale: organize
    .input(setScaleInput)
    .output(projectDetail)
    .mutation(({ ctx, input }) => setScale(ctx.deps, ctx.scope, input)),
  setDimensions: organize
    .input(setDimensionsInput)
    .output(projectDetail)
    .mutation(({ ctx, input }) => setDimensions(ctx.deps, ctx.scope, input)),
  previewPreset: signedInProcedure
    .input(z.object({ preset: z.enum(presetNames) }))
    .output(leasedAssignment)
    .query(({ ctx, input }) => previewPreset(ctx.deps, input.preset)),
  preview: view
    .input(previewInput)
    .output(leasedAssignment)
    .query(({ ctx, input }) => previewHit(ctx.deps, ctx.scope, input.language)),
  previewTexts: view
    .input(previewInput)
    .output(previewedTexts)
    .query(({ ctx, input }) => previewTexts(ctx.deps, ctx.scope, input.language)),
  checkLaunch: view.output(launchCheck).query(({ ctx }) => checkLaunch(ctx.deps, ctx.scope)),
  launch: organize.output(projectDetail).mutation(({ ctx }) => launchProject(ctx.deps, ctx.scope)),
  pause: organize.output(projectDetail).mutation(({ ctx }) => pauseProject(ctx.deps, ctx.scope)),
  resume: organize.output(projectDetail).mutation(({ ctx }) => resumeProject(ctx.deps, ctx.scope)),
  close: organize.output(projectDetail).mutation(({ ctx }) => closeProject(ctx.deps, ctx.scope)),
  progress: view.output(projectProgress).query(({ ctx }) => showProgress(ctx.deps, ctx.scope)),
  waiting: view.output(waitingWork).query(({ ctx }) => showWaiting(ctx.deps, ctx.scope)),
});
