import { alphaWithInterval } from "@/server/stats/agreement/alpha-interval";
import { alphaBetween } from "@/server/stats/agreement/alpha-between";
import { itemReplicates } from "@/server/stats/intervals/item-bootstrap";
import { activeAnnotators } from "@/server/stats/judgments/active-annotators";
import type { JudgmentTable } from "@/server/stats/judgments/judgment-table";
import { tableOfAnnotators } from "@/server/stats/judgments/table-of-annotators";
import { affordableSamples } from "./affordable-samples";
import type { Drawing } from "./drawing";
import { figureOf, type AgreementFigure } from "./figure";
import { JudgedTable, type AgreementSettings } from "./judged-table";
import type { LanguageAgreement } from "./report";

/** In which languages the judgments of a table were given. */
export interface JudgedLanguages {
  /** BCP 47 tags, ascending. */
  names: readonly string[];
  /** Per judgment of the table: the position of its language in `names`. */
  of: Uint32Array;
}

interface InLanguages {
  dimension: string;
  table: JudgmentTable;
  languages: JudgedLanguages;
  /** The items' numbers in the order of a release. */
  order: Uint32Array;
}

/** The positions of the languages in which there are judgments. */
const usedLanguages = ({ of }: JudgedLanguages): number[] =>
  [...new Set(of)].sort((one, other) => one - other);

/** How many intervals are drawn for the languages of a dimension: between two of them there is one, as each has one other. */
export function drawsOfLanguages(languages: JudgedLanguages | null): number {
  const used = languages === null ? 0 : usedLanguages(languages).length;
  return used < 2 ? 0 : used === 2 ? 1 : used;
}

/**
 * How far people agree who judged in one language, and how far with those who judged in the others, by language. None
 * where all judgments were given in one.
 */
export async function languageAgreement(
  { dimension, table, languages, order }: InLanguages,
  settings: AgreementSettings,
  drawing: Drawing,
): Promise<LanguageAgreement[]> {
  const used = usedLanguages(languages);
  if (used.length < 2) return [];
  const all = byLanguage(table, languages);
  const isIn = (language: number) => (annotator: number) => annotator % languages.names.length === language;
  const rows: LanguageAgreement[] = [];
  for (const language of used) {
    const own = tableOfAnnotators(all, isIn(language));
    const judged = JudgedTable.ofJudgedItems(own, settings, order);
    // What is between two languages is the same from both sides.
    const [first] = used.length === 2 ? rows : [];
    const name = languages.names[language] ?? "";
    rows.push({
      ...{ dimension, language: name },
      items: judged.table.itemCount,
      annotators: activeAnnotators(judged.table),
      judgments: judged.table.codes.length,
      within: figureOf(alphaWithInterval(judged.table, settings.level)),
      withOthers:
        first?.withOthers ??
        (await betweenFigure(sharedItems(all, isIn(language), order), isIn(language), settings, {
          ...drawing,
          about: `between ${name}`,
        })),
    });
  }
  return rows;
}

/** The table with somebody who judged in several languages as one annotator for each of them. */
function byLanguage(table: JudgmentTable, { names, of }: JudgedLanguages): JudgmentTable {
  return {
    ...table,
    annotatorCount: table.annotatorCount * names.length,
    annotators: table.annotators.map((annotator, at) => annotator * names.length + of[at]!),
  };
}

/** The items that were judged in a language and in another one, in order. */
function sharedItems(
  table: JudgmentTable,
  isIn: (annotator: number) => boolean,
  order: Uint32Array,
): { table: JudgmentTable; items: Uint32Array } {
  const items = order.filter((item) => {
    const annotators = table.annotators.subarray(table.starts[item], table.starts[item + 1]);
    const own = annotators.filter(isIn).length;
    return own > 0 && own < annotators.length;
  });
  return { table, items };
}

async function betweenFigure(
  { table, items }: { table: JudgmentTable; items: Uint32Array },
  isIn: (annotator: number) => boolean,
  settings: AgreementSettings,
  { draw, replicates, about }: Drawing & { about: string },
): Promise<AgreementFigure> {
  const shared = JudgedTable.ofJudgedItems(table, settings, items).table;
  const between = (sample: JudgmentTable) => alphaBetween(sample, isIn, settings.level);
  const found = between(shared);
  if (found.value === null) return figureOf(found);
  const judgments = shared.codes.length;
  const interval = await draw({
    ...{ about, judgments },
    replicates: affordableSamples(table.codes.length, replicates),
    values: (range) => itemReplicates(shared, between, range),
  });
  return figureOf({ ...found, ...interval });
}
