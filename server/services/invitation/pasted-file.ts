import type { ImportFile } from "@/server/domain/import/item-reader";

/** A text from a form as a file of that name. */
export function pastedFile({ fileName, text }: { fileName: string; text: string }): ImportFile {
  return {
    fileName,
    open: async function* () {
      yield Buffer.from(text);
    },
  };
}
