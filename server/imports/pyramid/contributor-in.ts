import type { PyramidContributor, PyramidPart } from "@/server/domain/pyramid/pyramid";
import type { TableFault } from "../ratings-table/table-fault";
import { checkContents, placeOf, requiredAttribute } from "./checked-element";
import { pyramidFault } from "./pyramid-fault";
import type { XmlElement } from "./xml-element";

/** A contributor with the stretches of the text that it consists of; what is wrong goes to `faults`. */
export function contributorIn(element: XmlElement, text: string, faults: TableFault[]): PyramidContributor {
  checkContents(element, ["part"], faults);
  const label = requiredAttribute(element, "label", 'label="in May 1931"', faults);
  const parts = element.children.filter(({ name }) => name === "part");
  if (parts.length === 0) faults.push(pyramidFault("no_part", placeOf(element), {}));
  const comment = element.attributes.get("comment") ?? null;
  return { label, comment, parts: parts.map((part) => partIn(part, text, faults)) };
}

function partIn(element: XmlElement, text: string, faults: TableFault[]): PyramidPart {
  checkContents(element, [], faults);
  const label = requiredAttribute(element, "label", 'label="in May"', faults);
  const start = offsetIn(element, "start", faults);
  const end = offsetIn(element, "end", faults);
  if (start === null || end === null) return { start: 0, end: 0, text: "" };
  const part = { start, end, text: text.slice(start, end) };
  const isInside = start < end && end <= text.length;
  if (!isInside) {
    const offsets = { start, end, length: text.length };
    faults.push(pyramidFault("part_outside", placeOf(element, label), offsets));
  } else if (element.attributes.has("label") && inAttribute(label) !== inAttribute(part.text)) {
    const there = { start, end, text: inAttribute(part.text) };
    faults.push(pyramidFault("part_differs", placeOf(element, label), there));
  }
  return part;
}

function offsetIn(element: XmlElement, name: "start" | "end", faults: TableFault[]): number | null {
  const written = requiredAttribute(element, name, `${name}="28"`, faults);
  if (/^\d{1,15}$/.test(written)) return Number(written);
  if (written !== "" || element.attributes.has(name))
    faults.push(pyramidFault("not_an_offset", placeOf(element, written), { name }));
  return null;
}

/** XML turns a line break that is written in an attribute into a space. */
function inAttribute(text: string): string {
  return text.replaceAll(/[\t\r\n]/g, " ");
}
