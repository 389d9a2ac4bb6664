import { eachAnnotatorPair } from "@/server/stats/agreement/annotator-pairs";
import { cohenKappa } from "@/server/stats/agreement/cohen-kappa";
import { byAnnotator } from "@/server/stats/judgments/by-annotator";
import { describeItems } from "./describe-items";
import { dimensionPseudonyms, type DescribedAnswers, type DimensionWork } from "./dimension-work";
import { namedItemHeader, namedItemRow, namedPairHeader, namedPersonHeader } from "./result-rows";

type Cells = (string | number | boolean | null)[];

/** How often annotators say the same, where values only name answers: none is nearer to another than a third. */
export async function describeNames(work: DimensionWork): Promise<DescribedAnswers> {
  const { data, report, files, store } = work;
  report("annotators");
  await files.write("annotators.csv", namedPersonHeader, personRows(work));
  report("pairs");
  await files.write("pairs.csv", namedPairHeader, pairRows(work));
  report("values");
  await describeItems({ data, store, files, header: namedItemHeader, rowOf: namedItemRow });
  return {
    crowd: null,
    annotatorRows: [],
    pairs: [],
    divided: [],
    gold: [],
  };
}

function personRows({ data, people }: DimensionWork): Cells[] {
  const { starts } = byAnnotator(data.table);
  const numberOf = new Map(data.annotatorIds.map((id, number) => [id, number]));
  return people.flatMap(({ id, pseudonym, state, isExcluded, hits, goldRight, goldAnswered }): Cells[] => {
    const number = numberOf.get(id);
    const items =
      number === undefined
        ? data.excluded.filter(({ annotatorId }) => annotatorId === id).length
        : starts[number + 1]! - starts[number]!;
    if (items === 0) return [];
    return [[data.name, pseudonym, state, isExcluded, items, hits, goldRight, goldAnswered]];
  });
}

function pairRows({ data, people, parameters }: DimensionWork): Cells[] {
  const names = dimensionPseudonyms(data, people);
  const rows: Cells[] = [];
  eachAnnotatorPair(data.table, parameters.minShared, (one, other, shared, x, y) => {
    const [own, others] = [Array.from(x.subarray(0, shared)), Array.from(y.subarray(0, shared))];
    const equal = own.filter((value, at) => value === others[at]).length;
    const kappa = cohenKappa(own, others);
    const reason = kappa.value === null ? kappa.reason : null;
    rows.push([data.name, names[one] ?? "", names[other] ?? "", equal / shared, kappa.value, shared, reason]);
  });
  return rows;
}
