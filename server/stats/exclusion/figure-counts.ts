import { interTaggerCorrelation } from "../agreement/inter-tagger";
import { type ScreeningEvidence } from "./evidence";
import { ruleKind, type RuleName } from "./exclusion-rule";
import { gradedAnswers } from "./gold-figures";

/** Per annotator: on how many answers their figure under a rule rests; for `judged` and runs, items answered. */
export function figureCounts(name: RuleName, evidence: ScreeningEvidence): number[] {
  const { answers } = evidence;
  if (ruleKind(name).needs === "gold") {
    const graded = gradedAnswers(evidence);
    return name === "gold-accuracy"
      ? graded.map((given) => given.length)
      : graded.map((given) => given.filter((answer) => answer.given !== null).length);
  }
  if (name === "straight-line" || name === "judged") {
    return (evidence.wholeAnswers ?? answers).map((given) => given.length);
  }
  if (name !== "inter-tagger") return answers.map((given) => given.length);
  const counts = answers.map(() => 0);
  for (const { annotator, items } of interTaggerCorrelation(evidence.table).annotators)
    counts[annotator] = items;
  return counts;
}
