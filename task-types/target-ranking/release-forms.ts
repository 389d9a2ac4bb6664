import { plainDrawing } from "@/server/domain/agreement/drawing";
import { csvLine } from "@/server/domain/csv-cell";
import { rankingComparisons } from "@/server/exports/ranking-comparisons";
import type { ReleaseFile, ReleaseView, TableDescription } from "@/server/domain/release/release-file";
import type { ReleasedItem } from "@/server/domain/release/released-item";
import type { GroupRanking } from "@/server/stats/agreement/ranking-agreement";
import { countedRankings } from "./counted-rankings";
import { rankingReport } from "./ranking-report";
import { namedComparisons, releasedComparisons, type RankedGroup } from "./released-comparisons";
import { targetGroup } from "./target-group";

/** The groups of a dataset with their counted rankings. */
interface RankedDataset {
  items: ReleasedItem[];
  groups: RankedGroup[];
  rankings: GroupRanking[];
  annotators: ReleaseView["annotators"];
}

/** A file that is written when all groups of a dataset have passed by. */
const rankingForm =
  (
    kind: ReleaseFile["kind"],
    nameOf: (dataset: string) => string,
    write: (dataset: RankedDataset) => string,
    table?: TableDescription,
  ) =>
  (dataset: string): ReleaseFile => ({
    name: nameOf(dataset),
    kind,
    dataset,
    ...(table && { table }),
    writer: (view) => {
      const { annotators } = view;
      const found: RankedDataset = { items: [], groups: [], rankings: [], annotators };
      return {
        start: () => "",
        page: (page) => {
          found.rankings.push(...countedRankings(view, page, found.groups.length));
          found.items.push(...page.items);
          found.groups.push(
            ...page.items.map(({ textA, content }) => ({
              target: textA,
              content: targetGroup.parse(content),
            })),
          );
          return "";
        },
        end: () => write(found),
      };
    },
  });

/** Ranking gold in the form of the evaluation sets of 2016. */
const comparisonsCsv = rankingForm(
  "gold",
  (dataset) => `comparisons.${dataset}.csv`,
  ({ groups, rankings }) => [...rankingComparisons(releasedComparisons(groups, rankings))].join(""),
);

const preferencesTable: TableDescription = {
  description: "Every comparison of two candidates with the share that ranked the one above the other.",
  columns: [
    { name: "item", type: "STRING", description: "The id of the target group." },
    { name: "target", type: "STRING", description: "The target." },
    { name: "kind", type: "STRING", description: "The kind of the candidate below." },
    { name: "above", type: "STRING", description: "A candidate." },
    { name: "below", type: "STRING", description: "Another candidate." },
    { name: "share", type: "DOUBLE", description: "The share that ranked the first above the other." },
    { name: "n", type: "INT32", description: "Who ranked both; empty where nobody was asked." },
    { name: "low", type: "DOUBLE", description: "Lower end of the 95 % interval of the share." },
    { name: "high", type: "DOUBLE", description: "Upper end of the 95 % interval of the share." },
  ],
};

/** Every comparison on a line of its own, with how many ranked both and the interval of the share. */
const preferencesCsv = rankingForm(
  "gold",
  (dataset) => `preferences.${dataset}.csv`,
  ({ items, groups, rankings }) =>
    csvLine(preferencesTable.columns.map(({ name }) => name)) +
    namedComparisons(groups, rankings)
      .map(({ group, target, kind, above, below, preference }) => {
        const about = [items[group]?.item ?? "", target, kind, above, below, preference.value];
        const asked =
          "n" in preference ? [preference.n, preference.low, preference.high] : [null, null, null];
        return csvLine([...about, ...asked]);
      })
      .join(""),
  preferencesTable,
);

/** How far annotators agree within the groups, each with the others, and on each group. */
const agreementJson = rankingForm(
  "agreement",
  (dataset) => `ranking-agreement.${dataset}.json`,
  ({ items, groups, rankings, annotators }) => {
    const sizes = { groupCount: groups.length, annotatorCount: annotators.length };
    const { pairwise, byAnnotator, ...report } = rankingReport(rankings, sizes, plainDrawing);
    const said = {
      rankings: rankings.length,
      bootstrap: plainDrawing,
      pairwiseSpearman: pairwise,
      annotators: byAnnotator.flatMap((spearman, at) =>
        rankings.some(({ annotator }) => annotator === at) ? [{ annotator: annotators[at], spearman }] : [],
      ),
      groups: report.groups.map(({ group, annotators: n, w }) => ({
        item: items[group]?.item,
        annotators: n,
        kendallW: w,
      })),
    };
    return `${JSON.stringify(said, null, 2)}\n`;
  },
);

export const rankingForms = [comparisonsCsv, preferencesCsv, agreementJson];
