import { useTranslations, useFormatter } from "next-intl";
import { CopyButton } from "@/app/_ui/copy-button";
import { Cell, HeadCell, Table } from "@/app/_ui/table";
import type { ManifestFile } from "@/server/domain/release/release";

const kilobyte = 1_000;
const megabyte = 1_000_000;

/** A size in the unit that suits it: 812 B, 7 kB, 12.4 MB. */
function Bytes({ bytes }: { bytes: number }) {
  const t = useTranslations("organizer.releases.bytes");
  const format = useFormatter();
  const inUnit = (unit: number, digits: number) =>
    format.number(bytes / unit, { maximumFractionDigits: digits });
  if (bytes < kilobyte) return <>{t("bytes", { size: inUnit(1, 0) })}</>;
  if (bytes < megabyte) return <>{t("kilobytes", { size: inUnit(kilobyte, 0) })}</>;
  return <>{t("megabytes", { size: inUnit(megabyte, 1) })}</>;
}

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
      <Table cards label={t("filesOf", { version })}>
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
              <Cell label={t("content")}>
                <span className={line}>{t(`kinds.${kind}`)}</span>
              </Cell>
              <Cell numeric label={t("size")}>
                <span className={line}>
                  <Bytes bytes={bytes} />
                </span>
              </Cell>
              <Cell across className="whitespace-nowrap" label={t("sha256")}>
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
