import { getTranslations } from "next-intl/server";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";

export default async function LinkNotFound() {
  const t = await getTranslations("annotator.notFound");
  return (
    <>
      <AnnotatorHeader project={null} />
      <main id="content" className="sheet">
        <h1>{t("title")}</h1>
        <p>{t("text")}</p>
      </main>
    </>
  );
}
