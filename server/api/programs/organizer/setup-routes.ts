import { z } from "zod";
import { leasedAssignment } from "@/server/domain/assignment/contracts";
import { presetNames } from "@/server/domain/preset/presets";
import {
  createProjectInput,
  projectDetail,
  setDimensionsInput,
  setScaleInput,
} from "@/server/domain/project/contracts";
import { projectContents } from "@/server/domain/project/contents";
import { launchCheck } from "@/server/domain/project/launch";
import { waitingWork } from "@/server/domain/project/waiting";
import { comparedProtocol, readProtocolFile } from "@/server/domain/protocol/contracts";
import { protocol } from "@/server/domain/protocol/protocol";
import { checkLaunch } from "@/server/services/launch/check-launch";
import { showWaiting } from "@/server/services/progress/show-waiting";
import { previewedTexts, previewInput } from "@/server/domain/translation/contracts";
import { previewHit } from "@/server/services/project/preview-hit";
import { previewTexts } from "@/server/services/translation/preview-texts";
import { previewPreset } from "@/server/services/project/preview-preset";
import { setDimensions } from "@/server/services/project/set-dimensions";
import { setScale } from "@/server/services/project/set-scale";
import { showContents } from "@/server/services/project/show-contents";
import { copyProject } from "@/server/services/protocol/copy-project";
import { compareProtocol } from "@/server/services/protocol/load-protocol";
import { readText } from "@/server/services/protocol/read-text";
import { requireAllProjects } from "@/server/services/token/require-all-projects";
import { tokenRoute } from "../organizer-route";
import type { Route } from "../route";
import { projectVerbs } from "./project-verb";
import { protocolBodyText } from "./protocol-body";

const nothingIn = z.object({});
const verb = projectVerbs({ reading: "read:projects", writing: "write:projects", reads: "project" });
const changesDraft = ["conflict", "invalid_input", "project_not_draft", "does_not_apply"] as const;

/** What a project asks and shows, before it is launched and after, and what is made of its settings. */
export const setupRoutes: readonly Route[] = [
  tokenRoute(
    {
      method: "GET",
      path: "/api/v1/presets/{preset}/preview",
      summary: "Show a page of a preset's demonstration, as annotators would get it.",
      status: 200,
      input: z.object({ preset: z.enum(presetNames) }),
      output: leasedAssignment,
      refuses: ["forbidden"],
      scope: "read:projects",
    },
    ({ deps, input }) => previewPreset(deps, input.preset),
  ),
  tokenRoute(
    {
      method: "POST",
      path: "/api/v1/protocols/check",
      summary:
        "Read a protocol (YAML or JSON), and say what it would make or what is wrong with it, by line.",
      status: 200,
      input: nothingIn,
      body: protocol,
      output: readProtocolFile,
      refuses: ["forbidden"],
      scope: "read:projects",
      takes: "protocol",
    },
    async ({ request }) => readText(await protocolBodyText(request)),
  ),
  verb(
    "POST /protocol/comparison",
    "Say what loading a protocol (YAML or JSON) would change, by setting. Nothing changes.",
    {
      output: comparedProtocol,
      permission: "organize",
      scope: "read:projects",
      takes: "protocol",
      body: protocol,
    },
    async ({ deps, scope, request }) => compareProtocol(deps, scope, await protocolBodyText(request)),
  ),
  verb(
    "POST /copies",
    "Make a draft with all settings of this project under another name and address, without items and people.",
    {
      input: createProjectInput.pick({ name: true, slug: true }),
      output: projectDetail,
      permission: "organize",
      status: 201,
      refuses: ["slug_taken", "invalid_input"],
    },
    ({ deps, scope, holder, input }) => {
      requireAllProjects(holder);
      return copyProject(deps, scope, input);
    },
  ),
  verb(
    "PUT /scale",
    "Change the question and the scale of a draft; its labels and examples also later.",
    {
      input: setScaleInput.omit({ project: true }),
      output: projectDetail,
      permission: "organize",
      refuses: changesDraft,
    },
    ({ deps, scope, input }) => setScale(deps, scope, input),
  ),
  verb(
    "PUT /dimensions",
    "Change what is asked of each item, of a draft.",
    {
      input: setDimensionsInput.omit({ project: true }),
      output: projectDetail,
      permission: "organize",
      refuses: changesDraft,
    },
    ({ deps, scope, input }) => setDimensions(deps, scope, input),
  ),
  verb(
    "GET /preview",
    "Show a page as annotators get it, with its texts in one of the project's languages.",
    { input: previewInput, output: leasedAssignment, permission: "view", refuses: ["does_not_apply"] },
    ({ deps, scope, input }) => previewHit(deps, scope, input.language),
  ),
  verb(
    "GET /preview/texts",
    "Show what annotators read in one of the project's languages, offered or not.",
    { input: previewInput, output: previewedTexts, permission: "view" },
    ({ deps, scope, input }) => previewTexts(deps, scope, input.language),
  ),
  verb(
    "GET /launch-check",
    "Say what keeps a draft from being launched, what may surprise, and what the launch lays out and costs.",
    { output: launchCheck, permission: "view" },
    ({ deps, scope }) => checkLaunch(deps, scope),
  ),
  verb(
    "GET /waiting",
    "Count what waits until a member acts: objections and decisions.",
    { output: waitingWork, permission: "view" },
    ({ deps, scope }) => showWaiting(deps, scope),
  ),
  verb(
    "GET /contents",
    "Count what would be deleted with the project.",
    { output: projectContents, permission: "own" },
    ({ deps, scope }) => showContents(deps, scope),
  ),
];
