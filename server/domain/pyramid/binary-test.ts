import { seededRandom, shuffled } from "@/server/stats/random";
import { brokenConstraint, type PairConstraint } from "./pair-constraints";
import type { Pyramid } from "./pyramid";
import { snippetsOf, type Snippet } from "./snippet";

export interface ParaphrasePair {
  textA: string;
  textB: string;
  /** Whether both state the same unit. */
  same: boolean;
}

export interface BinaryTest {
  pairs: ParaphrasePair[];
  /** How many pairs each constraint kept out. */
  rejected: Record<PairConstraint, number>;
  /** How many pairs were left out because their texts are already in the test. */
  repeated: number;
  /** How many texts were left out as a pair because one unit says they are the same and others that they are not. */
  contradicted: number;
}

export interface BinaryTestSettings {
  /** A whole number. */
  seed: number;
  /** Whether only as many pairs of different units are drawn as there are pairs of the same one. */
  balanced: boolean;
}

/**
 * The binary test: whether two texts state the same unit. Positive pairs are two contributors of one unit, negative pairs
 * two of different units of one pyramid, each pair once, both in the order of the file.
 *
 * The paper keeps every negative pair that fulfils the constraints (189,229 to 8,390 positive ones), and so does this
 * unless it is told to balance. The order of the pairs is drawn from the seed, so that any part of the test has both kinds.
 * Where the same two texts come again, in one pyramid or in several of the same summaries, they enter once, and not at all
 * where they come with both answers: the paper says nothing of this, and no test should ask what has two answers.
 * Source: Baumel, Cohen and Elhadad 2016 §3.
 */
export function binaryTest(pyramids: readonly Pyramid[], { seed, balanced }: BinaryTestSettings): BinaryTest {
  const rejected = { minimumWords: 0, sharedWords: 0, noPronouns: 0, contentWordDiffers: 0 };
  const gathered = new GatheredPairs();
  for (const [one, other, same] of allPairs(pyramids)) {
    const broken = brokenConstraint(one, other, same);
    if (broken === null) gathered.add(one, other, same);
    else rejected[broken] += 1;
  }
  const { repeated, contradicted, pairs } = gathered;
  return { pairs: drawn(pairs, { seed, balanced }), rejected, repeated, contradicted };
}

function drawn(pairs: readonly ParaphrasePair[], { seed, balanced }: BinaryTestSettings): ParaphrasePair[] {
  const random = seededRandom(seed);
  const positive = pairs.filter(({ same }) => same);
  const negative = pairs.filter(({ same }) => !same);
  const kept = balanced ? shuffled(random, negative).slice(0, positive.length) : negative;
  return shuffled(random, [...positive, ...kept]);
}

function* allPairs(pyramids: readonly Pyramid[]): Generator<[Snippet, Snippet, boolean]> {
  for (const pyramid of pyramids) {
    const snippets = snippetsOf(pyramid).flatMap((unit, at) =>
      unit.map((snippet) => ({ snippet, unit: at })),
    );
    for (const [at, one] of snippets.entries()) {
      for (let next = at + 1; next < snippets.length; next += 1) {
        const other = snippets[next]!;
        yield [one.snippet, other.snippet, one.unit === other.unit];
      }
    }
  }
}

/** Pairs by their two texts, whichever comes first. */
class GatheredPairs {
  readonly #pairs = new Map<string, ParaphrasePair>();
  readonly #contradicted = new Set<string>();
  repeated = 0;

  add(one: Snippet, other: Snippet, same: boolean): void {
    const key = [one.key, other.key].sort().join("\n");
    const before = this.#pairs.get(key);
    if (before === undefined) this.#pairs.set(key, { textA: one.text, textB: other.text, same });
    else if (before.same === same) this.repeated += 1;
    else this.#contradicted.add(key);
  }

  get contradicted(): number {
    return this.#contradicted.size;
  }

  get pairs(): ParaphrasePair[] {
    return [...this.#pairs].filter(([key]) => !this.#contradicted.has(key)).map(([, pair]) => pair);
  }
}
