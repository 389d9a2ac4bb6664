import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import type { RecruiterFileName } from "@/server/domain/payment/contracts";
import type { RecruiterName } from "@/server/domain/recruiter/recruiters";

/** A point in a key would be read as a level of the catalogue. */
const fileKeys = {
  "participants.csv": "participants",
  "mturk-approve.csv": "approve",
  "mturk-bonus.csv": "bonus",
} as const satisfies Record<RecruiterFileName, string>;

/** What is told to a recruiter by files, because nothing here speaks to it. */
export function RecruiterFiles({ project, name }: { project: string; name: RecruiterName }) {
  const t = useTranslations("organizer.recruiters.files");
  const own: RecruiterFileName[] = name === "mturk" ? ["mturk-approve.csv", "mturk-bonus.csv"] : [];
  return (
    <Card id="files" title={t("title")} description={t(name === "mturk" ? "hintMturk" : "hint")}>
      <ul className="flex flex-wrap gap-x-6 text-label">
        {[...own, "participants.csv" as const].map((file) => (
          <li key={file}>
            <a
              download
              href={`/api/projects/${project}/pay/${file}`}
              className="inline-flex min-h-8 items-center pointer-coarse:min-h-11"
            >
              {t(fileKeys[file])}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
