import { admissibleValues } from "@/server/domain/scale/admissible-values";
import { simulatedAnswer, usualNoise } from "@/server/domain/rehearsal/simulated-annotator";
import { seedOf } from "@/server/ids";
import type { KnownProject, ResolvedKey } from "@/server/services/rehearsal/known-items";
import { randomInt, seededRandom, type Random } from "@/server/stats/random";
import type { Answer, LeasedItem } from "@/server/domain/task/wire";
import { tasks } from "@/task-types/tasks";

/** How somebody of a campaign answers: near the truth, anything at all, or of gold as wrongly as can be. */
export type Manner = "careful" | "random" | "wrong";

/** One of so many answers is Not Applicable where the scale has it and nothing is known. */
const notApplicableOf = 8;

/** What a person answers to an item; the same person answers the same item alike. */
export function answerTo(
  known: KnownProject,
  { itemId, order }: ResolvedKey,
  item: LeasedItem,
  { name, manner }: { name: string; manner: Manner },
): Answer {
  const about = known.items.get(itemId);
  if (about === undefined) throw new Error("What is shown is an item of the project.");
  const random = seededRandom(seedOf(name, manner, about.dataset, about.externalId));
  const { rehearsal } = tasks[known.taskType];
  if (rehearsal !== undefined) {
    const character = manner === "careful" ? "careful" : "random";
    const answer = rehearsal.simulate(random, { ...about, character }, about.content);
    return { key: item.key, ...rehearsal.asShown(answer, order) };
  }
  const values = known.dimensions.map((dimension, at) => {
    const gold = about.gold.get(dimension);
    const truth = gold ?? shifted(known, about.truth, at);
    return [dimension, valueFor(known, { random, manner, truth, isKnown: gold !== undefined })] as const;
  });
  return { key: item.key, values: Object.fromEntries(values) };
}

/** On further dimensions something else is true, so that they do not all say the same. */
function shifted({ scale }: KnownProject, truth: number, at: number): number {
  const values = admissibleValues(scale);
  return values[(Math.round(truth / scale.step) + 2 * at) % values.length] ?? truth;
}

interface Asked {
  random: Random;
  manner: Manner;
  truth: number;
  isKnown: boolean;
}

function valueFor({ scale }: KnownProject, { random, manner, truth, isKnown }: Asked): number | "NA" {
  const values = admissibleValues(scale);
  if (manner === "wrong")
    return Math.abs(truth - values[0]!) > Math.abs(truth - values.at(-1)!) ? values[0]! : values.at(-1)!;
  if (scale.notApplicable && !isKnown && randomInt(random, notApplicableOf) === 0) return "NA";
  if (isKnown && manner === "careful") return truth;
  return simulatedAnswer(random, scale, { character: manner, truth, noise: usualNoise(scale) });
}
