import { getTranslations } from "next-intl/server";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { ReturnButton } from "@/app/_annotator/annotator-page/return-button";
import { serverCaller } from "@/app/_trpc/server";
import { shownProjectOf } from "../shown-project";

/** For whoever gave a page back. */
export default async function Left({ params }: { params: Promise<{ slug: string }> }) {
  const project = await shownProjectOf(params);
  const handBack = await (
    await serverCaller()
  ).work.handBack({ project: project.slug, source: "link", reason: "left" });
  const t = await getTranslations("annotator.left");
  return (
    <>
      <AnnotatorHeader project={project} />
      <main id="content" className="sheet">
        <h1>{t("title")}</h1>
        <p>{t("text")}</p>
        <div className="sheet-actions">
          <a className="button button-primary" href={`/p/${project.slug}/work`}>
            {t("again")}
          </a>
          <ReturnButton handBack={handBack} isMain={false} />
        </div>
      </main>
    </>
  );
}
