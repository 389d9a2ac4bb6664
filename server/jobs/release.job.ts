import { releaseParameters, releaseResult } from "@/server/domain/release/release-job";
import { keepRelease } from "@/server/services/release/keep-release";
import { prepareRelease } from "@/server/services/release/prepare-release";
import { defineJob } from "./job-definition";

/** An immutable export of a project, with its files. */
export const releaseJob = defineJob({
  parameters: releaseParameters,
  result: releaseResult,
  work: (context) => prepareRelease(context),
  settle: keepRelease,
});
