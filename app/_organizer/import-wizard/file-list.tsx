import { useFormatter, useTranslations } from "next-intl";
import type { ImportPreview, Upload } from "@/server/domain/import/contracts";

interface FileListProps {
  uploads: Upload[];
  preview: ImportPreview | null;
}

/** The files as they were taken: which belong together, in which form they were read. */
export function FileList({ uploads, preview }: FileListProps) {
  const t = useTranslations("organizer.import");
  const format = useFormatter();
  const kilobytes = (bytes: number) => format.number(Math.max(1, Math.round(bytes / 1_000)));
  const total = uploads.reduce((sum, { bytes }) => sum + bytes, 0);
  const sizes = new Map(uploads.map((upload) => [upload.fileName, kilobytes(upload.bytes)]));
  return (
    <ul className="flex flex-col gap-1 text-label">
      {preview === null
        ? uploads.map((upload) => (
            <li key={upload.uploadId}>
              {t("file", { name: upload.fileName, size: kilobytes(upload.bytes) })}
            </li>
          ))
        : preview.sources.map((source) => (
            <li key={source.fileName} className="wrap-anywhere">
              {t("source", {
                name: source.fileName,
                // What comes out of an archive has only the archive's size.
                size: sizes.get(source.fileName) ?? kilobytes(total),
                scores: source.scoresFileName ?? "none",
                form: t(`formats.${source.format}`),
                good: source.good,
                bad: source.bad,
              })}
            </li>
          ))}
    </ul>
  );
}
