import { getTranslations } from "next-intl/server";
import { AnnotatorHeader } from "@/app/_annotator/annotator-page/annotator-header";
import { Contact, hasContact } from "@/app/_annotator/annotator-page/contact";
import { ReturnCodeField } from "@/app/_annotator/annotator-page/return-code-field";
import { readJoinLink } from "@/server/domain/annotator/join-link";
import { parametersOf, queryOf, type JoinSearchParams } from "../search-params";
import { shownProjectOf } from "../shown-project";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: JoinSearchParams;
}

/** For somebody who joined in another browser, or whose browser has forgotten them. */
export default async function Return({ params, searchParams }: PageProps) {
  const project = await shownProjectOf(params);
  const parameter = await parametersOf(searchParams);
  const { source, externalId } = readJoinLink(parameter, project.recruiters);
  const isRecruited = externalId !== undefined;
  const query = await queryOf(searchParams, "refused");
  const t = await getTranslations("annotator.back");
  return (
    <>
      <AnnotatorHeader project={project} />
      <main id="content" className="sheet">
        <h1>{isRecruited ? t("knownTitle") : t("title")}</h1>
        {isRecruited ? <p>{t("knownText", { recruiter: source })}</p> : null}
        <form method="post" action={`/p/${project.slug}/join${query}`} className="stack">
          <ReturnCodeField refused={parameter("refused")} />
          <div className="sheet-actions">
            <button type="submit" className="button button-primary">
              {t("continue")}
            </button>
          </div>
        </form>
        <h2>{t("otherWays")}</h2>
        <ul>
          <li>{t("browser")}</li>
          {isRecruited ? <li>{t("session")}</li> : null}
          <li>
            {hasContact(project) ? (
              <>
                {t("contact")} <Contact project={project} />
              </>
            ) : (
              t("contactNobody")
            )}
          </li>
        </ul>
        {isRecruited ? null : (
          <p>
            <a href={`/p/${project.slug}${query}`}>{t("join")}</a>
          </p>
        )}
      </main>
    </>
  );
}
