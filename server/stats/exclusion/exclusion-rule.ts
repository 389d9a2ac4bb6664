/** What is compared with the bound, and what a bound may be. */
interface RuleKind {
  /** On which side of the bound an annotator goes. */
  comparison: "<" | ">";
  /** The bound counts standard deviations and is written with "sd" behind it. */
  inDeviations: boolean;
  least: number;
  most: number;
  wholeOnly: boolean;
  /** What must be known beyond the judgments. */
  needs: "gold" | "seconds" | null;
}

const share = { inDeviations: false, least: 0, most: 1, wholeOnly: false };
const correlation = { inDeviations: false, least: -1, most: 1, wholeOnly: false };
const count = { inDeviations: false, least: 1, most: Infinity, wholeOnly: true };

/**
 * The rules by which an annotator's judgments are left out: Pearson with the gold, accuracy on gold, correlation with
 * the mean of the others, mean pairwise agreement so many standard deviations below the average, median seconds per
 * item, longest run of the same answer, share of N/A, number of items judged.
 */
export const ruleKinds = {
  "gold-pearson": { comparison: "<", ...correlation, needs: "gold" },
  "gold-accuracy": { comparison: "<", ...share, needs: "gold" },
  "inter-tagger": { comparison: "<", ...correlation, needs: null },
  pairwise: { comparison: ">", inDeviations: true, least: 0, most: Infinity, wholeOnly: false, needs: null },
  seconds: {
    comparison: "<",
    inDeviations: false,
    least: 0,
    most: Infinity,
    wholeOnly: false,
    needs: "seconds",
  },
  "straight-line": { comparison: ">", ...count, needs: null },
  "missing-share": { comparison: ">", ...share, needs: null },
  judged: { comparison: "<", ...count, needs: null },
} as const satisfies Record<string, RuleKind>;

export type RuleName = keyof typeof ruleKinds;

export interface ExclusionRule {
  name: RuleName;
  bound: number;
}

export function ruleKind(name: RuleName): RuleKind {
  return ruleKinds[name];
}

/** The rule as it is written: `gold-pearson < 0.5`, `pairwise > 1sd`. */
export function ruleText({ name, bound }: ExclusionRule): string {
  const { comparison, inDeviations } = ruleKind(name);
  return `${name} ${comparison} ${bound}${inDeviations ? "sd" : ""}`;
}
