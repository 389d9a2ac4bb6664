import type { Store } from "@/db/store";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import type { PresetName } from "@/server/domain/preset/preset";
import type { TaskType } from "@/server/domain/project/project";
import { seededRandom } from "@/server/stats/random";

const side = { fields: [{ name: "title", values: ["A bridge"] }], image: null, link: null };
const synset = { words: ["car"], gloss: "a motor vehicle" };
const sense = {
  ...synset,
  pos: "n",
  family: { parents: [synset], siblings: [], siblingCount: 0 },
  dictionary: "WordNet 3.1",
  key: "car%1:06:00::",
  sense: "car#n#1",
};
/** Names of gold and other items are drawn from the same numbers, so that no text tells what it is. */
const nameOf = (kind: "item" | "gold", number: number) =>
  String(100_000 + (((number * 2 + Number(kind === "gold")) * 7_919) % 89_989));

type ContentOf = NonNullable<WorldOptions["contentOf"]>;

/** Of each task type a preset, and items that differ in their names alone. */
const typeWorlds: Record<TaskType, { preset: PresetName; contentOf: ContentOf }> = {
  "pair-rating": { preset: "sts-2012", contentOf: () => null },
  "typed-rating": { preset: "sts-2013-typed", contentOf: () => ({ a: side, b: side }) },
  "pair-writing": {
    preset: "clss-2014-writing",
    contentOf: () => ({ requested: 2, form: "phrase", limits: { minimum: 2, maximum: 9 } }),
  },
  "word-to-sense": {
    preset: "clss-2014-word-to-sense",
    contentOf: () => ({ pos: "n", meaning: { gloss: "a bicycle" }, comparison: sense, requested: null }),
  },
  choice: {
    preset: "choice",
    contentOf: () => ({ form: "question", candidates: ["a", "b", "c"], right: null }),
  },
  "best-worst": {
    preset: "best-worst",
    contentOf: (kind, number) => ({
      pairs: ["a", "b", "c", "d"].map((letter) => [letter, nameOf(kind, number)]),
    }),
  },
  "target-ranking": {
    preset: "target-ranking-2016",
    contentOf: () => ({ positives: ["x", "y", "z"], distractors: [], randoms: [] }),
  },
};

export const adversaryTypes = Object.keys(typeWorlds) as TaskType[];

/** Makes a project for an adversary whose dice the seed alone decides. */
export async function adversaryWorld(
  store: Store,
  type: TaskType,
  { settings, ...options }: WorldOptions,
  seed: number,
): Promise<World> {
  const { preset, contentOf } = typeWorlds[type];
  const world = await makeProject(store, {
    preset,
    contentOf,
    textsOf: (kind, number) => ({ textA: `A ${nameOf(kind, number)}`, textB: `B ${nameOf(kind, number)}` }),
    goldAnswer: 1,
    ...(type === "target-ranking" && { goldOrder: [0, 1, 2] }),
    seed,
    ...options,
    settings: { feedback: true, ...settings },
  });
  world.deps.random = seededRandom(seed);
  const secrets = seededRandom(seed + 1);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  // Keys are as long and as evenly drawn as real ones.
  world.deps.newSecret = (bytes) =>
    Array.from({ length: Math.ceil((bytes * 4) / 3) }, () => letters[Math.floor(secrets() * 64)]).join("");
  return world;
}
