import { Link } from "@/app/_ui/link";
import { useTranslations } from "next-intl";
import { Card } from "@/app/_ui/card";
import type { ProjectDetail } from "@/server/domain/project/contracts";
import { outcomesWithoutWay } from "@/server/domain/recruiter/hand-back";
import type { RecruiterSettings } from "@/server/domain/recruiter/recruiters";
import { outcomeTableOf, tableNames } from "./recruiter-table";

const row = "flex min-h-11 flex-wrap items-center gap-x-4 border-b border-hairline py-1 last:border-b-0";
const link = "inline-flex min-h-11 w-48 items-center font-semibold";

/** The services that can send people, and mail, each with the way to how they come and go back. */
export function RecruiterList({ project }: { project: ProjectDetail }) {
  const t = useTranslations("organizer.recruiters");
  const mail = useTranslations("organizer.mailInvitations");
  const { slug, settings } = project;
  return (
    <Card id="recruiters" title={t("title")} description={t("hint")}>
      <ul className="flex flex-col">
        {tableNames.map((name) => (
          <li key={name} className={row}>
            <Link href={`/projects/${slug}/recruit/${name}`} className={link}>
              {t(`names.${name}`)}
            </Link>
            {name === "link" ? (
              <span className="text-label">
                {t(settings.returnUrl === "" ? "state.link" : "state.linkBack")}
              </span>
            ) : (
              <RecruiterState settings={outcomeTableOf(project, name)?.settings ?? undefined} />
            )}
          </li>
        ))}
        <li className={row}>
          <Link href={`/projects/${slug}/recruit/mail`} className={link}>
            {mail("title")}
          </Link>
          <span className="text-label text-muted">{mail("about")}</span>
        </li>
      </ul>
    </Card>
  );
}

function RecruiterState({ settings }: { settings: RecruiterSettings | undefined }) {
  const t = useTranslations("organizer.recruiters");
  if (settings === undefined) return <span className="text-label text-muted">{t("state.unused")}</span>;
  const missing = outcomesWithoutWay(settings).map((outcome) => t(`outcomes.${outcome}`));
  return (
    <span className="text-label">
      {missing.length === 0
        ? t("state.ready")
        : t("state.missing", { count: missing.length, outcomes: missing.join(", ") })}
    </span>
  );
}
