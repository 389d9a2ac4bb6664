import { findUser, firstUser } from "@/db/queries/projects";
import { insertPoints } from "@/db/queries/scales";
import { dimensions, memberships, projects, scales } from "@/db/schema";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { Actor } from "@/server/domain/organizer/actor";
import { presets } from "@/server/domain/preset/presets";
import type {
  CreateProjectInput,
  ProjectChange,
  ProjectDetail,
  ScaleChange,
} from "@/server/domain/project/contracts";
import { enterProject } from "./enter-project";
import { getProject } from "./get-project";
import { insertTest } from "./preset-test";
import { recordEvent } from "./record-event";
import { changeScale } from "./set-scale";
import { slugTaken } from "./slug-taken";
import { changeSettings } from "./update-project";

/** What a new draft has otherwise than its preset. */
export interface FirstChanges {
  scale?: ScaleChange | undefined;
  settings?: ProjectChange["settings"];
}

/**
 * Makes a draft with everything the preset fills in. It belongs to whoever made it; what the command line makes
 * belongs to the first account, or to nobody until there is one. Annotators' questions go to the owner.
 * @throws DomainError `slug_taken`, and what the changes are refused for; then there is no draft either.
 */
export async function createProject(
  deps: Deps,
  actor: Actor,
  input: CreateProjectInput,
  { scale, settings }: FirstChanges = {},
): Promise<ProjectDetail> {
  await deps.store.write(async (tx) => {
    const scope = { projectId: await makeDraft(deps, tx, actor, input), actor };
    if (scale !== undefined) await changeScale(deps, tx, scope, scale);
    if (settings !== undefined) await changeSettings(deps, tx, scope, { settings });
  });
  return getProject(deps, await enterProject(deps, actor, input.slug, "view"));
}

/** The same within a transaction; the new project's id. */
export async function makeDraft(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  input: CreateProjectInput,
): Promise<string> {
  const owner = actor.kind === "user" ? await findUser(tx, actor.userId) : await firstUser(tx);
  const projectId = await insertDraft(deps, tx, input, owner);
  const dimensionId = await insertScale(deps, tx, projectId, input);
  await insertTest(deps, tx, { projectId, dimensionId }, input);
  if (owner !== undefined) {
    const membership = { projectId, userId: owner.id, role: "owner" as const, createdAt: deps.now() };
    await tx.insert(memberships).values(membership);
  }
  await recordEvent(deps, tx, { projectId, actor }, "project_created", { preset: input.preset });
  return projectId;
}

/** Whom annotators may ask, unless the organizer names somebody else. */
interface Contact {
  name: string;
  email: string;
}

async function insertDraft(
  deps: Deps,
  tx: Tx,
  input: CreateProjectInput,
  owner: Contact | undefined,
): Promise<string> {
  const preset = presets[input.preset];
  const contact = owner && { contactName: owner.name, contactEmail: owner.email };
  const [made] = await tx
    .insert(projects)
    .values({
      id: deps.newId(),
      slug: input.slug,
      name: input.name,
      preset: input.preset,
      taskType: preset.taskType,
      state: "draft",
      language: input.language,
      settings: { ...preset.settings, ...contact },
      seed: Math.floor(deps.random() * 2 ** 31),
      annotatorCount: 0,
      createdAt: deps.now(),
    })
    .onConflictDoNothing({ target: projects.slug })
    .returning({ id: projects.id });
  if (made === undefined) throw slugTaken(input.slug);
  return made.id;
}

/** @returns the id of the first dimension. */
async function insertScale(
  deps: Deps,
  tx: Tx,
  projectId: string,
  { preset }: CreateProjectInput,
): Promise<string> {
  const { scale, dimensions: asked } = presets[preset];
  const scaleId = deps.newId();
  const { points, ...kind } = scale;
  await tx.insert(scales).values({ id: scaleId, projectId, ...kind });
  await insertPoints(tx, scaleId, points);
  const rows = asked.map((dimension, position) => ({
    id: deps.newId(),
    projectId,
    scaleId,
    ...dimension,
    position,
  }));
  await tx.insert(dimensions).values(rows);
  const [first] = rows;
  if (first === undefined) throw new Error("A preset has a dimension.");
  return first.id;
}
