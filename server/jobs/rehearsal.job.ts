import { rehearsalParameters, rehearsalResult } from "@/server/domain/rehearsal/rehearsal";
import { jobFolder } from "@/server/services/job/job-folder";
import { deleteCopies } from "@/server/services/rehearsal/delete-copies";
import { keepCopies } from "@/server/services/rehearsal/keep-copies";
import { rehearseCopy } from "@/server/services/rehearsal/rehearse-copy";
import { defineJob } from "./job-definition";

const steps = 1_000;

/** Simulated people judge copies of a project. */
export const rehearsalJob = defineJob({
  parameters: rehearsalParameters,
  result: rehearsalResult,
  work: ({ deps, projectId, parameters, folder, report }) =>
    rehearseCopy(deps, {
      projectId,
      order: parameters,
      folder,
      startsAt: parameters.askedAt,
      hear: (share) => report({ stage: "rehearsal", done: Math.floor(share * steps), total: steps }),
    }),
  effects: {
    make: async (deps, { id, projectId, parameters }, result) => {
      const { keep, number } = rehearsalParameters.parse(parameters);
      const found = rehearsalResult.parse(result);
      if (keep) await keepCopies(deps, { projectId, jobId: id, number, folder: jobFolder(id) }, found);
    },
    takeBack: (deps, { id, projectId }) => deleteCopies(deps, projectId, id),
  },
});
