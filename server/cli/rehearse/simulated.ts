import { charactersOf, type Mix } from "@/server/domain/rehearsal/mix";
import { simulatedAnswer, usualNoise } from "@/server/domain/rehearsal/simulated-annotator";
import type { KnownProject } from "@/server/services/rehearsal/known-items";
import { tasks } from "@/task-types/tasks";
import type { LeasedItem } from "@/server/domain/task/wire";
import { seededRandom } from "@/server/stats/random";
import type { RehearsedAnnotator } from "./rehearsed-annotator";
import { seedOf } from "@/server/ids";

interface Simulation {
  annotators: number;
  mix: Mix;
  seed: number;
  noise?: number;
}

/** Annotators who answer by the truth, each in their way. The same seed gives the same answers in whatever order. */
export function simulatedAnnotators(
  { taskType, scale, items }: Pick<KnownProject, "taskType" | "scale" | "items">,
  { annotators, mix, seed, noise = usualNoise(scale) }: Simulation,
): RehearsedAnnotator[] {
  const { rehearsal } = tasks[taskType];
  return charactersOf(mix, annotators).map((character, at) => {
    const answer = (itemId: string, { dimensions }: LeasedItem) => {
      const item = items.get(itemId);
      if (item === undefined) return null;
      const about = character === "one-answer" ? [] : [item.dataset, item.externalId];
      const random = seededRandom(seedOf(seed, at, ...about));
      if (rehearsal !== undefined) return rehearsal.simulate(random, { ...item, character }, item.content);
      const values = dimensions.map(({ id }) => {
        const truth = item.gold.get(id) ?? item.truth;
        return [id, simulatedAnswer(random, scale, { character, truth, noise })] as const;
      });
      return { values: Object.fromEntries(values) };
    };
    return { name: `${character}-${at + 1}`, character, answer, qualify: answer };
  });
}
