import type { VectorTest } from "@/server/domain/task/task";
import type { VectorFigure } from "@/server/domain/vectors/contracts";
import { readWordVectors } from "@/server/imports/word-vectors";
import { readComparisons, type ComparedWords } from "./imports/read-comparisons";
import { comparedWords, scoreByComparisons } from "./score-by-comparisons";

const figures = ["all", "positive", "distractor", "random", "spearman"] as const satisfies VectorFigure[];

/** Word vectors scored by the comparisons of a release, those of all its datasets together (2016 ranking §4.2). */
export const rankingVectorTest: VectorTest = {
  uses: (fileName) => /^comparisons\..*\.csv$/.test(fileName),
  score: async (released, { fileName, open }) => {
    const compared: ComparedWords[] = [];
    for (const file of released) {
      for (const one of await readComparisons({ name: file.fileName, open: file.open })) compared.push(one);
    }
    const vectors = await readWordVectors({ name: fileName, open }, comparedWords(compared));
    const { comparisons, unknown, ...estimates } = scoreByComparisons(compared, vectors);
    return {
      figures: [...figures],
      rows: [{ model: "vectors", values: figures.map((name) => estimates[name].value) }],
      counts: [
        { name: "comparisons", count: comparisons },
        { name: "unknownComparisons", count: unknown },
      ],
    };
  },
};
