import { z } from "zod";
import { nothing } from "@/server/api/annotator-verbs";
import {
  createProjectInput,
  projectChange,
  projectDetail,
  projectSummary,
} from "@/server/domain/project/contracts";
import { projectProgress } from "@/server/domain/project/progress";
import { protocol } from "@/server/domain/protocol/protocol";
import { listedAnnotator } from "@/server/domain/annotator/listing";
import { annotatorStates } from "@/server/domain/annotator-status/annotator-status";
import { createProject } from "@/server/services/project/create-project";
import { deleteProject } from "@/server/services/project/delete-project";
import { getProject } from "@/server/services/project/get-project";
import { listProjects } from "@/server/services/project/list-projects";
import { updateProject } from "@/server/services/project/update-project";
import { showProgress } from "@/server/services/progress/show-progress";
import { listAllAnnotators } from "@/server/services/progress/list-all-annotators";
import { closeProject } from "@/server/services/launch/close-project";
import { launchProject } from "@/server/services/launch/launch-project";
import { pauseProject } from "@/server/services/launch/pause-project";
import { resumeProject } from "@/server/services/launch/resume-project";
import { createFromText } from "@/server/services/protocol/create-from-text";
import { getProtocol } from "@/server/services/protocol/get-protocol";
import { loadProtocol } from "@/server/services/protocol/load-protocol";
import { writeProtocol } from "@/server/services/protocol/write-protocol";
import { requireAllProjects } from "@/server/services/token/require-all-projects";
import { pageByKey, pageInput, pageOf } from "../cursor";
import { projectRoute, tokenRoute } from "../organizer-route";
import type { Route } from "../route";
import { newFromPreset, newProjectIn } from "./new-project";
import { acceptsType, protocolBodyText, yamlAnswer, yamlType } from "./protocol-body";

const named = { project: z.string() };
const inProject = z.object(named);

/** A preset with its names, or a protocol with the address of the new project. */
const newProject = z.union([
  newFromPreset,
  protocol.extend({ slug: createProjectInput.shape.slug.optional() }),
]);

const turn = (
  verb: "launch" | "pause" | "resume" | "close",
  summary: string,
  act: typeof launchProject,
  refuses: Route["refuses"],
) =>
  projectRoute(
    {
      method: "POST",
      path: `/api/v1/projects/{project}/${verb}`,
      summary,
      status: 200,
      input: inProject,
      output: projectDetail,
      refuses: ["not_found", "forbidden", ...refuses],
      permission: "organize",
      scope: "write:work",
    },
    ({ deps, scope }) => act(deps, scope),
  );

