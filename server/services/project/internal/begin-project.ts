import { insertDimensions } from "@/db/queries/dimensions";
import { insertMemberships } from "@/db/queries/members";
import { findUser, firstUser, insertProject } from "@/db/queries/projects";
import { insertPoints, insertScaleRow } from "@/db/queries/scales";
import type { Tx } from "@/db/store";
import type { Deps } from "@/server/deps";
import type { Actor } from "@/server/domain/organizer/actor";
import { presets } from "@/server/domain/preset/presets";
import type { CreateProjectInput } from "@/server/domain/project/contracts";
import type { Protocol } from "@/server/domain/protocol/protocol";
import { insertTest } from "./preset-test";
import { recordEvent } from "./record-event";
import { slugTaken } from "./slug-taken";

type Address = Omit<CreateProjectInput, "preset">;
type Beginning = Omit<Protocol, "format" | "name" | "language">;

/** Who a new project belongs to; undefined while there is no account. */
export function ownerOf(tx: Tx, actor: Actor) {
  return actor.kind === "user" ? findUser(tx, actor.userId) : firstUser(tx);
}

/**
 * Makes a draft that begins with all this.
 * @returns its id
 * @throws DomainError `slug_taken`.
 */
export async function beginProject(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  address: Address,
  beginning: Beginning,
): Promise<string> {
  const { preset, scale, dimensions, testPairs } = beginning;
  const projectId = await insertDraft(deps, tx, address, beginning);
  const dimensionId = await insertScale(deps, tx, projectId, { scale, dimensions });
  await insertTest(deps, tx, { projectId, dimensionId }, testPairs);
  const owner = await ownerOf(tx, actor);
  if (owner !== undefined) {
    await insertMemberships(tx, [{ projectId, userId: owner.id, role: "owner", createdAt: deps.now() }]);
  }
  await recordEvent(deps, tx, { projectId, actor }, "project_created", { preset });
  return projectId;
}

async function insertDraft(
  deps: Deps,
  tx: Tx,
  { slug, name, language }: Address,
  { preset, settings }: Beginning,
): Promise<string> {
  const id = await insertProject(tx, {
    id: deps.newId(),
    slug,
    name,
    preset,
    taskType: presets[preset].taskType,
    state: "draft",
    language,
    settings,
    seed: Math.floor(deps.random() * 2 ** 31),
    annotatorCount: 0,
    createdAt: deps.now(),
  });
  if (id === null) throw slugTaken(slug);
  return id;
}

/** @returns the id of the first dimension. */
async function insertScale(
  deps: Deps,
  tx: Tx,
  projectId: string,
  { scale, dimensions }: Pick<Protocol, "scale" | "dimensions">,
): Promise<string> {
  const scaleId = deps.newId();
  const { points, ...kind } = scale;
  await insertScaleRow(tx, { id: scaleId, projectId, ...kind });
  await insertPoints(tx, scaleId, points);
  const rows = dimensions.map((dimension, position) => ({
    id: deps.newId(),
    projectId,
    scaleId,
    ...dimension,
    position,
  }));
  await insertDimensions(tx, rows);
  const [first] = rows;
  if (first === undefined) throw new Error("A project has a dimension.");
  return first.id;
}
