import { excerpt } from "../excerpt";
import type { FaultPlace, TableFault } from "../ratings-table/table-fault";

/** What the sentence for each reason has to name. */
interface PyramidFaultParams {
  not_a_pyramid: Record<string, never>;
  too_large: { limit: number };
  too_many_contributors: { n: number; limit: number };
  not_utf8: { byte: number };
  other_encoding: { encoding: string };
  document_type: Record<string, never>;
  broken_xml: { problem: string };
  other_root: { name: string };
  unexpected_element: { name: string; parent: string };
  unexpected_text: { name: string };
  no_text: Record<string, never>;
  element_twice: { name: string };
  attribute_missing: { name: string; element: string; example: string };
  no_contributor: { id: string };
  no_part: Record<string, never>;
  unit_twice: { id: string; line: number };
  not_an_offset: { name: string };
  part_outside: { start: number; end: number; length: number };
  part_differs: { start: number; end: number; text: string };
}
type PyramidFaultReason = keyof PyramidFaultParams;

const sentences: Record<PyramidFaultReason, string> = {
  not_a_pyramid: "This is not a pyramid. Choose a .pyr file that DUCView saved.",
  too_large: "A pyramid has at most {limit} MB. Split the file into one pyramid for each topic.",
  too_many_contributors:
    "The pyramid has {n} contributors, and at most {limit} can be paired. Split it into one pyramid for each topic.",
  not_utf8: "Byte {byte} is not UTF-8. Save the file as UTF-8, such as with iconv -f windows-1252 -t utf-8.",
  other_encoding: 'The file says it is {encoding}. Save it as UTF-8, with <?xml version="1.0"?> in line 1.',
  document_type:
    "A DOCTYPE can only declare elements and attributes, as DUCView writes it. Remove this one, or its entities, addresses and quotes.",
  broken_xml:
    "The XML is broken here: {problem}. Close every tag, such as </scu>, and write &amp; for & and &lt; for <.",
  other_root: "The file contains <{name}>, not <pyramid>. Choose a .pyr file that DUCView saved.",
  unexpected_element: "<{parent}> cannot contain <{name}>. Remove it.",
  unexpected_text: "<{name}> contains text outside of its elements. Remove the text.",
  no_text: "The pyramid has no summaries. Add <text> with a <line> for each line.",
  element_twice: "<{name}> is here for the second time. Keep one of the two.",
  attribute_missing: "<{element}> has no {name}. Add it, such as {example}.",
  no_contributor: "Unit {id} has no contributor. Add one with its parts, or remove the unit.",
  no_part: 'This contributor has no part. Add one, such as <part label="in May" start="0" end="6"/>.',
  unit_twice: "Unit {id} is also in line {line}. Give each unit its own uid.",
  not_an_offset: "{name} is not a whole number. Count characters from 0, such as 28.",
  part_outside:
    "{start} to {end} is no stretch of the text, which has {length} characters. Count from 0; the end comes after the last character.",
  part_differs: 'The text from {start} to {end} is "{text}". Correct the offsets or the label.',
};

/** One thing that is wrong with a pyramid, with the sentence that says what to do. */
export function pyramidFault<R extends PyramidFaultReason>(
  reason: R,
  place: FaultPlace,
  params: PyramidFaultParams[R],
): TableFault {
  const values = new Map<string, unknown>(Object.entries(params));
  const sentence = sentences[reason].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    excerpt(String(values.get(name))),
  );
  return { ...place, found: place.found === null ? null : excerpt(place.found), sentence };
}
