import type { World } from "@/testing/world/world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { LeasedAssignment, NextResult } from "@/server/domain/assignment/contracts";
import { leaseNextHit } from "@/server/services/assignment/lease-next-hit";

/** One of a world's annotators, counted from 0. */
export function actor(world: World, at = 0): AnnotatorActor {
  const found = world.annotators[at];
  if (found === undefined) throw new Error("There is no such annotator.");
  return found;
}

/** What one of a world's annotators gets who asks for a page. */
export const next = (world: World, at = 0): Promise<NextResult> => leaseNextHit(world.deps, actor(world, at));

/** The page that one of a world's annotators gets. @throws Error with the reason when there is none. */
export async function page(world: World, at = 0): Promise<LeasedAssignment> {
  const result = await next(world, at);
  if (result.kind === "none") throw new Error(`There is no page: ${result.reason}`);
  return result.assignment;
}
