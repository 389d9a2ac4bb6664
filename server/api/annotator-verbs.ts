import { z } from "zod";
import type { Deps } from "@/server/deps";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import {
  assignmentInput,
  contestAnnotatorStatusInput,
  contestGoldInput,
  correctablePageSent,
  correctAssignmentInput,
  nextResult,
  renewedAssignment,
  submissionReply,
  submitAssignmentInput,
} from "@/server/domain/assignment/contracts";
import { contestAnnotatorStatus } from "@/server/services/annotator-status/contest-annotator-status";
import { reportedItem, reportItemInput } from "@/server/domain/item-report/contracts";
import { correctAssignment } from "@/server/services/assignment/correct-assignment";
import { showCorrection } from "@/server/services/assignment/show-correction";
import { reportItem } from "@/server/services/item-report/report-item";
import { contestGold } from "@/server/services/assignment/contest-gold";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import {
  ownQuestionnaire,
  sentQuestionnaire,
  submitQuestionnaireInput,
} from "@/server/domain/questionnaire/contracts";
import { showQuestionnaire } from "@/server/services/questionnaire/show-questionnaire";
import { submitQuestionnaire } from "@/server/services/questionnaire/submit-questionnaire";
import { renewAssignment } from "@/server/services/assignment/renew-assignment";
import { returnAssignment } from "@/server/services/assignment/return-assignment";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";

/** Something that an annotator does, whichever door they come by. */
export interface AnnotatorVerb<Input extends z.ZodType, Output extends z.ZodType> {
  input: Input;
  output: Output;
  act: (deps: Deps, actor: AnnotatorActor, input: z.output<Input>) => Promise<z.output<Output>>;
}

const verb = <Input extends z.ZodType, Output extends z.ZodType>(
  input: Input,
  output: Output,
  act: AnnotatorVerb<Input, Output>["act"],
): AnnotatorVerb<Input, Output> => ({ input, output, act });

/** What asks or answers nothing. */
export const nothing = z.object({});

/** What an annotator who has joined can do; browsers and programs are offered the same. */
export const annotatorVerbs = {
  next: verb(nothing, nextResult, (deps, actor) => leaseNextHit(deps, actor)),
  submit: verb(submitAssignmentInput, submissionReply, submitAssignment),
  correct: verb(correctAssignmentInput, submissionReply, correctAssignment),
  correctable: verb(nothing, correctablePageSent, async (deps, actor) => {
    const { taskType: _type, ...page } = await showCorrection(deps, actor);
    return page;
  }),
  questionnaire: verb(nothing, ownQuestionnaire, (deps, actor) => showQuestionnaire(deps, actor)),
  submitQuestionnaire: verb(submitQuestionnaireInput, sentQuestionnaire, submitQuestionnaire),
  reportItem: verb(reportItemInput, reportedItem, reportItem),
  return: verb(assignmentInput, z.void(), returnAssignment),
  renew: verb(assignmentInput, renewedAssignment, renewAssignment),
  contestGold: verb(contestGoldInput, z.void(), contestGold),
  contestAnnotatorStatus: verb(contestAnnotatorStatusInput, z.void(), contestAnnotatorStatus),
};
