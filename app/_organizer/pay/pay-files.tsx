import { useTranslations } from "next-intl";
import { ledgerFileNames } from "@/server/domain/payment/contracts";

/** The ledger as files; the one for Prolific only where somebody came from it. */
export function PayFiles({ project, hasProlific }: { project: string; hasProlific: boolean }) {
  const t = useTranslations("organizer.pay");
  const names = ledgerFileNames.filter((name) => hasProlific || name !== "pay-prolific.csv");
  return (
    <section className="flex flex-col gap-1 text-label">
      <h2>{t("files")}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {names.map((name) => (
          <li key={name}>
            <a
              download
              href={`/api/projects/${project}/pay/${name}`}
              className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {t(`fileNames.${fileKeys[name]}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A point in a key would be read as a level of the catalogue. */
const fileKeys = {
  "pay.csv": "people",
  "pay-assignments.csv": "assignments",
  "pay-prolific.csv": "prolific",
} as const;
