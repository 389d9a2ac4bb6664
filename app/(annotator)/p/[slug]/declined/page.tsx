import { getTranslations } from "next-intl/server";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { ReturnButton } from "@/app/_annotator/annotator-page/return-button";
import { readJoinLink } from "@/server/domain/annotator/join-link";
import { handBackOfLink } from "../hand-back-of";
import { parametersOf, type JoinSearchParams } from "../search-params";
import { shownProjectOf } from "../shown-project";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: JoinSearchParams;
}

/** For whoever does not agree. */
export default async function Declined({ params, searchParams }: PageProps) {
  const project = await shownProjectOf(params);
  const link = readJoinLink(await parametersOf(searchParams), project.recruiters);
  const isRecruited = link.externalId !== undefined;
  const handBack = await handBackOfLink(project.slug, link, "no-consent");
  const t = await getTranslations("annotator.declined");
  return (
    <>
      <AnnotatorHeader project={project} />
      <main id="content" className="sheet">
        <h1>{t("title")}</h1>
        <p>
          {t("text")} {isRecruited && handBack === null ? t("recruiter") : null}
        </p>
        <div className="sheet-actions">
          <ReturnButton handBack={handBack} />
        </div>
      </main>
    </>
  );
}
