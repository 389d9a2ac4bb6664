import { InvalidArgumentError, type Command } from "commander";
import { linkedPairs, type LinkedPair } from "@/server/stats/sampling/linked-pairs";
import { wholeNumberFrom } from "../ratings/number-option";
import { tableFile } from "../ratings/table-file";
import { writeLines } from "../write-lines";
import { readLinkedRecords, type LinkedRecord } from "./linked-records";

interface RecordPairsOptions {
  links: string;
  distance1: number;
  distance2: number;
  from?: string;
  steps: number;
  seed: number;
}

const help = `
Each line of the file is a record as JSON: an id, a list of the ids of similar records, and what else a record has for typed rating,
such as {"id": "9", "similar": ["12", "31"], "fields": {"title": "A bridge"}, "image": "9.jpg"}. A link counts in both directions.

Pairs at distance 1 are linked. Pairs at distance 2 share a neighbour and are not linked. Each pair is equally likely, and none comes
twice. With --from, only records that the walk reaches make pairs, and those it begins at make none.

The pairs are JSON lines on standard output that a project of typed rating imports, with "distance 1" or "distance 2" as genre.

Examples:
  touchstone record-pairs records.jsonl --distance-1 892 --distance-2 445 > pairs.jsonl
  touchstone record-pairs records.jsonl --from 9,12 --steps 5 --distance-1 50 --distance-2 25 --seed 7`;

/** `record-pairs`: pairs of records that are linked, or share a neighbour. */
export function addRecordPairs(program: Command): void {
  const count = wholeNumberFrom(0, 1_000_000);
  program
    .command("record-pairs")
    .argument("<file>", "records as JSON lines; - is standard input")
    .description("draw pairs of records at distance 1 and 2 of their links")
    .option("--links <name>", "name of the list of similar records", "similar")
    .requiredOption("--distance-1 <number>", "pairs of linked records", count)
    .requiredOption("--distance-2 <number>", "pairs of records that share a neighbour", count)
    .option("--from <ids>", "records at which the walk begins, with commas between (default: all records)")
    .option("--steps <number>", "with --from: links that the walk goes", wholeNumberFrom(1, 100), 5)
    .option("--seed <number>", "seed of what is drawn", wholeNumberFrom(0, 999_999_999), 1)
    .addHelpText("after", help)
    .action(writePairs);
}

async function writePairs(path: string, { links, from, ...options }: RecordPairsOptions): Promise<void> {
  const records = await readLinkedRecords(tableFile(path), links);
  const placeOf = new Map(records.map(({ id }, at) => [id, at]));
  const begin = from?.split(",").map((id) => id.trim()) ?? null;
  const unknown = begin?.filter((id) => !placeOf.has(id)) ?? [];
  if (unknown.length > 0) throw new InvalidArgumentError(`No record has the id ${unknown.join(", ")}.`);
  const places = (ids: readonly string[]) => ids.flatMap((id) => placeOf.get(id) ?? []);
  const { one, two, found, reached } = linkedPairs(
    records.map((record) => places(record.links)),
    {
      counts: { one: options.distance1, two: options.distance2 },
      from: begin === null ? null : places(begin),
      steps: options.steps,
      seed: options.seed,
    },
  );
  const lineOf = (distance: 1 | 2) => (pair: LinkedPair) =>
    `${JSON.stringify(pairOf(records, pair, distance))}\n`;
  await writeLines(one, lineOf(1));
  await writeLines(two, lineOf(2));
  const outside = records.reduce((sum, record) => sum + record.links.length - places(record.links).length, 0);
  console.error(
    [
      `${reached} of ${records.length} records.`,
      `Distance 1: ${one.length} of ${found.one} pairs. Distance 2: ${two.length} of ${found.two} pairs.`,
      ...(outside === 0 ? [] : [`${outside} links lead to records that are not in the file.`]),
    ].join(" "),
  );
}

function pairOf(records: readonly LinkedRecord[], [a, b]: LinkedPair, distance: 1 | 2) {
  const [one, other] = [records[a], records[b]];
  if (one === undefined || other === undefined) throw new RangeError(`There is no record ${a} or ${b}.`);
  return { id: `${one.id}-${other.id}`, genre: `distance ${distance}`, a: one.record, b: other.record };
}
