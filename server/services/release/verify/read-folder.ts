import { ascending } from "@/server/domain/release/ascending";
import { GatherJudgments } from "@/server/domain/release/gather-judgments";
import { simulatedName } from "@/server/domain/rehearsal/simulated-csv";
import type { ReleaseManifest } from "@/server/domain/release/manifest";
import type { ReleasedItem } from "@/server/domain/release/released-item";
import { SettledItems } from "@/server/domain/release/settled-items";
import type { ItemRun } from "@/server/domain/release/release-file";
import { goldLine, judgmentLine, type GoldLine, type JudgmentLine } from "@/server/imports/release-lines";
import type { ReleaseSource } from "../internal/release-source";
import { UnreadableRelease } from "./difference";
import { objectsOf } from "./lines-of";
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

const keyOf = ({ dataset, item }: { dataset: string; item: string }) => JSON.stringify([dataset, item]);

/**
 * Reads a release from its own files: what it says of itself from the manifest, the items from `gold.jsonl` without
 * their values, every judgment from `judgments.jsonl`, and from `protocol.yaml` what the manifest does not say.
 * @throws UnreadableRelease where a line is none of its kind, or speaks of what is not there.
 */
export async function readFolder(folder: string, manifest: ReleaseManifest): Promise<ReleaseSource> {
  const { format: _format, counts: _counts, files: listed, ...facts } = manifest;
  const files = sourceFilesOf(manifest);
  const hasProtocol = listed.some(({ name }) => name === files.protocolFile);
  const { itemsFile } = files;
  const settled = new SettledItems(facts);
  const numbers = new Map<string, number>();
  let hasSplits = false;
  for await (const { line, object } of objectsOf(folder, itemsFile, goldLine)) {
    if (object.dimension !== facts.dimensions[0]?.name) continue;
    if (numbers.has(keyOf(object))) throw unfit(itemsFile, line, "an item once", object.item);
    settled.note(itemOf(object), numbers.size);
    numbers.set(keyOf(object), numbers.size);
    hasSplits ||= typeof object.split === "string";
  }
  const { columns, texts, annotators } = await readJudgments(folder, files, facts.dimensions, numbers);
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
) {
  const gathered = new GatherJudgments();
  const annotatorNumbers = new Map<string, number>();
  for await (const { line, object } of objectsOf(folder, judgmentsFile, judgmentLine)) {
    const item = numbers.get(keyOf(object));
    const dimension = dimensions.findIndex(({ name }) => name === object.dimension);
    if (item === undefined) throw unfit(judgmentsFile, line, `an item of ${itemsFile}`, object.item);
    if (dimension < 0) throw unfit(judgmentsFile, line, "a dimension of the manifest", object.dimension);
    const annotator = annotatorNumbers.get(object.annotator) ?? annotatorNumbers.size;
    annotatorNumbers.set(object.annotator, annotator);
    gathered.add({ item, dimension, annotator, ...judgmentOf(object) });
  }
  const found = [...annotatorNumbers.keys()];
  const annotators = [...found].sort(ascending);
  const rankOf = new Map(annotators.map((name, rank) => [name, rank]));
  const ranks = Uint32Array.from(found, (name) => rankOf.get(name) ?? 0);
  return { annotators, columns: gathered.columns(numbers.size, ranks), texts: gathered.texts() };
}

function judgmentOf({ value, seconds, hit, gold, counted, reason, submitted_at, ...line }: JudgmentLine) {
  return {
    value: value === "NA" ? null : value,
    seconds,
    hit: hit ?? 0,
    gold,
    uncounted: counted ? null : reason,
    submittedAt: Date.parse(submitted_at),
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
  for await (const { object } of objectsOf(folder, itemsFile, goldLine)) {
    if (object.dimension !== dimensions[0]?.name) continue;
    const [earlier] = page.items;
    if (page.items.length >= itemsPerPage || (earlier !== undefined && earlier.dataset !== object.dataset)) {
      yield page;
      page = { first: page.first + page.items.length, items: [] };
    }
    page.items.push(itemOf(object));
  }
  if (page.items.length > 0) yield page;
}

function unfit(file: string, line: number, expected: string, found: string): UnreadableRelease {
  return new UnreadableRelease({ file, line, expected, found });
}
