import { z } from "zod";
import type { ErrorReason } from "@/server/domain/errors";
import {
  candidateHeadInput,
  checkImportInput,
  pyramidTestInput,
  sampleInput,
  upload,
  uploadName,
  vectorScoreInput,
} from "@/server/domain/import/contracts";
import { startedFollowedJob } from "@/server/domain/job/followed-job";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { candidateHead } from "@/server/domain/sample/contracts";
import { readImportErrors } from "@/server/services/import/read-import-errors";
import { openUpload } from "@/server/services/import/stored-uploads";
import { startTask } from "@/server/services/import/task/begin-task";
import { checkingOf } from "@/server/services/import/task/import-uploads";
import { startImport } from "@/server/services/import/task/start-import";
import { importJobId } from "@/server/services/job/follow-job";
import { pyramidTestsOf } from "@/server/services/pyramid/begin-pyramid-tests";
import { samplingOf } from "@/server/services/sample/begin-sample";
import { readCandidateHead } from "@/server/services/sample/read-candidate-head";
import { vectorScoringOf } from "@/server/services/vectors/begin-vector-scores";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";
import { fileTypes, sentFile } from "./sent-file";
import { storeOnce } from "./store-once";

const permission = "organize";
const verb = projectVerbs({ reading: "read:items", writing: "write:items", reads: "files" });

const task = { output: startedFollowedJob, permission, status: 202 } as const;
const refusesFiles: readonly ErrorReason[] = ["file_too_large", "disk_full"];
const startedAs = ({ projectId }: OrganizeScope, id: string) => ({ job: { id: importJobId(projectId, id) } });

/** Files that are kept until something is made of them: several together, or with more choices than an address holds. */
export const uploadRoutes: readonly Route[] = [
  verb(
    "POST /uploads",
    "Keep the body as a file under a name, for the routes that name uploads. It is dropped after a day.",
    {
      input: z.object({ name: uploadName }),
      output: upload,
      permission,
      status: 201,
      takes: "file",
      performs: true,
      refuses: [...refusesFiles, "conflict"],
    },
    (asked) => storeOnce(asked, { status: 201, name: asked.input.name }, async (stored) => stored),
  ),
  verb(
    "POST /uploads/check",
    "Check uploads as an import would read them. The job's result says what it would bring, and each line at fault.",
    { ...task, input: checkImportInput },
    async ({ deps, scope, input }) =>
      startedAs(scope, await startTask(deps, scope, await checkingOf(deps, scope, input.files, input))),
  ),
  verb(
    "POST /uploads/errors",
    "Download all that is wrong with uploads as a table, a line each.",
    {
      input: checkImportInput,
      output: z.string(),
      permission,
      performs: true,
      alsoSends: fileTypes,
      refuses: ["file_refused", "file_too_large"],
    },
    async ({ deps, scope, input: { files, ...choices } }) =>
      sentFile(deps, scope, {
        name: "errors.csv",
        stream: await readImportErrors(deps, scope, files, choices),
      }),
  ),
  verb(
    "POST /uploads/import",
    "Import uploads together, all or nothing, with every choice that the screen has.",
    { ...task, input: checkImportInput },
    async ({ deps, scope, input }) => startedAs(scope, await startImport(deps, scope, input.files, input)),
  ),
  verb(
    "POST /uploads/sample-columns",
    "Show the columns of an uploaded file of candidates, and which of them hold the texts.",
    {
      input: candidateHeadInput,
      output: candidateHead,
      permission,
      scope: "read:items",
      refuses: ["file_refused"],
    },
    ({ deps, scope, input }) => readCandidateHead(deps, scope, input.file, input.header),
  ),
  verb(
    "POST /uploads/sample",
    "Count uploaded candidates by similarity and, where a draw is asked for, draw a sample. The job's result names its upload.",
    { ...task, input: sampleInput, refuses: refusesFiles },
    async ({ deps, scope, input }) =>
      startedAs(
        scope,
        await startTask(deps, scope, await samplingOf(deps, scope, input.file, input.choices)),
      ),
  ),
  verb(
    "POST /uploads/pyramid-tests",
    "Make tests of paraphrase from uploaded pyramids. The job's result names their uploads.",
    { ...task, input: pyramidTestInput },
    async ({ deps, scope, input }) =>
      startedAs(
        scope,
        await startTask(deps, scope, await pyramidTestsOf(deps, scope, input.files, input.choices)),
      ),
  ),
  verb(
    "POST /uploads/vector-scores",
    "Score uploaded word vectors by the gold of a release. The job's result has the scores.",
    { ...task, input: vectorScoreInput, scope: "read:releases", refuses: refusesFiles },
    async ({ deps, scope, input }) =>
      startedAs(
        scope,
        await startTask(deps, scope, await vectorScoringOf(deps, scope, input.file, input.version)),
      ),
  ),
  verb(
    "GET /uploads/{uploadId}/{fileName}",
    "Download a sample or a test that was made, under the name that its job gave it.",
    {
      input: checkImportInput.shape.files.element,
      output: z.string(),
      permission,
      alsoSends: fileTypes,
    },
    async ({ deps, scope, input }) => {
      const { bytes, stream } = await openUpload(deps, scope, input);
      return sentFile(deps, scope, { name: input.fileName, stream, bytes });
    },
  ),
];