/** Campaigns from their first draft to their end. */
export const projectRoutes: readonly Route[] = [
  tokenRoute(
    {
      method: "GET",
      path: "/api/v1/projects",
      summary: "List the projects that the token reaches, by their address.",
      status: 200,
      input: pageInput,
      output: pageOf(projectSummary),
      refuses: ["forbidden"],
      scope: "read:projects",
    },
    async ({ deps, holder, input }) => {
      const all = await listProjects(deps, holder.actor, holder.projectId);
      return pageByKey(all, input, ({ slug }) => slug);
    },
  ),
  tokenRoute(
    {
      method: "POST",
      path: "/api/v1/projects",
      summary:
        "Create a draft: from a preset with name and slug, or from a protocol (YAML or JSON) with its slug, which may be in the address as ?slug= and ?name=.",
      status: 201,
      input: createProjectInput.pick({ slug: true, name: true }).partial(),
      body: newProject,
      output: projectDetail,
      refuses: ["forbidden", "slug_taken", "file_refused", "invalid_input", "does_not_apply"],
      scope: "write:projects",
      takes: "protocol",
    },
    async ({ deps, holder, request, input }) => {
      requireAllProjects(holder);
      const asked = await newProjectIn(request, input);
      return "text" in asked
        ? createFromText(deps, holder.actor, asked)
        : createProject(deps, holder.actor, asked);
    },
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}",
      summary: "Show a project with its settings.",
      status: 200,
      input: inProject,
      output: projectDetail,
      refuses: ["not_found", "forbidden"],
      permission: "view",
      scope: "read:projects",
      reads: "project",
    },
    ({ deps, scope }) => getProject(deps, scope),
  ),
  projectRoute(
    {
      method: "PATCH",
      path: "/api/v1/projects/{project}",
      summary: "Change name, address, language or settings. What is left out stays as it is.",
      status: 200,
      input: projectChange.extend(named),
      output: projectDetail,
      refuses: ["not_found", "forbidden", "conflict", "slug_taken", "invalid_input"],
      permission: "organize",
      scope: "write:projects",
    },
    ({ deps, scope, input }) => updateProject(deps, scope, input),
  ),
  projectRoute(
    {
      method: "DELETE",
      path: "/api/v1/projects/{project}",
      summary: "Delete a draft or a closed project with all that it contains, releases included.",
      status: 200,
      input: inProject,
      output: nothing,
      refuses: ["not_found", "forbidden", "conflict"],
      permission: "own",
      scope: "write:projects",
    },
    async ({ deps, scope }) => {
      await deleteProject(deps, scope);
      return {};
    },
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/protocol",
      summary: "Read the protocol of a project: JSON, or YAML with Accept: application/yaml.",
      status: 200,
      input: inProject,
      output: protocol,
      refuses: ["not_found", "forbidden"],
      permission: "organize",
      scope: "read:projects",
      reads: "protocol",
      alsoSends: [yamlType],
    },
    async ({ deps, scope, request }) =>
      acceptsType(request, yamlType)
        ? yamlAnswer(await writeProtocol(deps, scope))
        : getProtocol(deps, scope),
  ),
  projectRoute(
    {
      method: "PUT",
      path: "/api/v1/projects/{project}/protocol",
      summary: "Load a protocol (YAML or JSON) into a project, whole or not at all.",
      status: 200,
      input: inProject,
      body: protocol,
      output: projectDetail,
      refuses: ["not_found", "forbidden", "file_refused", "does_not_apply", "invalid_input"],
      permission: "organize",
      scope: "write:projects",
      takes: "protocol",
    },
    async ({ deps, scope, request }) => loadProtocol(deps, scope, await protocolBodyText(request)),
  ),
  turn("launch", "Launch a draft. What is laid out is fixed from then on.", launchProject, [
    "project_not_draft",
    "launch_incomplete",
    "conflict",
  ]),
  turn("pause", "Hand out no more pages; open ones can be submitted.", pauseProject, ["conflict"]),
  turn("resume", "Hand out pages again.", resumeProject, ["conflict"]),
  turn("close", "End a project for good.", closeProject, ["conflict"]),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/status",
      summary: "Show how far a project is, and its figures so far.",
      status: 200,
      input: inProject,
      output: projectProgress,
      refuses: ["not_found", "forbidden"],
      permission: "view",
      scope: "read:projects",
      reads: "project",
    },
    ({ deps, scope }) => showProgress(deps, scope),
  ),
  projectRoute(
    {
      method: "GET",
      path: "/api/v1/projects/{project}/annotators",
      summary: "List the people who joined, by their id in the project.",
      status: 200,
      input: pageInput.extend({ ...named, state: z.enum(annotatorStates).optional() }),
      output: pageOf(listedAnnotator),
      refuses: ["not_found", "forbidden"],
      permission: "organize",
      scope: "read:annotators",
      reads: "annotators",
    },
    async ({ deps, scope, input }) => {
      const { state } = input;
      const all = await listAllAnnotators(deps, scope);
      const found = all.filter((annotator) => state === undefined || annotator.state === state);
      return pageByKey(found, input, ({ pseudonym }) => pseudonym);
    },
  ),
];
