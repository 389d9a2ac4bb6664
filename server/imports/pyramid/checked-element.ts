import type { FaultPlace, TableFault } from "../ratings-table/table-fault";
import { pyramidFault } from "./pyramid-fault";
import type { XmlElement } from "./xml-element";

/** Where an element begins. */
export function placeOf({ line, column }: XmlElement, found: string | null = null): FaultPlace {
  return { line, column, found };
}

/** Adds a fault for each element in it that does not belong there, and for text between its elements. */
export function checkContents(
  element: XmlElement,
  expected: readonly string[],
  faults: TableFault[],
  isText = false,
): void {
  for (const child of element.children) {
    if (expected.includes(child.name)) continue;
    const names = { name: child.name, parent: element.name };
    faults.push(pyramidFault("unexpected_element", placeOf(child), names));
  }
  const stray = element.text.trim();
  if (isText || stray === "") return;
  faults.push(pyramidFault("unexpected_text", placeOf(element, stray), { name: element.name }));
}

/** An attribute; where it is missing, nothing, and a fault that shows the example. */
export function requiredAttribute(
  element: XmlElement,
  name: string,
  example: string,
  faults: TableFault[],
): string {
  const value = element.attributes.get(name);
  if (value === undefined) {
    const names = { name, element: element.name, example };
    faults.push(pyramidFault("attribute_missing", placeOf(element), names));
  }
  return value ?? "";
}
