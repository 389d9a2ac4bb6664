import { useTranslations } from "next-intl";
import { Notice } from "@/app/_ui/notice";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { FileFault } from "@/server/domain/import/file-fault";

interface FileFaultsProps {
  /** What is wrong as a whole. */
  title: string;
  faults: readonly FileFault[];
}

/** What is wrong with a file, by line and column. */
export function FileFaults({ title, faults }: FileFaultsProps) {
  const t = useTranslations("organizer.import");
  const ui = useTranslations("organizer.ui");
  return (
    <>
      <Notice tone="danger" announced title={title} />
      <Table label={t("faults")}>
        <thead>
          <tr>
            <HeadCell numeric>{t("errorColumns.line")}</HeadCell>
            <HeadCell numeric>{t("errorColumns.column")}</HeadCell>
            <HeadCell>{t("errorColumns.problem")}</HeadCell>
            <HeadCell>{t("errorColumns.found")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ line, column, sentence, found }, at) => (
            <tr key={at}>
              <Cell numeric>{line}</Cell>
              <Cell numeric>{column ?? ui("none")}</Cell>
              <Cell>{sentence}</Cell>
              <Cell className="font-mono wrap-anywhere whitespace-pre-wrap">{found ?? ui("none")}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
