import { getTranslations } from "next-intl/server";
import { Contact, hasContact } from "@/app/_annotator/annotator-page/contact";
import type { CorrectionClosing } from "@/server/domain/assignment/correction-window";
import type { ShownProject } from "@/server/domain/project/shown-project";

interface CorrectionSheetProps {
  project: ShownProject;
  /** That a correction was saved, or why there is no page to correct. */
  said: "corrected" | CorrectionClosing;
}

/** Where nothing closed the page that was sent last: there is none, or it is no work. */
const withoutPage = ["not_submitted", "not_work", "not_last"] as const;
type WithoutPage = (typeof withoutPage)[number];

const isClosed = (said: CorrectionSheetProps["said"]): said is Exclude<CorrectionClosing, WithoutPage> =>
  said !== "corrected" && !(withoutPage as readonly CorrectionClosing[]).includes(said);

/** Says that a correction was saved, or why there is no page to correct and what becomes of the answers. */
export async function CorrectionSheet({ project, said }: CorrectionSheetProps) {
  const t = await getTranslations("annotator.correct");
  const ends = await getTranslations("annotator.end");
  const isSaved = said === "corrected";
  return (
    <main id="content" className="sheet">
      <h1>{t("title")}</h1>
      <p role="status" className={isSaved ? "notice" : undefined}>
        {isClosed(said) ? t(`closed.${said}`) : t(isSaved ? "corrected" : "none")}
      </p>
      {isClosed(said) ? <p>{t("stays")}</p> : null}
      {isClosed(said) && hasContact(project) ? (
        <p>
          {ends("questions")} <Contact project={project} />
        </p>
      ) : null}
      <div className="sheet-actions">
        <a className="button button-primary" href={`/p/${project.slug}/work`}>
          {t("back")}
        </a>
      </div>
    </main>
  );
}
