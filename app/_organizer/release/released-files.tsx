import { useTranslations } from "next-intl";
import { CopyButton } from "@/app/_ui/copy-button";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ManifestFile } from "@/server/domain/release/release";
import { Bytes } from "./bytes";

interface ReleasedFilesProps {
  project: string;
  version: number;
  files: readonly ManifestFile[];
}

const shownDigits = 8;

/** As high as a link or a button, so that texts of a row stand on one line. */
const line = "inline-flex min-h-8 items-center pointer-coarse:min-h-11";

/** The files of a release with their sizes and checksums. */
export function ReleasedFiles({ project, version, files }: ReleasedFilesProps) {
  const t = useTranslations("organizer.releases");
  const address = `/api/projects/${project}/releases/v${version}`;
  return (
    <div className="flex flex-col gap-2">
      <a download href={address} className={`${line} self-start text-label`}>
        {t("allFiles", { count: files.length })}
      </a>
      <Table label={t("filesOf", { version })}>
        <thead>
          <tr>
            <HeadCell>{t("file")}</HeadCell>
            <HeadCell>{t("content")}</HeadCell>
            <HeadCell numeric>{t("size")}</HeadCell>
            <HeadCell>{t("sha256")}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {files.map(({ name, kind, bytes, sha256 }) => (
            <tr key={name}>
              <Cell>
                <a download href={`${address}/${encodeURIComponent(name)}`} className={line}>
                  {name}
                </a>
              </Cell>
              <Cell>
                <span className={line}>{t(`kinds.${kind}`)}</span>
              </Cell>
              <Cell numeric>
                <span className={line}>
                  <Bytes bytes={bytes} />
                </span>
              </Cell>
              <Cell className="whitespace-nowrap">
                <span className="inline-flex items-center gap-2">
                  <code title={sha256}>{t("begin", { text: sha256.slice(0, shownDigits) })}</code>
                  <CopyButton text={sha256} name={t("sha256Of", { name })} />
                </span>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
