import type { ContentUnit, Pyramid, PyramidContributor, PyramidPart } from "@/server/domain/pyramid/pyramid";

/** What DUCView writes in front of every pyramid. */
const head = `<?xml version="1.0"?>
<!DOCTYPE pyramid [
 <!ELEMENT pyramid (startDocumentRegEx?,text,scu*)>
 <!ELEMENT startDocumentRegEx (#PCDATA)>
 <!ELEMENT text (line*)>
 <!ELEMENT line (#PCDATA)>
 <!ELEMENT scu (contributor)+>
 <!ATTLIST scu uid CDATA #REQUIRED
               label CDATA #REQUIRED
               comment CDATA #IMPLIED>
 <!ELEMENT contributor (part)+>
 <!ATTLIST contributor label CDATA #REQUIRED
                       comment CDATA #IMPLIED>
 <!ELEMENT part EMPTY>
 <!ATTLIST part label CDATA #REQUIRED
                start CDATA #REQUIRED
                end   CDATA #REQUIRED>

]>

`;

/** A pyramid as DUCView writes it (.pyr), a line at a time; read again it is the same pyramid. */
export function* pyramidFile({ text, headerPattern, units }: Pyramid): Generator<string> {
  yield `${head}<pyramid>\n`;
  if (headerPattern !== null)
    yield `<startDocumentRegEx>${inCharacterData(headerPattern)}</startDocumentRegEx>\n`;
  yield " <text>\n";
  for (const line of text.split("\n")) yield `  <line>${escaped(line)}</line>\n`;
  yield " </text>\n";
  for (const unit of units) yield* unitLines(unit);
  yield "</pyramid>\n";
}

function* unitLines({ id, label, comment, contributors }: ContentUnit): Generator<string> {
  yield ` <scu${attributes({ uid: id, label, comment })}>\n`;
  for (const contributor of contributors) yield* contributorLines(contributor);
  yield " </scu>\n";
}

function* contributorLines({ label, comment, parts }: PyramidContributor): Generator<string> {
  yield `  <contributor${attributes({ label, comment })}>\n`;
  for (const part of parts) yield `   <part${partAttributes(part)}/>\n`;
  yield "  </contributor>\n";
}

function partAttributes({ text, start, end }: PyramidPart): string {
  return attributes({ label: text, start: String(start), end: String(end) });
}

function attributes(values: Record<string, string | null>): string {
  const written = Object.entries(values).flatMap(([name, value]) =>
    value === null ? [] : [` ${name}="${escaped(value).replaceAll(/[\t\n]/g, reference)}"`],
  );
  return written.join("");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
    .replaceAll("\r", reference);
}

function reference(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** CDATA, except that what would end it, or be read as a line feed, is written between two of them. */
function inCharacterData(text: string): string {
  const inside = text.replaceAll("]]>", "]]]]><![CDATA[>").replaceAll("\r", "]]>&#13;<![CDATA[");
  return `<![CDATA[${inside}]]>`;
}
