import { ruleOutcome } from "@/server/domain/exclusion/rule-outcome";
import type {
  RuleOutcome,
  ScreenedAnnotator,
  ScreeningParameters,
} from "@/server/domain/exclusion/screening";
import type { ScreeningEvidence } from "@/server/stats/exclusion/evidence";
import type { GroupRanking } from "@/server/stats/agreement/ranking-agreement";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import type { GatheredWork } from "./gather-work";

/**
 * What each rule says about everybody.
 * @param table the counted judgments of work.
 * @param rankings those of a project in which target groups are ranked.
 */
export function outcomesOf(
  { rules }: ScreeningParameters,
  { annotators }: GatheredWork,
  table: JudgmentTable,
  rankings: readonly GroupRanking[] | null,
): RuleOutcome[] {
  const evidence: ScreeningEvidence = {
    table,
    answers: annotators.map(({ answers }) => answers),
    wholeAnswers: annotators.map(({ wholeAnswers }) => wholeAnswers),
    seconds: annotators.map(({ seconds }) => seconds),
    ...(rankings !== null && { rankings }),
    gold: { graded: annotators.map(({ graded }) => graded) },
  };
  return rules.map((rule) => ruleOutcome(rule, evidence, annotators));
}

/** Whom any of the rules would have go, by pseudonym. */
export function excludedAnnotators(
  rules: readonly RuleOutcome[],
  { annotators }: GatheredWork,
  spared: ReadonlySet<string>,
): ScreenedAnnotator[] {
  return annotators.flatMap(({ annotator, judgments, hits, submitted, goldRight, goldAnswered }, at) => {
    const findings = rules.flatMap(({ rule, bound, figures }) => {
      const { value = null, place } = figures[at] ?? {};
      return place === "beyond" && value !== null && bound !== null ? [{ rule, value, bound }] : [];
    });
    const counts = { judgments, hits, submitted, goldRight, goldAnswered };
    return findings.length === 0 ? [] : [{ annotator, findings, isSpared: spared.has(annotator), ...counts }];
  });
}
