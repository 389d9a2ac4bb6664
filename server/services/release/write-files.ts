import { setImmediate as nextTurn } from "node:timers/promises";
import type { JobProgress } from "@/server/domain/job/job";
import { releaseFormat, releaseManifest, type ReleaseManifest } from "@/server/domain/release/manifest";
import { methodText } from "@/server/domain/release/method-text";
import type { ReleasedFile } from "@/server/domain/release/release";
import { checksums } from "@/server/exports/checksums";
import type { FormWriter, ItemPage, ReleaseForm, ReleaseView } from "@/server/exports/release-form";
import { releaseForms } from "@/server/exports/release-forms";
import { croissantFile, reportFiles, type WrittenText } from "@/server/exports/report-files";
import { HashedFile } from "./hashed-file";
import { releaseFigures, type ReleaseFigures } from "./release-figures";
import type { ReleaseSource } from "./release-source";

export interface WrittenRelease {
  manifest: ReleaseManifest;
  figures: ReleaseFigures;
  /** Every file, the manifest and the checksums among them. */
  files: ReleasedFile[];
}

/**
 * Writes all files of a release into an empty folder.
 * @throws DomainError `disk_full`; what the signal was aborted with.
 */
export async function writeFiles(
  source: ReleaseSource,
  folder: string,
  { onProgress, signal }: { onProgress: (progress: JobProgress) => void; signal: AbortSignal },
): Promise<WrittenRelease> {
  const { facts, annotators, columns } = source;
  const figures = await releaseFigures(source, async (done, total) => {
    onProgress({ stage: "values", done, total });
    await nextTurn();
    signal.throwIfAborted();
  });
  const view: ReleaseView = {
    method: methodText(facts.aggregation),
    dimensions: facts.dimensions.map(({ name }) => name),
    annotators,
    columns,
    gold: figures.gold,
  };
  const forms = releaseForms(
    facts.project.taskType,
    facts.datasets.map(({ name }) => name),
  );
  const writers = new FormWriters(folder, forms, view);
  const files = await writers.write(source.pages(), async (done) => {
    onProgress({ stage: "judgments", done, total: figures.counts.items });
    await nextTurn();
    signal.throwIfAborted();
  });
  onProgress({ stage: "report", done: 0, total: 1 });
  const put = (text: WrittenText) => files.push(writeText(folder, text));
  for (const text of reportFiles(facts, figures)) put(text);
  put(croissantFile(facts, figures.counts, files));
  // The contract puts what a manifest says in its own order, whoever put it together.
  const manifest = releaseManifest.parse({
    format: releaseFormat,
    ...facts,
    counts: figures.counts,
    files,
  });
  put({ name: "manifest.json", kind: "manifest", text: `${JSON.stringify(manifest, null, 2)}\n` });
  put({ name: "SHA256SUMS", kind: "manifest", text: checksums(files) });
  onProgress({ stage: "report", done: 1, total: 1 });
  return { manifest, figures, files };
}

function writeText(folder: string, { name, kind, text }: WrittenText): ReleasedFile {
  const file = new HashedFile(folder, name);
  file.write(text);
  return { name, kind, dataset: null, ...file.close() };
}

/** The files that are written while the items pass by. */
class FormWriters {
  readonly #open: { form: ReleaseForm; writer: FormWriter; file: HashedFile }[];

  constructor(folder: string, forms: readonly ReleaseForm[], view: ReleaseView) {
    this.#open = forms.map((form) => ({
      form,
      writer: form.writer(view),
      file: new HashedFile(folder, form.name),
    }));
  }

  /** @param afterPage is called with the number of items that are written. */
  async write(
    pages: AsyncIterable<ItemPage>,
    afterPage: (items: number) => Promise<void>,
  ): Promise<ReleasedFile[]> {
    try {
      for (const { file, writer } of this.#open) file.write(writer.start());
      for await (const page of pages) {
        for (const { form, file, writer } of this.#open) {
          if (form.dataset === null || form.dataset === page.items[0]?.dataset) file.write(writer.page(page));
        }
        await afterPage(page.first + page.items.length);
      }
      for (const { file, writer } of this.#open) file.write(writer.end());
    } catch (error) {
      for (const { file } of this.#open) file.abandon();
      throw error;
    }
    return this.#open.map(({ form: { name, kind, dataset }, file }) => ({
      name,
      kind,
      dataset,
      ...file.close(),
    }));
  }
}
