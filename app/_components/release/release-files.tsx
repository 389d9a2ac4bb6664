import { useTranslations } from "next-intl";
import { Notice } from "@/app/_components/ui/notice";
import { Cell, HeadCell, Table } from "@/app/_components/ui/table";
import type { ReleaseListing } from "@/server/domain/release/contracts";

interface ReleaseFilesProps {
  project: string;
  listing: ReleaseListing;
}

/** The files to take out, what each holds, and what it still lacks. */
export function ReleaseFiles({ project, listing }: ReleaseFilesProps) {
  const t = useTranslations("organizer.releases");
  const datasets = new Map(listing.datasets.map((dataset) => [dataset.name, dataset]));
  const lacking = listing.datasets.some(
    (dataset) => dataset.itemsBelowOverlap + dataset.itemsWithoutJudgments > 0,
  );
  const contentOf = (file: ReleaseListing["files"][number]) => {
    const dataset = file.dataset === null ? undefined : datasets.get(file.dataset);
    return file.kind === "judgments"
      ? t("kinds.judgments", { count: listing.judgments })
      : t(`kinds.${file.kind}`, { count: dataset?.items ?? 0 });
  };
  const lackOf = (file: ReleaseListing["files"][number]) => {
    const dataset = file.dataset === null ? undefined : datasets.get(file.dataset);
    if (file.kind !== "sts-gs" || dataset === undefined) return null;
    return t("lacks", { without: dataset.itemsWithoutJudgments, below: dataset.itemsBelowOverlap });
  };
  return (
    <>
      {lacking ? <Notice tone="warn" title={t("interim")} /> : null}
      <Table label={t("title")}>
        <thead>
          <tr>
            <HeadCell>{t("file")}</HeadCell>
            <HeadCell>{t("content")}</HeadCell>
            <HeadCell>{t("lacking")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {listing.files.map((file) => (
            <tr key={file.name}>
              <Cell>
                <a
                  download
                  href={`/api/projects/${project}/files/${encodeURIComponent(file.name)}`}
                  className="inline-flex min-h-6 items-center"
                >
                  {file.name}
                </a>
              </Cell>
              <Cell>{contentOf(file)}</Cell>
              <Cell>{lackOf(file)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
