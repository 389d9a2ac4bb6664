import type { ManifestFile } from "@/server/domain/release/release";
import type {
  FormWriter,
  ItemRun,
  Piece,
  ReleaseFile,
  ReleaseView,
} from "@/server/domain/release/release-file";
import type { BegunTable } from "./describe-tables";
import { HashedFile } from "./hashed-file";

interface OpenForm {
  form: ReleaseFile;
  writer: FormWriter;
  file: HashedFile;
  /** Of a table under a header. */
  begun: BegunTable | null;
}

/** Files that are written while the items pass by. */
export class FormWriters {
  readonly #open: OpenForm[];

  /** @throws DomainError `disk_full`, as do the others. */
  constructor(folder: string | null, forms: readonly ReleaseFile[], view: ReleaseView) {
    this.#open = forms.map((form) => ({
      form,
      writer: form.writer(view),
      file: new HashedFile(folder, form.name),
      begun: form.table === undefined ? null : { name: form.name, table: form.table, text: "" },
    }));
    for (const open of this.#open) put(open, open.writer.start());
  }

  /** Those under a header, with their header as soon as it is written. */
  get tables(): BegunTable[] {
    return this.#open.flatMap(({ begun }) => begun ?? []);
  }

  page(page: ItemRun): void {
    for (const open of this.#open) {
      const { dataset } = open.form;
      if (dataset !== null && dataset !== page.items[0]?.dataset) continue;
      for (const run of runsOf(page, open.writer.itemsAtOnce)) put(open, open.writer.page(run));
    }
  }

  /** Ends all files. */
  finish(): ManifestFile[] {
    return this.#open.map((open) => {
      put(open, open.writer.end());
      const { name, kind, dataset } = open.form;
      return { name, kind, dataset, ...open.file.close() };
    });
  }

  /** Gives the files up as they are. */
  abandon(): void {
    for (const { file } of this.#open) file.abandon();
  }
}

function runsOf({ first, items }: ItemRun, length = items.length): ItemRun[] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, run) => {
    const from = run * length;
    return { first: first + from, items: items.slice(from, from + length) };
  });
}

function put({ file, begun }: OpenForm, piece: Piece): void {
  if (begun !== null && typeof piece === "string" && !begun.text.includes("\n")) {
    begun.text += piece.slice(0, piece.indexOf("\n") + 1 || undefined);
  }
  file.write(piece);
}
