import { z } from "zod";
import {
  assignmentInput,
  contestGoldInput,
  joinedProject,
  joinInput,
  nextResult,
  submissionReply,
  submitAssignmentInput,
} from "@/server/domain/assignment/contracts";
import { projectInput } from "@/server/domain/project/contracts";
import { shownProject } from "@/server/domain/project/shown-project";
import { joinProject } from "@/server/services/annotator/join-project";
import { contestGold } from "@/server/services/assignment/contest-gold";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { renewAssignment } from "@/server/services/assignment/renew-assignment";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { showProject } from "@/server/services/project/show-project";
import { annotatorCookie, annotatorProcedure } from "@/server/trpc/annotator-procedure";
import { publicProcedure, router } from "@/server/trpc/trpc";

/** What an annotator does: join by the link, then lease, submit, return or keep one page at a time. */
export const workRouter = router({
  project: publicProcedure
    .input(projectInput)
    .output(shownProject)
    .query(({ ctx, input }) =>
      showProject(ctx.deps, input.project, ctx.cookie(annotatorCookie(input.project))),
    ),
});
