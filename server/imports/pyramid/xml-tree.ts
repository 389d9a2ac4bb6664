import { SaxesParser } from "saxes";
import { FaultyTable, type TableFault } from "../ratings-table/table-fault";
import { isPlainDocumentType } from "./document-type";
import { pyramidFault } from "./pyramid-fault";
import type { XmlElement } from "./xml-element";

const looseAmpersand = /&(?!#?[\w:.-]+;)/;

const readEncodings = /^(utf-8|utf-16|us-ascii)$/i;

/**
 * Gathers the elements of an XML document while it arrives. Entities other than the five of XML are unknown, whatever the
 * document declares.
 */
export class XmlTree {
  readonly #parser = new SaxesParser();
  readonly #fileName: string;
  readonly #open: XmlElement[] = [];
  #root: XmlElement | null = null;
  #tagStart = { line: 1, column: 1 };
  #ampersand: { line: number; column: number } | null = null;

  constructor(fileName: string) {
    this.#fileName = fileName;
    const parser = this.#parser;
    parser.on("error", (error) => this.#refuse(this.#brokenXml(error)));
    parser.on("xmldecl", ({ encoding }) => this.#checkEncoding(encoding));
    parser.on("doctype", (text) => this.#checkDocumentType(text));
    parser.on("opentagstart", ({ name }) => {
      this.#tagStart = { line: parser.line, column: Math.max(1, parser.column - name.length - 1) };
    });
    parser.on("opentag", ({ name, attributes }) => this.#enter(name, attributes));
    parser.on("closetag", () => void this.#open.pop());
    parser.on("text", (text) => this.#take(text));
    parser.on("cdata", (text) => this.#take(text));
  }

  /**
   * Takes one line with its line end.
   * @throws FaultyTable with line and column where the document is broken or does what no pyramid needs.
   */
  push(text: string): void {
    this.#ampersand ??= this.#looseAmpersand(text);
    this.#parser.write(text);
  }

  /**
   * The outermost element.
   * @throws FaultyTable where the document ends too early.
   */
  finish(): XmlElement {
    this.#parser.close();
    if (this.#root === null) throw new RangeError("XML without an element has an error");
    return this.#root;
  }

  #enter(name: string, attributes: Record<string, string>): void {
    const element: XmlElement = {
      ...{ name, attributes: new Map(Object.entries(attributes)), children: [], text: "" },
      ...this.#tagStart,
    };
    this.#root ??= element;
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  #take(text: string): void {
    const element = this.#open.at(-1);
    if (element !== undefined) element.text += text;
  }

  #checkEncoding(encoding: string | undefined): void {
    if (encoding === undefined || readEncodings.test(encoding)) return;
    this.#refuse(pyramidFault("other_encoding", { line: 1, column: null, found: null }, { encoding }));
  }

  #checkDocumentType(text: string): void {
    if (isPlainDocumentType(text)) return;
    const line = this.#parser.line - (text.match(/\n/g)?.length ?? 0);
    const found = `<!DOCTYPE${text}`.replaceAll(/\s+/g, " ");
    this.#refuse(pyramidFault("document_type", { line, column: null, found }, {}));
  }

  #brokenXml({ message }: Error): TableFault {
    const ampersand = this.#ampersand;
    const { line, column } = ampersand ?? this.#parser;
    // The parser puts the place in front and a full stop behind. What it says of an ampersand comes much later: it takes
    // all up to the next semicolon for a name.
    const problem = ampersand === null ? message.replace(/^[\d:]+ |\.$/g, "") : "& without a name and ;";
    return pyramidFault("broken_xml", { line, column: Math.max(1, column), found: null }, { problem });
  }

  #looseAmpersand(text: string): { line: number; column: number } | null {
    const outside = text.replaceAll(/<!\[CDATA\[.*?\]\]>/g, (data) => " ".repeat(data.length));
    const at = outside.search(looseAmpersand);
    return at === -1 ? null : { line: this.#parser.line, column: at + 1 };
  }

  #refuse(fault: TableFault): never {
    throw new FaultyTable(this.#fileName, [fault]);
  }
}
