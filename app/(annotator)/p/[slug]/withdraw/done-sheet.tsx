import { getTranslations } from "next-intl/server";

/** For whoever has been erased. */
export async function DoneSheet() {
  const t = await getTranslations("annotator.withdraw");
  return (
    <main id="content" className="sheet">
      <h1>{t("doneTitle")}</h1>
      <p role="status">{t("doneText")}</p>
    </main>
  );
}
