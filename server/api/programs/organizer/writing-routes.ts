import { z } from "zod";
import {
  listWrittenInput,
  madeRatingProject,
  makeRatingProjectInput,
  reviewTextInput,
  writtenPage,
} from "@/server/domain/writing/contracts";
import { listAllWritten } from "@/server/services/writing/list-written";
import { makeRatingProject } from "@/server/services/writing/make-rating-project";
import { acceptWaiting, reviewText } from "@/server/services/writing/review-text";
import { requireAllProjects } from "@/server/services/token/require-all-projects";
import { pageByKey, pageInput, pageOf } from "../cursor";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";

const permission = "organize";
const verb = projectVerbs({ reading: "read:adjudication", writing: "write:adjudication", reads: "texts" });

/** Texts that annotators wrote, what is decided about them, and the project in which they are rated. */
export const writingRoutes: readonly Route[] = [
  verb(
    "GET /texts",
    "List written texts that wait for a review, or were accepted or rejected.",
    {
      input: listWrittenInput.pick({ show: true }).extend(pageInput.shape),
      output: pageOf(writtenPage.shape.entries.element),
      permission,
      refuses: ["does_not_apply"],
    },
    async ({ deps, scope, input }) =>
      pageByKey(
        await listAllWritten(deps, scope, input.show),
        input,
        ({ itemId, annotatorId }) => `${itemId} ${annotatorId}`,
      ),
  ),
  verb(
    "POST /texts/review",
    "Accept or reject a text. A rejection says why. With `read`, a text that was corrected since is refused.",
    {
      input: reviewTextInput,
      output: z.void(),
      permission,
      refuses: ["invalid_input", "does_not_apply", "conflict"],
    },
    ({ deps, scope, input }) => reviewText(deps, scope, input),
  ),
  verb(
    "POST /texts/accept-waiting",
    "Accept all texts that wait for a review.",
    { output: z.object({ accepted: z.int() }), permission, refuses: ["does_not_apply"] },
    async ({ deps, scope }) => ({ accepted: await acceptWaiting(deps, scope) }),
  ),
  verb(
    "POST /texts/rating-project",
    "Make a draft in which the accepted texts are rated.",
    {
      input: makeRatingProjectInput,
      output: madeRatingProject,
      permission,
      status: 201,
      scope: "write:projects",
      refuses: ["slug_taken", "conflict", "does_not_apply"],
    },
    ({ deps, scope, holder, input }) => {
      requireAllProjects(holder);
      return makeRatingProject(deps, scope, input);
    },
  ),
];
