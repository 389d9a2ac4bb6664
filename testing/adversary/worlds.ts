import type { Store } from "@/db/store";
import { makeProject, type World, type WorldOptions } from "@/testing/world/world";
import { presetNames, presets } from "@/server/domain/preset/presets";
import type { TaskType } from "@/server/domain/task/task-types";
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

/** Items that differ in their names alone, of the types whose items are more than two texts. */
export const contentsOfTypes: Partial<Record<TaskType, ContentOf>> = {
  "typed-rating": () => ({ a: side, b: side }),
  "pair-writing": () => ({ requested: 2, form: "phrase", limits: { minimum: 2, maximum: 9 } }),
  "word-to-sense": () => ({ pos: "n", meaning: { gloss: "a bicycle" }, comparison: sense, requested: null }),
  choice: () => ({ form: "question", candidates: ["a", "b", "c"], right: null }),
  "best-worst": (kind, number) => ({
    pairs: ["a", "b", "c", "d"].map((letter) => [letter, nameOf(kind, number)]),
  }),
  "target-ranking": () => ({ positives: ["x", "y", "z"], distractors: [], randoms: [] }),
  "unit-marking": (kind, number) => ({
    text: `${nameOf(kind, number)}\n${nameOf(kind, number)}`,
    headerPattern: null,
    summaries: [
      { heading: "A", start: 0, end: 6 },
      { heading: "B", start: 7, end: 13 },
    ],
  }),
};

const presetOf = (type: TaskType) => presetNames.find((name) => presets[name].taskType === type);

/** Makes a project for an adversary whose dice the seed alone decides. */
export async function adversaryWorld(
  store: Store,
  type: TaskType,
  { settings, ...options }: WorldOptions,
  seed: number,
): Promise<World> {
  const preset = presetOf(type);
  if (preset === undefined) throw new RangeError(`There is no preset of ${type}.`);
  const world = await makeProject(store, {
    preset,
    contentOf: contentsOfTypes[type] ?? (() => null),
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
