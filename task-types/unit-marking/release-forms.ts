import { pyramidFile } from "@/server/exports/pyramid/pyramid-file";
import { textWriter, type ReleaseFile } from "@/server/domain/release/release-file";
import { summaryTexts } from "@/server/domain/task/unit-marking/content";
import { plainDrawing } from "@/server/domain/agreement/drawing";
import { countedUnits, type MarkedItem } from "./counted-units";
import { pyramidArchive } from "./pyramid-archive";
import { pyramidOfUnits } from "./pyramid-of-units";
import { unitReport } from "./unit-report";

/** A pyramid for each item and annotator, as DUCView reads it: `<item>.<annotator>.pyr`. */
const pyramids = (dataset: string): ReleaseFile => ({
  name: `${dataset}.pyramids.zip`,
  kind: "gold",
  dataset,
  writer: (view) => {
    const archive = pyramidArchive();
    return {
      start: () => "",
      page: (page) => {
        for (const { item, content, marked } of countedUnits(view, page)) {
          for (const { annotator, units } of marked) {
            const name = `${encodeURIComponent(item.item)}.${annotator}.pyr`;
            archive.add(name, [...pyramidFile(pyramidOfUnits(content, units))].join(""));
          }
        }
        return archive.written();
      },
      end: () => archive.end(),
    };
  },
});

/** An object an item: its summaries, and what each annotator marked. The items can be imported again. */
const unitLines = (dataset: string): ReleaseFile => ({
  name: `${dataset}.units.jsonl`,
  kind: "gold",
  dataset,
  writer: (view) =>
    textWriter("", (page) =>
      countedUnits(view, page)
        .map((marked) => `${JSON.stringify(lineOf(marked))}\n`)
        .join(""),
    ),
});

function lineOf({ item: { item, dataset, genre, group, split }, content, marked }: MarkedItem): object {
  const texts = summaryTexts(content);
  return {
    id: item,
    dataset,
    ...(genre !== null && { genre }),
    ...(group !== null && { group }),
    ...(split !== undefined && { split }),
    summaries: content.summaries.map(({ heading }, at) => ({ heading, text: texts[at] })),
    pyramids: marked,
  };
}

/** How far annotators agree on units: on each item, and over all. */
const agreementJson = (dataset: string): ReleaseFile => ({
  name: `unit-agreement.${dataset}.json`,
  kind: "agreement",
  dataset,
  writer: (view) => {
    const all: MarkedItem[] = [];
    return {
      start: () => "",
      page: (page) => {
        all.push(...countedUnits(view, page).filter(({ marked }) => marked.length > 1));
        return "";
      },
      end: () => {
        const { items, ...whole } = unitReport(all, plainDrawing);
        const told = items.map(({ at, ...figures }) => ({ item: all[at]?.item.item, ...figures }));
        return `${JSON.stringify({ ...whole, bootstrap: plainDrawing, items: told }, null, 2)}\n`;
      },
    };
  },
});

export const markingForms = [pyramids, unitLines, agreementJson];
