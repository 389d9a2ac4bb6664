import type { Pyramid } from "@/server/domain/pyramid/pyramid";
import { decodeLines, endsReading, type Line } from "../decode-lines";
import { describeError } from "../describe-error";
import { FaultyTable, type TableFault } from "../ratings-table/table-fault";
import type { TableFile } from "../ratings-table/table-form";
import { pyramidFault } from "./pyramid-fault";
import { pyramidIn } from "./pyramid-in";
import { XmlTree } from "./xml-tree";

/** The largest pyramid that is read, in MB of UTF-8; those of the Document Understanding Conferences have 0.2. */
const megabyteLimit = 4;

/** The most contributors, since each is paired with each; those of the conferences have about 200. */
const contributorLimit = 5_000;

/** After so many faults the rest is left out: they are likely all of one kind. */
const faultLimit = 50;

/**
 * Reads a pyramid that DUCView saved (.pyr).
 * @throws FaultyTable with what is wrong by line and column: broken XML, a DOCTYPE with entities or addresses, text that is
 *   not UTF-8, more than 4 MB, and parts that lie outside of the text or whose label is not the text at their offsets.
 */
export async function readPyramid(file: TableFile): Promise<Pyramid> {
  const tree = new XmlTree(file.name);
  let bytes = 0;
  for await (const line of decodeLines(file.open(), "pairs")) {
    bytes += Buffer.byteLength(line.text) + 1;
    const fault = faultOf(line, bytes, file.name);
    if (fault !== null) throw new FaultyTable(file.name, [fault]);
    tree.push(line.end === "" ? line.text : `${line.text}\n`);
  }
  if (bytes === 0) throw new FaultyTable(file.name, [notAPyramid(1)]);
  const { pyramid, faults } = pyramidIn(tree.finish());
  const n = pyramid.units.reduce((sum, { weight }) => sum + weight, 0);
  if (n > contributorLimit) {
    const place = { line: 1, column: null, found: null };
    faults.push(pyramidFault("too_many_contributors", place, { n, limit: contributorLimit }));
  }
  if (faults.length > 0) throw new FaultyTable(file.name, faults.slice(0, faultLimit));
  return pyramid;
}

function faultOf({ line, text, error }: Line, bytes: number, fileName: string): TableFault | null {
  const place = { line, column: null, found: null };
  if (bytes > megabyteLimit * 1_000_000) return pyramidFault("too_large", place, { limit: megabyteLimit });
  if (error === null) return line === 1 && /^\s*[^<\s]/.test(text) ? notAPyramid(line) : null;
  if (error.reason === "invalid_utf8") return pyramidFault("not_utf8", { ...place, ...error }, error.params);
  return endsReading({ error })
    ? notAPyramid(line)
    : { ...place, found: error.found, sentence: describeError(error, fileName) };
}

function notAPyramid(line: number): TableFault {
  return pyramidFault("not_a_pyramid", { line, column: null, found: null }, {});
}
