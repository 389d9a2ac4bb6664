import { byAnnotator } from "../judgments/by-annotator";
import { pearson } from "../pearson";
import { type Maybe } from "../present";
import { type ScreeningEvidence } from "./evidence";

interface GoldAnswers {
  given: number[];
  gold: number[];
}

/** Per annotator: Pearson's correlation of the values with the gold; null where it is undefined. */
export function goldPearsons(evidence: ScreeningEvidence): Maybe[] {
  return goldAnswers(evidence).map(({ given, gold }) => pearson(given, gold).value);
}

/** Per annotator: the share of answers to gold items within the tolerance; null without such an answer. */
export function goldAccuracies(evidence: ScreeningEvidence): Maybe[] {
  const tolerance = goldOf(evidence).tolerance;
  return goldAnswers(evidence).map(({ given, gold }) => {
    const right = given.filter((value, at) => Math.abs(value - gold[at]!) <= tolerance);
    return given.length === 0 ? null : right.length / given.length;
  });
}

function goldOf({ gold }: ScreeningEvidence): NonNullable<ScreeningEvidence["gold"]> {
  if (gold === undefined) throw new RangeError("Rules about gold need the gold items' known answers");
  return gold;
}

/** What each annotator answered to gold items, beside the known answers. */
function goldAnswers(evidence: ScreeningEvidence): GoldAnswers[] {
  const { values } = goldOf(evidence);
  const { points, codes, annotatorCount } = evidence.table;
  const index = byAnnotator(evidence.table);
  return Array.from({ length: annotatorCount }, (_, annotator) => {
    const answers: GoldAnswers = { given: [], gold: [] };
    for (let entry = index.starts[annotator]!; entry < index.starts[annotator + 1]!; entry += 1) {
      const known = values[index.items[entry]!] ?? null;
      if (known === null) continue;
      answers.given.push(points[codes[index.judgments[entry]!]!]!);
      answers.gold.push(known);
    }
    return answers;
  });
}
