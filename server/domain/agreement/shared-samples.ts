import type { ReplicateRange } from "@/server/stats/intervals/bootstrap";
import { sharedReplicates, type SampleStatistic } from "@/server/stats/intervals/item-bootstrap";
import type { JudgedTable } from "./judged-table";
import { statisticsAt, type StatisticName } from "./statistics";

/** Values of statistics on samples of the same judgments. Each sample is drawn once for all that are still to come. */
export class SharedSamples {
  readonly #judged: JudgedTable;
  readonly #statistics: [StatisticName, SampleStatistic][];
  /** What nobody has asked for yet, by statistic and range. */
  readonly #found = new Map<string, Float64Array>();

  /** @param names those that will be asked for; all of the level unless told. */
  constructor(judged: JudgedTable, names?: readonly StatisticName[]) {
    const { settings } = judged;
    this.#judged = judged;
    this.#statistics = statisticsAt(settings.level).flatMap(
      ([name, { sampled }]): [StatisticName, SampleStatistic][] =>
        sampled === undefined || names?.includes(name) === false ? [] : [[name, sampled(settings)]],
    );
  }

  /** Of one that has samples, on some of them. */
  values(name: StatisticName, range: ReplicateRange): Float64Array {
    const key = keyOf(name, range);
    if (!this.#found.has(key)) this.#compute(name, range);
    const values = this.#found.get(key);
    if (values === undefined) throw new Error(`There are no samples for ${name}.`);
    this.#found.delete(key);
    return values;
  }

  /** For the statistics before it, samples were drawn already. */
  #compute(first: StatisticName, range: ReplicateRange): void {
    const asked = this.#statistics.slice(this.#statistics.findIndex(([name]) => name === first));
    const of = asked.map(([, statistic]) => statistic);
    sharedReplicates(this.#judged.table, of, range).forEach((values, at) =>
      this.#found.set(keyOf(asked[at]![0], range), values),
    );
  }
}

const keyOf = (name: StatisticName, { seed, from, to }: ReplicateRange) => `${name} ${seed} ${from} ${to}`;
