import type { Store } from "@/db/store";
import { unrulyAnnotator } from "./annotator";
import { crowdDeps, emptyLog, type CrowdPlan } from "./crowd";

interface Meanwhile<T> {
  found: T;
  /** The pages whose submission had been answered before it began. */
  answeredBefore: string[];
  /** How many more were answered until it ended. */
  answeredMeanwhile: number;
}

/** Does something while people work at the project, who neither stop before it begins nor before it ends. */
export async function whileAtWork<T>(
  store: Store,
  { actors, seed }: CrowdPlan,
  act: () => Promise<T>,
): Promise<Meanwhile<T>> {
  const log = emptyLog();
  let isOver = false;
  const work = async (at: number) => {
    const deps = crowdDeps(store, seed * 1_000 + at);
    const actor = actors[at];
    while (!isOver && actor !== undefined) await unrulyAnnotator({ deps, actor, steps: 1, log });
  };
  const people = Promise.all(actors.map((_, at) => work(at)));
  // It is waited for at the end.
  people.catch(() => undefined);
  const answered = () => log.acknowledged.map(({ input }) => input.assignment);
  while (log.acknowledged.length < actors.length) await new Promise(setImmediate);
  const answeredBefore = answered();
  const found = await act().finally(() => (isOver = true));
  const answeredMeanwhile = log.acknowledged.length - answeredBefore.length;
  await people;
  return { found, answeredBefore, answeredMeanwhile };
}
