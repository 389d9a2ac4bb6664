/** A text as a file in an encoding. */
export const bytes = (text: string, encoding: "latin1" | "utf16le"): Uint8Array =>
  Buffer.from(text, encoding);

/** The start of an archive with entries of these names. */
export function zipOf(...names: string[]): Uint8Array {
  const entries = names.map((name) => {
    const header = Buffer.alloc(30);
    header.write("PK\u0003\u0004", 0, "latin1");
    header.writeUInt16LE(name.length, 26);
    return Buffer.concat([header, Buffer.from(name, "latin1")]);
  });
  return Buffer.concat(entries);
}
