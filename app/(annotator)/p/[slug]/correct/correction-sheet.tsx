import { getTranslations } from "next-intl/server";

/** Says that a correction was saved, or that there is no page to correct. */
export async function CorrectionSheet({ project, said }: { project: string; said: "corrected" | "none" }) {
  const t = await getTranslations("annotator.correct");
  return (
    <main id="content" className="sheet">
      <h1>{t("title")}</h1>
      <p role="status" className={said === "corrected" ? "notice" : undefined}>
        {t(said)}
      </p>
      <div className="sheet-actions">
        <a className="button button-primary" href={`/p/${project}/work`}>
          {t("back")}
        </a>
      </div>
    </main>
  );
}
