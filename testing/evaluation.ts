import { eq } from "drizzle-orm";
import { items } from "@/db/schema";
import type { OrganizeScope } from "@/server/domain/organizer/actor";
import { enterProject } from "@/server/services/project/enter-project";
import { writeJudgments } from "./world/judgments";
import type { World } from "./world/world";

/** What three people say of the n-th item on the scale of STS: near each other, and spread over the scale. */
const judgedAs = (at: number): number[] => {
  const value = at % 6;
  return [value, Math.min(value + (at % 2), 5), value];
};

/** The mean of what people say of the n-th item, from 0: its gold value. */
export const meanJudged = (at: number): number => judgedAs(at).reduce((sum, value) => sum + value, 0) / 3;

/** Has the three annotators of a world judge all of its items. */
export async function judgeAll(world: World): Promise<void> {
  const judged = world.itemIds.flatMap((itemId, at) =>
    judgedAs(at).map((value, annotator) => ({ itemId, annotator, value })),
  );
  await writeJudgments(world, judged);
}

/** Gives the items of a world their genres, by place. */
export async function giveGenres(
  { deps, itemIds }: World,
  genreOf: (at: number) => string | null,
): Promise<void> {
  await deps.store.write(async (tx) => {
    for (const [at, id] of itemIds.entries()) {
      await tx
        .update(items)
        .set({ genre: genreOf(at) })
        .where(eq(items.id, id));
    }
  });
}

/** What an organizer of a world's project may do in it. */
export const organizing = ({ deps, slug }: World): Promise<OrganizeScope> =>
  enterProject(deps, { kind: "system" }, slug, "organize");

/** A file of a run with these scores, a line each. */
export const runFile = (scores: readonly (number | string)[]): Uint8Array =>
  Buffer.from(scores.map((score) => `${score}\n`).join(""));
