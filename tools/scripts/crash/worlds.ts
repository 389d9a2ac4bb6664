import { openHandles, storeOver, type DatabaseLocation } from "@/db/client";
import type { Store } from "@/db/store";
import { makeProject, type World } from "@/testing/world/world";
import { noPolicies } from "@/server/domain/policy/policies";
import type { ProjectSettings } from "@/server/domain/project/project";
import type { CrashPerson } from "./door";

const settings: Partial<ProjectSettings> = {
  payPerHitMinor: 20,
  limits: { ...noPolicies.limits, budgetMinor: 1_000_000 },
  stopping: {
    accuracy: { bar: 0.6, minGold: 4, certainty: null, asInQuiz: false },
    behaviour: [],
    onStop: "discard",
  },
};

/** Opens a store for as long as the work takes. */
export async function onStore<T>(location: DatabaseLocation, work: (store: Store) => Promise<T>): Promise<T> {
  const store = storeOver(openHandles(location));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** A project of fixed pages and one of composed ones, with half of the annotators each. */
export async function makeWorlds(store: Store, items: number, annotators: number): Promise<World[]> {
  const size = { items, gold: Math.ceil(items / 4), overlap: 3, annotators: Math.ceil(annotators / 2) };
  return [
    await makeProject(store, { ...size, settings }),
    await makeProject(store, { ...size, settings: { ...settings, composition: "dynamic" } }),
  ];
}

/** Everybody in those projects. @param hasPages whether every other person works in a browser */
export const everybodyIn = (worlds: readonly World[], hasPages: boolean): CrashPerson[] =>
  worlds.flatMap(({ slug, tokens }) =>
    tokens.map((token, at) => ({ slug, token, door: hasPages && at % 2 === 0 ? "browser" : "api" })),
  );
