import { ascending } from "@/server/domain/release/ascending";
import { GatherJudgments, type GatheredJudgment } from "@/server/domain/release/gather-judgments";
import { simulatedName } from "@/server/domain/rehearsal/simulated-csv";
import type { ReleaseManifest } from "@/server/domain/release/manifest";
import type { ReleasedItem } from "@/server/domain/release/released-item";
import { SettledItems } from "@/server/domain/release/settled-items";
import type { ItemRun } from "@/server/domain/release/release-file";
import { goldLineKind, judgmentLineKind } from "@/server/imports/plain-release-lines";
import type { GoldLine, JudgmentLine } from "@/server/imports/release-lines";
import type { ReleaseSource } from "../internal/release-source";
import { UnreadableRelease } from "./difference";
import { eachObject, objectsOf } from "./lines-of";
import { readReleasedProtocol } from "./read-released-protocol";

/** The files that hold all that the others are made of. */
const sourceFilesOf = ({ simulated }: Pick<ReleaseManifest, "simulated">) => {
  const named = (name: string) => (simulated === true ? simulatedName(name) : name);
  return {
    itemsFile: named("gold.jsonl"),
    judgmentsFile: named("judgments.jsonl"),
    protocolFile: named("protocol.yaml"),
  };
};
type SourceFiles = ReturnType<typeof sourceFilesOf>;
const itemsPerPage = 1_000;
const mostExpected = 50_000_000;

const keyOf = ({ dataset, item }: { dataset: string; item: string }) => JSON.stringify([dataset, item]);

/**
 * Reads a release from its own files: what it says of itself from the manifest, the items from `gold.jsonl` without
 * their values, every judgment from `judgments.jsonl`, and from `protocol.yaml` what the manifest does not say.
 * @throws UnreadableRelease where a line is none of its kind, or speaks of what is not there.
 */
export async function readFolder(folder: string, manifest: ReleaseManifest): Promise<ReleaseSource> {
  const { format: _format, counts, files: listed, ...facts } = manifest;
  const files = sourceFilesOf(manifest);
  const hasProtocol = listed.some(({ name }) => name === files.protocolFile);
  const { itemsFile } = files;
  const settled = new SettledItems(facts);
  const numbers = new Map<string, number>();
  let hasSplits = false;
  await eachObject(folder, itemsFile, goldLineKind, (object, line) => {
    if (object.dimension !== facts.dimensions[0]?.name) return;
    const key = keyOf(object);
    if (numbers.has(key)) throw unfit(itemsFile, line, "an item once", object.item);
    settled.note(itemOf(object), numbers.size);
    numbers.set(key, numbers.size);
    hasSplits ||= typeof object.split === "string";
  });
  const { columns, texts, annotators } = await readJudgments(
    folder,
    files,
    facts.dimensions,
    numbers,
    counts.judgments,
  );
  return {
    facts,
    protocol: hasProtocol ? await readReleasedProtocol(folder, files.protocolFile, facts) : null,
    annotators,
    columns,
    texts,
    hasSplits,
    settled: settled.byDimension,
    pages: () => pagesOf(folder, itemsFile, facts.dimensions),
  };
}

async function readJudgments(
  folder: string,
  { itemsFile, judgmentsFile }: SourceFiles,
  dimensions: readonly { name: string }[],
  numbers: ReadonlyMap<string, number>,
  expected: number,
) {
  // A manifest that says too much of itself takes no more than what there is.
  const gathered = new GatherJudgments(Math.min(expected, mostExpected));
  const annotatorNumbers = new Map<string, number>();
  const dimensionNames = dimensions.map(({ name }) => name);
  const itemNumber = numberOfItem(numbers);
  await eachObject(folder, judgmentsFile, judgmentLineKind, (object, line) => {
    const item = itemNumber(object);
    const dimension = dimensionNames.indexOf(object.dimension);
    if (item === undefined) throw unfit(judgmentsFile, line, `an item of ${itemsFile}`, object.item);
    if (dimension < 0) throw unfit(judgmentsFile, line, "a dimension of the manifest", object.dimension);
    let annotator = annotatorNumbers.get(object.annotator);
    if (annotator === undefined) annotatorNumbers.set(object.annotator, (annotator = annotatorNumbers.size));
    gathered.add(judgmentOf(object, { item, dimension, annotator }));
  });
  const found = [...annotatorNumbers.keys()];
  const annotators = [...found].sort(ascending);
  const rankOf = new Map(annotators.map((name, rank) => [name, rank]));
  const ranks = Uint32Array.from(found, (name) => rankOf.get(name) ?? 0);
  return { annotators, columns: gathered.columns(numbers.size, ranks), texts: gathered.texts() };
}

/** Finds the number of the item of a line; judgments of one item mostly follow each other. */
function numberOfItem(numbers: ReadonlyMap<string, number>) {
  let last: { dataset: string; item: string; number: number | undefined } | undefined;
  return ({ dataset, item }: { dataset: string; item: string }): number | undefined => {
    if (last?.item !== item || last.dataset !== dataset) {
      last = { dataset, item, number: numbers.get(keyOf({ dataset, item })) };
    }
    return last.number;
  };
}

type Places = Pick<GatheredJudgment, "item" | "dimension" | "annotator">;

function judgmentOf(line: JudgmentLine, { item, dimension, annotator }: Places): GatheredJudgment {
  return {
    item,
    dimension,
    annotator,
    value: line.value === "NA" ? null : line.value,
    seconds: line.seconds,
    hit: line.hit ?? 0,
    gold: line.gold,
    uncounted: line.counted ? null : line.reason,
    submittedAt: Date.parse(line.submitted_at),
    confidence: line.confidence ?? null,
    corrected: line.corrected ?? false,
    swapped: line.swapped ?? null,
    language: line.language ?? null,
    answer: line.answer ?? null,
    order: line.order === undefined || line.order === null ? null : JSON.stringify(line.order),
  };
}

function itemOf({ text_a: textA, text_b: textB, split = null, ...line }: GoldLine): ReleasedItem {
  const { dataset, item, genre, group, content = null } = line;
  return { dataset, item, genre, group, textA, textB, content, ...(split !== null && { split }) };
}

/** The items again, page by page; a page ends where a dataset does. */
async function* pagesOf(
  folder: string,
  itemsFile: string,
  dimensions: readonly { name: string }[],
): AsyncGenerator<ItemRun> {
  let page: { first: number; items: ReleasedItem[] } = { first: 0, items: [] };
  for await (const objects of objectsOf(folder, itemsFile, goldLineKind)) {
    for (const { object } of objects) {
      if (object.dimension !== dimensions[0]?.name) continue;
      const [earlier] = page.items;
      if (
        page.items.length >= itemsPerPage ||
        (earlier !== undefined && earlier.dataset !== object.dataset)
      ) {
        yield page;
        page = { first: page.first + page.items.length, items: [] };
      }
      page.items.push(itemOf(object));
    }
  }
  if (page.items.length > 0) yield page;
}

function unfit(file: string, line: number, expected: string, found: string): UnreadableRelease {
  return new UnreadableRelease({ file, line, expected, found });
}
