import { getTranslations } from "next-intl/server";
import type { JoinLink } from "@/server/domain/annotator/join-link";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { Contact, hasContact } from "@/app/_components/annotator-page/contact";
import { Markdown } from "@/app/_components/markdown/markdown";
import { formatMoney } from "@/app/_components/money/format-money";

interface ConsentProps {
  project: ShownProject;
  link: JoinLink;
  /** The last press of the button could not be taken. */
  refused: boolean;
}

/** What is asked and what is kept, with the two buttons that answer. A plain form: it needs no script. */
export async function Consent({ project, link, refused }: ConsentProps) {
  const t = await getTranslations("annotator.join");
  const { slug, name, language, payPerHit, hitSize, consent } = project;
  const isRecruited = link.externalId !== undefined;
  return (
    <main id="content" className="sheet">
      <h1 lang={language} dir="auto">
        {name}
      </h1>
      {refused ? (
        <p role="alert" className="warning">
          {t("tooMany")}
        </p>
      ) : null}
      <dl className="facts">
        {hasContact(project) ? (
          <>
            <dt>{t("askedBy")}</dt>
            <dd>
              <Contact project={project} />
            </dd>
          </>
        ) : null}
        <dt>{t("youDo")}</dt>
        <dd>{t("pages", { size: hitSize })}</dd>
        <dt>{t("youGet")}</dt>
        <dd>{payPerHit === null ? t("payAgreed") : t("pay", { pay: formatMoney(payPerHit) })}</dd>
        <dt>{t("weKeep")}</dt>
        <dd>
          {t("keeps")} {isRecruited ? t("keepsRecruiterId") : null}
        </dd>
      </dl>
      <Markdown source={consent} language={language} />
      <form method="post" action={`/p/${slug}/join`} className="sheet-actions">
        <input type="hidden" name="source" value={link.source} />
        {isRecruited ? <input type="hidden" name="externalId" value={link.externalId} /> : null}
        <button type="submit" className="button button-primary">
          {t("agree")}
        </button>
        <a className="button" href={`/p/${slug}/declined${isRecruited ? `?source=${link.source}` : ""}`}>
          {t("disagree")}
        </a>
      </form>
    </main>
  );
}
