import { z } from "zod";
import { startedFollowedJob } from "@/server/domain/job/followed-job";
import {
  deleteCopiesInput,
  rehearsedDifferences,
  rehearsedSettingInput,
  requestRehearsalInput,
  shownRehearsals,
} from "@/server/domain/rehearsal/contracts";
import { discardCopies } from "@/server/services/rehearsal/discard-copies";
import { requestRehearsal } from "@/server/services/rehearsal/request-rehearsal";
import { showRehearsals } from "@/server/services/rehearsal/show-rehearsals";
import { compareRehearsed, useRehearsed } from "@/server/services/rehearsal/use-rehearsed-settings";
import { pageByKey, pageInput, pageOf } from "../cursor";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";

const permission = "organize";
const verb = projectVerbs({ reading: "read:projects", writing: "write:projects", reads: "rehearsals" });

/** Simulated people judge copies of a project before real ones judge the project. */
export const rehearsalRoutes: readonly Route[] = [
  verb(
    "GET /rehearsals",
    "List rehearsals with what each setting would cost and bring, and show what a new one begins with.",
    {
      input: pageInput,
      output: shownRehearsals
        .omit({ rehearsals: true })
        .extend(pageOf(shownRehearsals.shape.rehearsals.element).shape),
      permission,
    },
    async ({ deps, scope, input }) => {
      const { start, rehearsals } = await showRehearsals(deps, scope);
      return { start, ...pageByKey(rehearsals, input, ({ job }) => job.id) };
    },
  ),
  verb(
    "POST /rehearsals",
    "Rehearse in copies with simulated people, or with recorded answers; with keep the copies stay to be looked at.",
    {
      input: requestRehearsalInput,
      output: startedFollowedJob,
      permission,
      status: 202,
      refuses: ["rehearsal_copy", "file_refused", "conflict"],
    },
    async ({ deps, scope, input }) => ({ job: { id: (await requestRehearsal(deps, scope, input)).job } }),
  ),
  verb(
    "GET /rehearsals/{job}/settings/{setting}/changes",
    "Show what the project would become by taking over a rehearsed setting. Nothing changes.",
    { input: rehearsedSettingInput, output: z.object({ data: rehearsedDifferences }), permission },
    async ({ deps, scope, input }) => ({ data: await compareRehearsed(deps, scope, input) }),
  ),
  verb(
    "POST /rehearsals/{job}/settings/{setting}/use",
    "Give the project a setting that was rehearsed.",
    {
      input: rehearsedSettingInput,
      output: z.void(),
      permission,
      refuses: ["conflict", "invalid_input", "composition_fixed", "project_closed"],
    },
    ({ deps, scope, input }) => useRehearsed(deps, scope, input),
  ),
  verb(
    "DELETE /rehearsals/{job}/copies",
    "Throw away the copies that a rehearsal kept. Its report stays.",
    { input: deleteCopiesInput, output: z.void(), permission },
    ({ deps, scope, input }) => discardCopies(deps, scope, input),
  ),
];
