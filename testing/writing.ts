import type { Store } from "@/db/store";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { annotatorByToken } from "@/server/auth/annotator-token";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { JoinInput } from "@/server/domain/assignment/contracts";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import type { ReviewState } from "@/server/domain/writing/contracts";
import { joinProject } from "@/server/services/annotator/join-project";
import type { TokenOf } from "@/server/services/annotator/internal/withhold-own-items";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";
import { submitAssignment } from "@/server/services/assignment/submit-assignment";
import { enterProject } from "@/server/services/project/enter-project";
import { listWritten } from "@/server/services/writing/list-written";
import type { Answer, LeasedItem } from "@/server/domain/task/wire";

type Served = Pick<World, "deps">;

/** A project in which phrases are written for "Larger text 1." … */
export const writingWorld = (store: Store, options: WorldOptions = {}): Promise<World> =>
  makeProject(store, {
    preset: "clss-2014-writing",
    items: 8,
    hitSize: 1,
    overlap: 1,
    settings: { composition: "dynamic" },
    textsOf: (_, number) => ({ textA: `Larger text ${number}.`, textB: "" }),
    contentOf: (_, number) => ({
      requested: (number % 4) + 1,
      form: "phrase",
      limits: { minimum: 2, maximum: 9 },
    }),
    ...options,
  });

export const scopeOf = (world: Served, slug: string): Promise<OrganizeScope> =>
  enterProject(world.deps, { kind: "system" }, slug, "organize");

/** Somebody who has just joined a project, with the token of their browser. */
export async function joined(
  world: Served,
  project: string,
  input: Partial<JoinInput> = {},
  tokenOf: TokenOf = () => undefined,
): Promise<{ token: string; actor: AnnotatorActor }> {
  const { token } = await joinProject(
    world.deps,
    { project, source: "link", ...input },
    {
      tokenOf,
      annotatorId: null,
      device: undefined,
    },
  );
  const actor = await annotatorByToken(world.deps, token);
  if (actor === null) throw new Error("Who has just joined is known.");
  return { token, actor };
}

/** Submits the next page with what `answer` makes of its items; its items, or null when there is none. */
export async function doHit(
  world: Served,
  actor: AnnotatorActor,
  answer: (item: LeasedItem) => object,
): Promise<LeasedItem[] | null> {
  const next = await leaseNextHit(world.deps, actor);
  if (next.kind === "none") return null;
  const { id, items: shown } = next.assignment;
  const answers = shown.map((item) => ({ key: item.key, ...answer(item) }) as Answer);
  await submitAssignment(world.deps, actor, { assignment: id, answers, seconds: {}, conditions: {} });
  return shown;
}

export const firstNumberIn = (text: string) => /\d+/.exec(text)?.[0] ?? "";

/** Writes "… about 1" for "Larger text 1." */
export const write = (prefix: string) => (item: LeasedItem) =>
  item.type === "pair-writing" ? { text: `${prefix} about ${firstNumberIn(item.largerText)}` } : {};

export async function writeAll(
  world: World,
  actor: AnnotatorActor,
  prefix: string,
  pages = 100,
): Promise<void> {
  for (let page = 0; page < pages; page += 1) {
    if ((await doHit(world, actor, write(prefix))) === null) return;
  }
}

/** The first page of what was written. */
export const listTexts = async (world: World, show: ReviewState = "waiting") =>
  listWritten(world.deps, await scopeOf(world, world.slug), { show, page: 1 });
