import { shuffled, type Random } from "@/server/stats/random";
import { requestedRatings, type RequestedRating } from "@/server/domain/task/pair-writing/content";

type Counts = Record<RequestedRating, number>;

export interface RequestedBefore {
  dataset: string;
  requested: RequestedRating;
  prompts: number;
}

const none = (): Counts => ({ 1: 0, 2: 0, 3: 0, 4: 0 });

/**
 * Says which rating to request for one prompt after another, so that within each dataset the numbers of requests
 * differ by at most one; among equals the rating least requested in the whole project, then chance.
 */
export class RequestBalance {
  readonly #overall = none();
  readonly #byDataset = new Map<string, Counts>();

  /** @param before what the project's prompts request already. */
  constructor(
    private readonly random: Random,
    before: readonly RequestedBefore[] = [],
  ) {
    for (const { dataset, requested, prompts } of before) this.#count(dataset, requested, prompts);
  }

  next(dataset: string): RequestedRating {
    const counts = this.#countsOf(dataset);
    const least = leastOf(requestedRatings, (rating) => counts[rating]);
    const candidates = leastOf(least, (rating) => this.#overall[rating]);
    const [requested = requestedRatings[0]] = shuffled(this.random, candidates);
    this.#count(dataset, requested, 1);
    return requested;
  }

  #count(dataset: string, requested: RequestedRating, prompts: number): void {
    this.#countsOf(dataset)[requested] += prompts;
    this.#overall[requested] += prompts;
  }

  #countsOf(dataset: string): Counts {
    const counts = this.#byDataset.get(dataset) ?? none();
    this.#byDataset.set(dataset, counts);
    return counts;
  }
}

function leastOf(
  ratings: readonly RequestedRating[],
  countOf: (rating: RequestedRating) => number,
): RequestedRating[] {
  const least = Math.min(...ratings.map(countOf));
  return ratings.filter((rating) => countOf(rating) === least);
}
