import type { WorldOptions } from "@/testing/world/world";
import { noPolicies } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { Plan } from "./attack";
import type { Habit } from "./mind";
import { taskTypes } from "@/server/domain/task/task-types";

/** Ways of somebody with one account. */
export const aloneHabits: Habit[] = [
  { name: "works", accounts: 1 },
  { name: "gives back", accounts: 1, returns: 0.5 },
  { name: "lets expire", accounts: 1, expires: 0.4 },
  { name: "gives back until all is seen", accounts: 1, harvest: 10, returns: 0.2 },
  { name: "is stopped and goes on", accounts: 1, stopped: 0.25, returns: 0.2 },
];

const settings: Partial<ProjectSettings> = {
  stopping: { accuracy: null, behaviour: [], onStop: "keep" },
  // The rules have to hold without the limit on pages given back.
  limits: { ...noPolicies.limits, returnsPerAnnotator: null },
};

const dynamic: Partial<ProjectSettings> = { ...settings, composition: "dynamic" };

/** Ten pages show every item once; there is gold for four times as many, so that it never ends before the work. */
const sizes: WorldOptions = { items: 40, gold: 40, hitSize: 5, goldPerHit: 1, overlap: 2, annotators: 5 };

/** The kinds of project that are attacked, by name. */
export const projectKinds = {
  fixed: { ...sizes, settings },
  dynamic: { ...sizes, settings: dynamic },
  "one item a page": {
    ...sizes,
    hitSize: 1,
    goldPerHit: 0,
    items: 60,
    gold: 60,
    settings: { ...dynamic, goldFrequency: { kind: "adaptive", high: 4, low: 2 } },
  },
  repeats: { ...sizes, settings: { ...dynamic, repeatShare: 0.2 } },
} satisfies Record<string, WorldOptions>;
export type ProjectKind = keyof typeof projectKinds;

/** Every task type under this kind of project. @param habitsEach how many of the habits each type is attacked with */
export function alonePlans(
  kind: ProjectKind,
  { habitsEach, steps }: { habitsEach: number; steps: number },
): Plan[] {
  return taskTypes.flatMap((type, at) =>
    Array.from({ length: habitsEach }, (_, turn) => {
      const habit = aloneHabits[(at * habitsEach + turn) % aloneHabits.length] ?? {
        name: "works",
        accounts: 1,
      };
      return { name: `${kind}, ${type}, ${habit.name}`, type, options: projectKinds[kind], habit, steps };
    }),
  );
}

/** One habit against ratings of pairs. */
export const planOf = (kind: ProjectKind, habit: Habit, steps: number): Plan => ({
  name: `${kind}, ${habit.name}`,
  type: "pair-rating",
  options: projectKinds[kind],
  habit,
  steps,
});

/**
 * Several accounts whose owner puts together what they saw, in a project whose pages take 15 gold items once.
 * @param gold how many there are.
 */
export const togetherPlan = (
  composition: ProjectSettings["composition"],
  accounts: number,
  gold: number,
): Plan => ({
  name: `${composition}, ${accounts} accounts, ${gold} gold items`,
  type: "pair-rating",
  options: {
    ...sizes,
    items: 60,
    gold,
    overlap: 4,
    annotators: 12,
    settings: { ...settings, composition, feedback: false },
  },
  habit: { name: `${accounts} accounts`, accounts, returns: 0.1, expires: 0.1 },
  steps: 10 * accounts,
});
