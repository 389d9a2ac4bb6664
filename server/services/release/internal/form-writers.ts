import type { ManifestFile } from "@/server/domain/release/release";
import type { FormWriter, ItemRun, ReleaseFile, ReleaseView } from "@/server/domain/release/release-file";
import { HashedFile } from "./hashed-file";

/** Files that are written while the items pass by. */
export class FormWriters {
  readonly #open: { form: ReleaseFile; writer: FormWriter; file: HashedFile }[];

  /** @throws DomainError `disk_full`, as do the others. */
  constructor(folder: string, forms: readonly ReleaseFile[], view: ReleaseView) {
    this.#open = forms.map((form) => ({
      form,
      writer: form.writer(view),
      file: new HashedFile(folder, form.name),
    }));
    for (const { file, writer } of this.#open) file.write(writer.start());
  }

  page(page: ItemRun): void {
    for (const { form, file, writer } of this.#open) {
      if (form.dataset === null || form.dataset === page.items[0]?.dataset) file.write(writer.page(page));
    }
  }

  /** Ends all files. */
  finish(): ManifestFile[] {
    return this.#open.map(({ form: { name, kind, dataset }, file, writer }) => {
      file.write(writer.end());
      return { name, kind, dataset, ...file.close() };
    });
  }

  /** Gives the files up as they are. */
  abandon(): void {
    for (const { file } of this.#open) file.abandon();
  }
}
