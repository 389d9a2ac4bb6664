import { getTranslations } from "next-intl/server";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { parametersOf, type SearchParams } from "../search-params";
import { shownProjectOf } from "../shown-project";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: SearchParams;
}

/** For whoever does not agree. */
export default async function Declined({ params, searchParams }: PageProps) {
  const project = await shownProjectOf(params);
  const isRecruited = (await parametersOf(searchParams))("source") !== undefined;
  const t = await getTranslations("annotator.declined");
  return (
    <>
      <AnnotatorHeader project={project} />
      <main id="content" className="sheet">
        <h1>{t("title")}</h1>
        <p>
          {t("text")} {isRecruited ? t("recruiter") : null}
        </p>
      </main>
    </>
  );
}
