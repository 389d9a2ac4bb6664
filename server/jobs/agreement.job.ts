import { agreementParameters, agreementResult } from "@/server/domain/agreement/agreement";
import { computeAgreement } from "@/server/services/agreement/compute-agreement";
import { notePointOf } from "@/server/services/agreement/note-point";
import type { DrawnSoFar } from "@/server/services/agreement/draw-intervals";
import { defineJob } from "./job-definition";

/** How far the annotators of a project agree, on all that its agreement screen shows. */
export const agreementJob = defineJob<typeof agreementParameters, typeof agreementResult, DrawnSoFar>({
  parameters: agreementParameters,
  result: agreementResult,
  work: (context) => computeAgreement(context),
  keeps: ({ files }) => files,
  settle: (deps) => notePointOf(deps),
});
