import type { World } from "@/testing/world/world";
import type { AnnotatorActor } from "@/server/domain/annotator/actor";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { noPolicies } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { MadeRatingProject } from "@/server/domain/writing/contracts";
import { launchProject } from "@/server/services/launch/launch-project";
import { updateProject } from "@/server/services/project/update-project";
import { makeRatingProject } from "@/server/services/writing/make-rating-project";
import { acceptWaiting } from "@/server/services/writing/review-text";
import type { LeasedItem } from "@/server/domain/task/wire";
import { doHit, scopeOf, writeAll } from "./writing";

interface Wanted {
  settings?: Partial<ProjectSettings>;
  /** What is done to the draft before its launch. */
  prepare?: (scope: OrganizeScope) => Promise<unknown>;
}

/** A live rating project of texts by two authors: four "first …" and four "second …", and two pairs at random. */
export async function ratingOf(
  world: World,
  [first, second]: readonly [{ actor: AnnotatorActor }, { actor: AnnotatorActor }],
  { settings = {}, prepare }: Wanted = {},
): Promise<MadeRatingProject> {
  await writeAll(world, first.actor, "first", 4);
  await writeAll(world, second.actor, "second");
  const scope = await scopeOf(world, world.slug);
  await acceptWaiting(world.deps, scope);
  const made = await makeRatingProject(world.deps, scope, { name: "Rating", slug: `rate-${world.slug}` });
  const rating = await scopeOf(world, made.slug);
  await updateProject(world.deps, rating, {
    settings: {
      ...noPolicies,
      composition: "dynamic",
      overlap: 3,
      instructions: "Rate.",
      consent: "Yes.",
      contactName: "A",
      contactEmail: "a@example.org",
      ...settings,
    },
  });
  await prepare?.(rating);
  await launchProject(world.deps, rating);
  return made;
}

const rate = (seen: string[]) => (item: LeasedItem) => {
  if (item.type === "pair-rating") seen.push(`${item.textB} / ${item.textA}`);
  return { values: { similarity: 2 } };
};

/** Rates all that somebody gets; the smaller texts with the larger ones, in the order in which they came. */
export async function textsRatedBy(world: World, actor: AnnotatorActor): Promise<string[]> {
  const seen: string[] = [];
  while ((await doHit(world, actor, rate(seen))) !== null);
  return seen;
}

/** Those of the texts that were written by the author who begins them so. */
export const textsBy = (author: "first" | "second", texts: readonly string[]): string[] =>
  texts.filter((text) => text.startsWith(author));
