import { getTranslations } from "next-intl/server";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { Contact, hasContact } from "../annotator-page/contact";
import { CopyCodeButton } from "../annotator-page/copy-button";
import { ownWords } from "../annotator-page/own-words";
import { ReturnButton } from "../annotator-page/return-button";
import { formatMoney } from "@/app/_ui/format-money";
import { Moment } from "@/app/_ui/moment";
import { DisagreementForm } from "./disagreement";
import type { End } from "./end";
import { endWords } from "./end-words";

interface EndSheetProps {
  project: ShownProject;
  end: End;
}

/** What happened, why, what is due, what can be said against it, and whom to ask. */
export async function EndSheet({ project, end }: EndSheetProps) {
  const t = await getTranslations("annotator");
  const { details, due, refusal } = end;
  const { title, texts, begins, mayChange } = endWords(end, project, ownWords(t, project.taskType));
  return (
    <main id="content" className="sheet">
      <h1>{title}</h1>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {begins === undefined ? null : (
        <p>
          {t.rich(`end.${begins.text}`, {
            moment: () => <Moment at={begins.at} show="full" formats={t("hit.formats")} />,
          })}
        </p>
      )}
      {details === undefined ? null : (
        <p>
          {t("end.submitted", { count: details.submitted })}{" "}
          {due ? t("end.due", { due: formatMoney(due, t("hit.formats")) }) : t("end.payAgreed")}
        </p>
      )}
      {end.completionCode === undefined ? null : <CompletionCode code={end.completionCode} />}
      {details?.contested === undefined ? null : (
        <DisagreementForm
          project={project.slug}
          about="contestAnnotatorStatus"
          contested={details.contested}
          answer={details.contestAnswer}
        />
      )}
      {refusal?.mayContest ? (
        <DisagreementForm
          project={project.slug}
          about="contestRefusal"
          contested={refusal.contested}
          answer={refusal.answer ?? undefined}
        />
      ) : null}
      {end.handBack?.way.kind === "form" ? <p>{t("recruiter.handIn")}</p> : null}
      <div className="sheet-actions">
        <ReturnButton handBack={end.handBack} />
        {mayChange ? (
          <a
            className={end.handBack === undefined ? "button button-primary" : "button"}
            href={`/p/${project.slug}/work`}
          >
            {t("end.checkAgain")}
          </a>
        ) : null}
      </div>
      {refusal === undefined ? null : (
        <p>
          <a href={`/p/${project.slug}/return`}>{t("join.returning")}</a>
        </p>
      )}
      {hasContact(project) ? (
        <p>
          {t("end.questions")} <Contact project={project} />
        </p>
      ) : null}
    </main>
  );
}

/** What the recruiter asks for, as text that can be copied. */
async function CompletionCode({ code }: { code: string }) {
  const t = await getTranslations("annotator.end");
  const shared = await getTranslations("shared.actions");
  return (
    <p className="code">
      <span id="code-label">{t("code")}</span>
      <code aria-labelledby="code-label" dir="ltr">
        {code}
      </code>
      <CopyCodeButton text={code} label={shared("copy")} done={shared("copied")} />
    </p>
  );
}
