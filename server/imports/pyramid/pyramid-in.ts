import type { ContentUnit, Pyramid } from "@/server/domain/pyramid/pyramid";
import type { TableFault } from "../ratings-table/table-fault";
import { checkContents, placeOf, requiredAttribute } from "./checked-element";
import { contributorIn } from "./contributor-in";
import { pyramidFault } from "./pyramid-fault";
import type { XmlElement } from "./xml-element";

/** What a document says, as far as it can be read, and everything that is wrong with it. */
export function pyramidIn(root: XmlElement): { pyramid: Pyramid; faults: TableFault[] } {
  const faults: TableFault[] = [];
  const empty = { text: "", headerPattern: null, units: [] };
  if (root.name !== "pyramid") {
    return { pyramid: empty, faults: [pyramidFault("other_root", placeOf(root), { name: root.name })] };
  }
  checkContents(root, ["startDocumentRegEx", "text", "scu"], faults);
  const text = textIn(root, faults);
  const headerPattern = onlyChild(root, "startDocumentRegEx", faults)?.text ?? null;
  const units = named(root, "scu").map((unit) => unitIn(unit, text, faults));
  checkIds(named(root, "scu"), faults);
  return { pyramid: { text, headerPattern, units }, faults };
}

function textIn(root: XmlElement, faults: TableFault[]): string {
  const text = onlyChild(root, "text", faults);
  if (text === undefined) {
    faults.push(pyramidFault("no_text", placeOf(root), {}));
    return "";
  }
  checkContents(text, ["line"], faults);
  for (const line of text.children) checkContents(line, [], faults, true);
  return text.children.map((line) => line.text).join("\n");
}

function unitIn(unit: XmlElement, text: string, faults: TableFault[]): ContentUnit {
  checkContents(unit, ["contributor"], faults);
  const id = requiredAttribute(unit, "uid", 'uid="1"', faults);
  const label = requiredAttribute(unit, "label", 'label="The bridge replaced a ferry"', faults);
  const contributors = named(unit, "contributor").map((one) => contributorIn(one, text, faults));
  if (contributors.length === 0) faults.push(pyramidFault("no_contributor", placeOf(unit), { id }));
  const comment = unit.attributes.get("comment") ?? null;
  return { id, label, comment, weight: contributors.length, contributors };
}

function checkIds(units: readonly XmlElement[], faults: TableFault[]): void {
  const lines = new Map<string, number>();
  for (const unit of units) {
    const id = unit.attributes.get("uid");
    if (id === undefined) continue;
    const line = lines.get(id);
    if (line === undefined) lines.set(id, unit.line);
    else faults.push(pyramidFault("unit_twice", placeOf(unit), { id, line }));
  }
}

function onlyChild(root: XmlElement, name: string, faults: TableFault[]): XmlElement | undefined {
  const [first, second] = named(root, name);
  if (second !== undefined) faults.push(pyramidFault("element_twice", placeOf(second), { name }));
  return first;
}

function named({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}
