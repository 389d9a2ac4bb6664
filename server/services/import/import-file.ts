import type { ByteSource } from "@/server/imports/source";

/** A file to import, wherever its bytes lie; it may be read more than once. */
export interface ImportFile {
  fileName: string;
  open: () => ByteSource;
}
