/** An element of an XML document, with what stands in it. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** The text directly in it, entities and CDATA resolved. */
  text: string;
  /** Where its tag begins; both count from 1. */
  line: number;
  column: number;
}
