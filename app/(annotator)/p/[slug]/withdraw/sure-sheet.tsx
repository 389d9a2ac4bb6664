import { getTranslations } from "next-intl/server";
import type { ShownProject } from "@/server/domain/project/shown-project";

interface SureSheetProps {
  project: Pick<ShownProject, "slug">;
  /** Whether another website sent the form, so that nothing was done. */
  isElsewhere: boolean;
}

/** The question once more, with the two buttons that answer it. */
export async function SureSheet({ project: { slug }, isElsewhere }: SureSheetProps) {
  const t = await getTranslations("annotator.withdraw");
  return (
    <main id="content" className="sheet">
      <h1>{t("sureTitle")}</h1>
      {isElsewhere ? (
        <p role="alert" className="warning">
          {t("elsewhere")}
        </p>
      ) : null}
      <p>{t("sureText")}</p>
      <div className="sheet-actions">
        <form method="post" action={`/p/${slug}/withdraw/erase`}>
          <button type="submit" className="button">
            {t("erase")}
          </button>
        </form>
        <a className="button button-primary" href={`/p/${slug}/work`}>
          {t("stay")}
        </a>
      </div>
    </main>
  );
}
