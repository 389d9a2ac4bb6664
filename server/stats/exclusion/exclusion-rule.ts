/** What is compared with the bound, and what a bound may be. */
interface RuleKind {
  /** On which side of the bound an annotator goes. */
  comparison: "<" | ">";
  /** The bound counts standard deviations and is written with "sd" behind it. */
  inDeviations: boolean;
  least: number;
  most: number;
  wholeOnly: boolean;
  /** The rule judges nobody on fewer answers than this, unless it says another number. */
  fewest: number;
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
  "gold-pearson": { comparison: "<", ...correlation, fewest: 10, needs: "gold" },
  "gold-accuracy": { comparison: "<", ...share, fewest: 4, needs: "gold" },
  "inter-tagger": { comparison: "<", ...correlation, fewest: 10, needs: null },
  pairwise: {
    comparison: ">",
    inDeviations: true,
    least: 0,
    most: Infinity,
    wholeOnly: false,
    fewest: 5,
    needs: null,
  },
  seconds: {
    comparison: "<",
    inDeviations: false,
    least: 0,
    most: Infinity,
    wholeOnly: false,
    fewest: 5,
    needs: "seconds",
  },
  "straight-line": { comparison: ">", ...count, fewest: 1, needs: null },
  "missing-share": { comparison: ">", ...share, fewest: 5, needs: null },
  judged: { comparison: "<", ...count, fewest: 1, needs: null },
} as const satisfies Record<string, RuleKind>;

export type RuleName = keyof typeof ruleKinds;

export interface ExclusionRule {
  name: RuleName;
  bound: number;
  /** The least answers on which somebody is judged; the usual number of the rule unless told. */
  minimum?: number | undefined;
}

/** On how many answers a rule judges somebody at least. */
export function minimumOf({ name, minimum }: ExclusionRule): number {
  return minimum ?? ruleKind(name).fewest;
}

export function ruleKind(name: RuleName): RuleKind {
  return ruleKinds[name];
}

/** The rule as it is written: `gold-pearson < 0.5`, `pairwise > 1sd`, `inter-tagger < 0.5 from 20`. */
export function ruleText({ name, bound, minimum }: ExclusionRule): string {
  const { comparison, inDeviations } = ruleKind(name);
  const from = minimum === undefined ? "" : ` from ${minimum}`;
  return `${name} ${comparison} ${bound}${inDeviations ? "sd" : ""}${from}`;
}
