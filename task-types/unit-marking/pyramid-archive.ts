import { strToU8, Zip, ZipDeflate } from "fflate";

/** The earliest time that a ZIP archive can tell, so that the same files give the same bytes. */
const noTime = new Date(1980, 0, 1);

/** A ZIP archive that is written while its files come. */
export function pyramidArchive() {
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error !== null) throw error;
    pieces.push(piece);
  });
  const written = (): Uint8Array => {
    const found = Buffer.concat(pieces);
    pieces = [];
    return found;
  };
  return {
    add: (name: string, text: string): void => {
      const file = new ZipDeflate(name, { level: 6 });
      file.mtime = noTime;
      zip.add(file);
      file.push(strToU8(text), true);
    },
    /** What has been written since this was asked last. */
    written,
    /** The rest of it, with the list of its files. */
    end: (): Uint8Array => {
      zip.end();
      return written();
    },
  };
}
