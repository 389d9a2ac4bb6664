import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { ShownProject } from "@/server/domain/project/shown-project";
import { Contact, hasContact } from "../annotator-page/contact";
import { ownWords } from "../annotator-page/own-words";
import { ReturnButton } from "../annotator-page/return-button";
import { formatMoney } from "@/app/_ui/format-money";
import { MomentIn } from "@/app/_ui/moment-in";
import { CompletionCode } from "./completion-code";
import { DisagreementForm } from "./disagreement";
import type { End } from "./end";
import { endWords } from "./end-words";

interface EndSheetProps {
  project: ShownProject;
  end: End;
  /** What stands in the place of the button where nobody's work has ended; the rest of the page does nothing then. */
  simulatedBack?: ReactNode;
}

/** What happened, why, what is due, what can be said against it, and whom to ask. */
export async function EndSheet({ project, end, simulatedBack }: EndSheetProps) {
  const t = await getTranslations("annotator");
  const { details, due, refusal, handBack } = end;
  const isSimulated = simulatedBack !== undefined;
  const again = `/p/${project.slug}/work`;
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
            moment: () => <MomentIn at={begins.at} show="full" formats={t("hit.formats")} />,
          })}
        </p>
      )}
      {details === undefined ? null : (
        <p>
          {t("end.submitted", { count: details.submitted })}{" "}
          {due ? t("end.due", { due: formatMoney(due, t("hit.formats")) }) : t("end.payAgreed")}
        </p>
      )}
      {end.correctable === undefined || isSimulated ? null : (
        <p>
          <a href={`/p/${project.slug}/correct`}>{t("correct.title")}</a>
        </p>
      )}
      {end.asksLast && !isSimulated ? (
        <p>
          <a href={`/p/${project.slug}/questionnaire`}>{t("end.askedLast")}</a>
        </p>
      ) : null}
      <CompletionCode code={end.completionCode} handBack={handBack} />
      <div className="stack" inert={isSimulated}>
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
      </div>
      {handBack?.way.kind === "form" ? <p>{t("recruiter.handIn")}</p> : null}
      <div className="sheet-actions">
        {simulatedBack ?? <ReturnButton handBack={handBack} />}
        {mayChange && handBack === undefined ? (
          <a className="button button-primary" href={again} inert={isSimulated}>
            {t("end.checkAgain")}
          </a>
        ) : null}
      </div>
      {mayChange && handBack !== undefined ? (
        <p inert={isSimulated}>
          <a href={again}>{t("end.checkAgain")}</a>
        </p>
      ) : null}
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
