import { interTaggerCorrelation, type InterTagger } from "@/server/stats/agreement/inter-tagger";
import type { AlphaLevel } from "@/server/stats/agreement/krippendorff-alpha";
import { pairwiseAgreementOf, type PairwiseAgreement } from "@/server/stats/agreement/pairwise-agreement";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { tableOfItems } from "@/server/stats/judgments/table-of-items";

/** How agreement is computed. */
export interface AgreementSettings {
  level: AlphaLevel;
  /** Items that two annotators must both have judged to be compared. */
  minShared: number;
}

/** How many items two annotators must share, unless told. */
export const plainMinShared = 2;

/** Judgments of which agreement is stated, with what several statistics share, computed once and when it is asked for. */
export class JudgedTable {
  #interTagger: InterTagger | undefined;
  #pairwise: PairwiseAgreement | undefined;

  constructor(
    readonly table: JudgmentTable,
    readonly settings: AgreementSettings,
  ) {}

  /**
   * Only of the items with a judgment: others would be drawn into samples, and the same judgments have other intervals.
   * @param order numbers of items, which may leave some out; as they are in the table unless told.
   */
  static ofJudgedItems(table: JudgmentTable, settings: AgreementSettings, order?: Uint32Array): JudgedTable {
    return new JudgedTable(tableOfItems(table, judgedItems(table, order)), settings);
  }

  get interTagger(): InterTagger {
    return (this.#interTagger ??= interTaggerCorrelation(this.table));
  }

  get pairwise(): PairwiseAgreement {
    return (this.#pairwise ??= pairwiseAgreementOf(this.table, this.settings.minShared));
  }
}

function judgedItems({ itemCount, starts }: JudgmentTable, order?: Uint32Array): Uint32Array {
  const items = order ?? Uint32Array.from({ length: itemCount }, (_, item) => item);
  return items.filter((item) => starts[item] !== starts[item + 1]);
}
