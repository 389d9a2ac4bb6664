import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { strToU8, zipSync, type Zippable } from "fflate";
import { stringify } from "yaml";
import { stsInputFileName } from "../sts-input";

/** A dataset of a release as a competition has it. */
export interface BundledDataset {
  name: string;
  /** Its input file as released. */
  input: Uint8Array;
  /** Its gold as released: a value a line, an empty line without one. */
  gold: Uint8Array;
  items: number;
  /** A run that participants can look at: the baseline's score for each line. */
  sample: readonly number[];
}

/** What a competition says of itself. */
export interface BundleOptions {
  title: string;
  /** The release that it scores, such as `glosses v2`. */
  release: string;
  /** When it opens, as `2026-11-23 00:00:00` in UTC. */
  start: string;
  maxSubmissions: number;
  /** Whether the sum of the datasets' correlations ranks runs (CLSS 2014), else their mean. */
  bySum: boolean;
}

/** Where in this folder a file lies that goes into every bundle as it is. */
const ownFile = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)));

const runFileName = (dataset: string) => `${dataset}.txt`;
const keyOf = (at: number) => `dataset_${at + 1}`;

/**
 * A competition of Codabench (version 2 of its bundles) as a ZIP archive: competition file, pages, inputs, gold, a sample run
 * and a scoring program that needs Python's standard library alone. The same release and options make the same bytes.
 */
export function codabenchBundle(datasets: readonly BundledDataset[], options: BundleOptions): Uint8Array {
  const files: Zippable = {
    "competition.yaml": strToU8(stringify(competition(datasets, options))),
    "logo.png": ownFile("../../../public/icon-512.png"),
    "pages/overview.md": strToU8(overviewPage(datasets, options)),
    "pages/data.md": strToU8(dataPage(datasets)),
    "pages/evaluation.md": strToU8(evaluationPage(options)),
    "pages/terms.md": strToU8(termsPage),
    "scoring_program/score.py": ownFile("score.py"),
    "scoring_program/metadata.yaml": strToU8(
      "command: python3 /app/program/score.py /app/input /app/output\n",
    ),
    "reference_data/datasets.json": strToU8(referenceJson(datasets)),
    ...Object.fromEntries(
      datasets.flatMap(({ name, input, gold, sample }) => [
        [`reference_data/${runFileName(name)}`, gold],
        [`public_data/${stsInputFileName(name)}`, input],
        [`starting_kit/${runFileName(name)}`, strToU8(sample.map((score) => `${score}\n`).join(""))],
      ]),
    ),
    "starting_kit/README.md": strToU8(kitPage(datasets)),
  };
  // The earliest time that an archive can tell, so that equal files make equal archives.
  return zipSync(files, { mtime: new Date(1980, 0, 1), level: 9 });
}

function competition(
  datasets: readonly BundledDataset[],
  { title, release, start, maxSubmissions, bySum }: BundleOptions,
) {
  const official = bySum ? [["Sum", "sum"]] : [["Mean", "mean"]];
  const summaries = [
    ...official,
    ["ALL", "all"],
    ["ALLnorm", "all_norm"],
    [bySum ? "Mean" : "Sum", bySum ? "mean" : "sum"],
    ["Sum of Spearman", "spearman_sum"],
  ];
  const columns = [...summaries, ...datasets.map(({ name }, at) => [name, keyOf(at)])];
  return {
    version: 2,
    title,
    description: `Graded similarity of pairs of texts, scored against ${release}.`,
    image: "logo.png",
    terms: "pages/terms.md",
    registration_auto_approve: false,
    make_programs_available: true,
    pages: [
      { title: "Overview", file: "pages/overview.md" },
      { title: "Data", file: "pages/data.md" },
      { title: "Evaluation", file: "pages/evaluation.md" },
    ],
    tasks: [
      {
        index: 0,
        name: title,
        description: `Scores for ${datasets.length === 1 ? "one dataset" : `${datasets.length} datasets`}.`,
        reference_data: "reference_data",
        scoring_program: "scoring_program",
      },
    ],
    phases: [
      {
        index: 0,
        name: "Evaluation",
        description: "Send the scores of your system.",
        start,
        max_submissions: maxSubmissions,
        accepts_only_result_submissions: true,
        starting_kit: "starting_kit",
        public_data: "public_data",
        tasks: [0],
      },
    ],
    leaderboards: [
      {
        index: 0,
        title: "Results",
        key: "main",
        submission_rule: "Add_And_Delete",
        columns: columns.map(([name, key], index) => ({
          title: name,
          key,
          index,
          sorting: "desc",
          precision: 4,
        })),
      },
    ],
  };
}

const referenceJson = (datasets: readonly BundledDataset[]) =>
  `${JSON.stringify(
    { datasets: datasets.map(({ name }, at) => ({ name, key: keyOf(at), file: runFileName(name) })) },
    null,
    2,
  )}\n`;

function overviewPage(datasets: readonly BundledDataset[], { title, release }: BundleOptions): string {
  const items = datasets.reduce((total, dataset) => total + dataset.items, 0);
  return `# ${title}

Say how similar the two texts of each pair are. People judged the ${items} pairs; the gold is ${release}.

Download the public data, score every pair with your system, and send an archive with one file for each dataset.
`;
}

function dataPage(datasets: readonly BundledDataset[]): string {
  const rows = datasets.map(
    ({ name, items }) => `| ${name} | ${items} | \`${stsInputFileName(name)}\` | \`${runFileName(name)}\` |`,
  );
  return `# Data

Each line of an input has two texts with a tab between them.

| Dataset | Pairs | Input | Your file |
| --- | --- | --- | --- |
${rows.join("\n")}

A run has a score on each line, in the order of the input. A tab and a confidence of 0 or more may follow each score. Put the files
into one ZIP archive.
`;
}

const evaluationPage = ({ bySum }: BundleOptions) => `# Evaluation

Pairs without a gold value are not scored. Each dataset has Pearson's correlation of your scores with the gold.

- **${bySum ? "Sum" : "Mean"}** ranks the runs: ${
  bySum
    ? "the sum of the datasets' correlations."
    : "the mean of the datasets' correlations, weighted by their numbers of pairs."
}
- **ALL** is the correlation over all datasets together.
- **ALLnorm** is the same after each dataset's scores were fitted to its gold by a straight line.
- **Sum of Spearman** adds up the rank correlations of the datasets.

A run with a missing line, a missing file or a cell that is no number is not scored; the log says which.
`;

const termsPage = `# Terms

Score the pairs with a system, not by hand. Do not look for the gold of these pairs.
`;

const kitPage = (datasets: readonly BundledDataset[]) => `# Starting kit

This is a whole run: the token overlap of the two texts of each pair. Put ${datasets
  .map(({ name }) => `\`${runFileName(name)}\``)
  .join(", ")} into a ZIP archive and send it.
`;
