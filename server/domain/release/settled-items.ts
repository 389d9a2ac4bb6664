import type { AdjudicationDecision } from "@/server/domain/adjudication/adjudication";
import { adjudicationOutcome } from "@/server/domain/adjudication/adjudication-outcome";
import { groupBy } from "@/server/domain/group-by";
import type { ReleaseFacts } from "./facts";
import type { ReleasedItem } from "./released-item";

type Facts = Pick<ReleaseFacts, "adjudications" | "settings" | "dimensions" | "retired">;

const nameOf = ({ dataset, item }: { dataset: string; item: string }) => JSON.stringify([dataset, item]);

/** Finds the numbers of the items whose gold rests on a decision, unless they are retired, while the items pass by. */
export class SettledItems {
  /** By dimension, then by item number. */
  readonly byDimension: Map<number, AdjudicationDecision>[];
  readonly #decisions = new Map<string, { dimension: number; decision: AdjudicationDecision }[]>();

  constructor({ adjudications, settings, dimensions, retired = [] }: Facts) {
    const left = new Set(retired.map(nameOf));
    this.byDimension = dimensions.map(() => new Map());
    const inForce = adjudications.filter((one) => one.undoneAt === null && !left.has(nameOf(one)));
    for (const entries of groupBy(inForce, (entry) => `${entry.dimension} ${nameOf(entry)}`)) {
      const outcome = adjudicationOutcome(entries, settings.adjudication);
      if (outcome.state !== "settled") continue;
      const name = nameOf(entries[0]);
      const dimension = dimensions.findIndex((one) => one.name === entries[0].dimension);
      const found = { dimension, decision: outcome.decision };
      this.#decisions.set(name, [...(this.#decisions.get(name) ?? []), found]);
    }
  }

  note(item: ReleasedItem, number: number): void {
    if (this.#decisions.size === 0) return;
    for (const { dimension, decision } of this.#decisions.get(nameOf(item)) ?? []) {
      this.byDimension[dimension]?.set(number, decision);
    }
  }
}
