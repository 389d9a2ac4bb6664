import { charactersOf, type Mix } from "@/server/domain/rehearsal/mix";
import type { RehearsedPeople } from "@/server/domain/rehearsal/rehearsal";
import {
  characters,
  simulatedAnswer,
  usualNoise,
  type Character,
} from "@/server/domain/rehearsal/simulated-annotator";
import type { KnownProject } from "@/server/services/rehearsal/known-items";
import { tasks } from "@/task-types/tasks";
import type { LeasedItem } from "@/server/domain/task/wire";
import { seededRandom, shuffled } from "@/server/stats/random";
import type { RehearsedAnnotator } from "./rehearsed-annotator";
import { seedOf } from "@/server/ids";

interface Answering {
  seed: number;
  noise?: number;
}

interface Simulation extends Answering {
  annotators: number;
  mix: Mix;
}

/** Annotators who answer by the truth, each in their way. The same seed gives the same answers in whatever order. */
export function simulatedAnnotators(
  known: Pick<KnownProject, "taskType" | "scale" | "items">,
  { annotators, mix, ...answering }: Simulation,
): RehearsedAnnotator[] {
  return simulatedPeople(known, charactersOf(mix, annotators), answering);
}

/** The kinds of so many people, in the order in which they come: a mixed one, so that no kind is always first. */
export function kindsOfPeople(people: RehearsedPeople, seed: number): Character[] {
  const all = characters.flatMap((character) => Array.from({ length: people[character] }, () => character));
  return shuffled(seededRandom(seedOf(seed, "people")), all);
}

/** The same for people whose kinds are told one by one. */
export function simulatedPeople(
  { taskType, scale, items }: Pick<KnownProject, "taskType" | "scale" | "items">,
  people: readonly Character[],
  { seed, noise = usualNoise(scale) }: Answering,
): RehearsedAnnotator[] {
  const { rehearsal } = tasks[taskType];
  return people.map((character, at) => {
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
